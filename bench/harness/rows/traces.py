"""What it costs to keep the trace of a scenario."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.rows.engine import MICROSECONDS, engine, figure
from harness.subject import Subject


class Traces:
    id = "traces"
    note = (
        "Processor time, measured inside the process, `bench/engine`: one scenario of six statements, played with its "
        "trace kept as `dnd trace` keeps it, and without."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield from engine("traces", lab)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        kept = measured.figure("engine/traces", "scenario with its trace").median
        return kept / measured.figure("engine/traces", "scenario without a trace").median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        off = figure("traces", "scenario without a trace", measured, MICROSECONDS)
        yield line("a scenario, trace off", off)
        on = figure("traces", "scenario with its trace", measured, MICROSECONDS)
        yield line("a scenario, trace on", on, base=off)
