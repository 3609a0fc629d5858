"""What rows have in common that a benchmark measures inside its own process."""

from collections.abc import Callable, Iterable

from harness.lab import Lab
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject


def engine(workload: str, lab: Lab) -> Iterable[Subject]:
    """`bench/engine` with one of its workloads."""
    yield subject(f"engine/{workload}", lab.programs.engine, workload)


def figure(workload: str, name: str, measured: Measurements, unit: float) -> Callable[[], Spread]:
    """A figure of that workload, by the factor that makes it seconds or bytes."""
    return lambda: measured.figure(f"engine/{workload}", name).scaled(unit)


MICROSECONDS = 1e-6
MILLISECONDS = 1e-3
