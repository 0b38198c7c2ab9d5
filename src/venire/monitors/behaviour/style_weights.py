"""Numbers that tell another style from a speaker's own.

python scripts/fit_style.py FOLDER --write
"""

SPREADS: tuple[float, ...] = (
    0.2887,
    0.2570,
    0.3186,
    0.1066,
    0.1762,
    0.0200,
    0.1238,
    0.1298,
    0.4397,
    0.1313,
    0.0999,
    0.0946,
    0.1243,
    0.0880,
    0.1410,
    0.1158,
    0.0366,
    0.1088,
)
"""How far each mark usually lies from a speaker's first turns."""
WEIGHTS: tuple[float, ...] = (
    2.1203,
    0.8174,
    8.3608,
    0.1844,
    0.5576,
    2.8687,
    -5.1116,
    1.7546,
)
BIAS = -9.1796
TOLD_FROM = -1.5116
"""Mean log odds of two turns running from which a drift is told."""
