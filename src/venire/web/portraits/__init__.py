"""Small drawn faces for the jury box, made from a few parameters. Pure text in, SVG text out."""

from venire.web.portraits.face import portrait

__all__ = ["portrait"]
