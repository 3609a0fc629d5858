"""Batch updates of a long table."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.rows.engine import MILLISECONDS, engine, figure
from harness.subject import Subject

COUNTS = [100_000, 50_000, 25_000]


class Batches:
    id = "batch"
    note = (
        "Processor time, measured inside the process, `bench/engine`: from `beginUpdates` to the end of the batch, in "
        "which every update is validated, put into UIKit's order and applied. Heckel's algorithm, as DifferenceKit "
        "publishes it, finds what has changed and applies nothing. `CollectionDifference` is quadratic in what has "
        "changed, so it has a tenth of the rows."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield from engine("batch", lab)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        large, _, small = (measured.figure("engine/batch", f"batch of {count} rows").median for count in COUNTS)
        return large if limit == "time" else large / COUNTS[0] / (small / COUNTS[-1])

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        base = figure("batch", f"batch of {COUNTS[0]} rows", measured, MILLISECONDS)
        yield line(f"batch of {COUNTS[0]:,} rows", base)
        for count in COUNTS[1:]:
            batch = figure("batch", f"batch of {count} rows", measured, MILLISECONDS)
            yield line(f"batch of {count:,} rows", batch, base=base)
        heckel = figure("batch", "Heckel of 100000 rows", measured, MILLISECONDS)
        yield line("Heckel, 100,000 rows", heckel, base=base)
        other = figure("batch", "CollectionDifference of 10000 rows", measured, MILLISECONDS)
        yield line("`CollectionDifference`, 10,000 rows", other, base=base)
