"""What stands beside a goal: one measured thing."""

import dataclasses
from collections.abc import Callable

from harness import quantities
from harness.measurements import Unmeasured
from harness.spread import Spread


@dataclasses.dataclass(frozen=True)
class Line:
    """A line of the table of one workload."""

    name: str
    measured: str
    spread: str = ""
    beside: str = ""
    """How many times that of dnd it is."""


def line(
    name: str, measure: Callable[[], Spread], text: Callable[[float], str] = quantities.seconds,
    base: Callable[[], Spread] | None = None, note: str = "",
) -> Line:
    """A line for what `measure` has, beside `base`; or the reason why there is no number."""
    try:
        spread = measure()
    except Unmeasured as reason:
        return Line(name, f"not measured: {reason}")
    beside = ""
    if base is not None:
        try:
            beside = quantities.times(spread.median / base().median)
        except Unmeasured:
            beside = ""
    apart = f"± {quantities.percent(spread.relative)} of {spread.count}" if spread.count > 1 else "once"
    return Line(name, text(spread.median) + (f" ({note})" if note else ""), apart, beside)


def missing(name: str, reason: str) -> Line:
    return Line(name, f"missing: {reason}")
