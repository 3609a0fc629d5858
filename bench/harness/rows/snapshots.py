"""`apply` of a diffable data source."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.rows.engine import MILLISECONDS, engine, figure
from harness.subject import Subject

COUNTS = [100_000, 50_000, 25_000]
PERCENTS = [1, 100]


class Snapshots:
    id = "snapshots"
    note = (
        "Processor time, measured inside the process, `bench/engine`: `apply` of a second snapshot, since the first "
        "one reloads. The worse of the two counts. Heckel's algorithm finds what has changed and applies nothing; "
        "`CollectionDifference` is quadratic in what has changed, so where all are shuffled it has a fiftieth of "
        "them."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield from engine("snapshots", lab)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        def time(percent: int, count: int) -> float:
            return measured.figure("engine/snapshots", f"apply to {count}, {percent} % shuffled").median

        if limit == "time":
            return max(time(percent, COUNTS[0]) for percent in PERCENTS)
        return max(
            time(percent, COUNTS[0]) / COUNTS[0] / (time(percent, COUNTS[-1]) / COUNTS[-1]) for percent in PERCENTS)

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        for percent, others in zip(PERCENTS, (COUNTS[0], COUNTS[0] // 50)):
            end = f"{percent} % shuffled"
            base = figure("snapshots", f"apply to {COUNTS[0]}, {end}", measured, MILLISECONDS)
            for count in COUNTS:
                apply = figure("snapshots", f"apply to {count}, {end}", measured, MILLISECONDS)
                yield line(f"`apply` to {count:,}, {end}", apply, base=base if count != COUNTS[0] else None)
            heckel = figure("snapshots", f"Heckel of {COUNTS[0]}, {end}", measured, MILLISECONDS)
            yield line(f"Heckel, {COUNTS[0]:,}, {end}", heckel, base=base)
            other = figure("snapshots", f"CollectionDifference of {others}, {end}", measured, MILLISECONDS)
            yield line(f"`CollectionDifference`, {others:,}, {end}", other, base=base)
