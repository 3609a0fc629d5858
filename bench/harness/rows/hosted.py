"""A delegate in Swift beside the same delegate in the language."""

from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject


class Hosted:
    id = "hosted"
    note = (
        "Real time, measured inside the process, `bench/hosted`: one scenario of six statements, a thousand times "
        "with a fresh `UITableViewController`, and a thousand times with the same delegate written in the language."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield subject("hosted", lab.programs.hosted)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        return self._time("Swift", measured).median / self._time("script", measured).median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def script() -> Spread:
            return self._time("script", measured)

        yield line("a scenario with a script delegate", script)
        yield line("a scenario with a Swift delegate", lambda: self._time("Swift", measured), base=script)

    @staticmethod
    def _time(delegate: str, measured: Measurements) -> Spread:
        return measured.figure("hosted", f"scenario with a {delegate} delegate").scaled(1e-6)
