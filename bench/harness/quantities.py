"""Numbers with their units, as the page shows them: three significant digits where they say something."""


def number(value: float) -> str:
    """1,234 · 123 · 12.3 · 1.23 · 0.12 · 0.0012"""
    size = abs(value)
    if 0 < size < 0.0995:
        return f"{value:.2g}"
    digits = 0 if size >= 99.95 else 1 if size >= 9.995 else 2
    return f"{value:,.{digits}f}"


def seconds(value: float) -> str:
    if value >= 0.9995:
        return f"{number(value)} s"
    if value >= 0.0009995:
        return f"{number(value * 1e3)} ms"
    return f"{number(value * 1e6)} µs"


def size(count: float) -> str:
    return f"{number(count / (1 << 20))} MiB"


def times(ratio: float) -> str:
    return f"{number(ratio)} ×"


def count(value: int) -> str:
    return f"{value:,}"


def percent(part: float) -> str:
    return f"{part * 100:.0f} %"


def with_unit(value: float, unit: str) -> str:
    """A value in the unit in which a goal is given."""
    return f"{value:,.0f} {unit}" if unit.startswith("scenarios") else f"{number(value)} {unit}"
