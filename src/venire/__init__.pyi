from venire.debate_api import Debate as Debate

__version__: str
