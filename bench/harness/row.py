"""What a row of the table has to say for itself."""

from collections.abc import Iterable
from typing import Protocol

from harness.lab import Lab
from harness.line import Line
from harness.measurements import Measurements
from harness.subject import Subject


class Row(Protocol):
    """One workload: what is run for it, and what the samples mean."""

    id: str
    """Its name in `bench/goals.json`."""

    note: str
    """How it is measured: a sentence or two above its table."""

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        """What is to be run; makes the workloads."""

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        """The number for one of its limits, in the unit of that; `Unmeasured` where there is none."""

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        """What was measured, ours first."""
