"""Random drags in one very long table."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.rows.engine import MICROSECONDS, engine, figure
from harness.spread import Spread
from harness.subject import Subject


class Drags:
    id = "drags"
    note = (
        "Processor time, measured inside the process, `bench/engine`: lift, hover and drop with a delegate that moves "
        "the row in the model and in a batch. *Beyond the delegate calls* is the part of a drag that does not lie "
        "between the beginning and the end of a call of the delegate; what the delegate tells the engine in the "
        "meantime (the batch) counts as the delegate's, and stands in a line of its own. How large the parts are is "
        "measured with a watch in the same drags, run once more."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield from engine("drags", lab)
        yield from engine("rows", lab)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        if limit == "drag":
            return self._beyond(measured).median * 1e6
        return measured.figure("engine/rows", "memory of a row").median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def whole() -> Spread:
            return self._whole(measured)

        yield line("a drag", whole)
        yield line("of it beyond the delegate calls", lambda: self._beyond(measured), base=whole)
        yield line("of it in delegate calls, with their batch", lambda: self._calls(measured), base=whole)
        yield line("a drag in 10 rows", figure("drags", "drag in 10 rows", measured, MICROSECONDS), base=whole)
        array = figure("drags", "array of 1000000: remove and insert", measured, MICROSECONDS)
        yield line("an array's remove and insert (memmove)", array, base=whole)
        yield line("memory of a row, model and shown", figure("rows", "memory of a row", measured, 1), _bytes)

    def _beyond(self, measured: Measurements) -> Spread:
        return self._whole(measured).scaled(1 - self._part_of_calls(measured))

    def _calls(self, measured: Measurements) -> Spread:
        return self._whole(measured).scaled(self._part_of_calls(measured))

    @staticmethod
    def _whole(measured: Measurements) -> Spread:
        return measured.figure("engine/drags", "drag in 1000000 rows").scaled(MICROSECONDS)

    @staticmethod
    def _part_of_calls(measured: Measurements) -> float:
        calls = measured.figure("engine/drags", "calls of the delegate in a drag").median
        return calls / measured.figure("engine/drags", "drag with a watch").median


def _bytes(value: float) -> str:
    return f"{value:.1f} bytes"
