"""One file with very many scenarios: the rate of playing, and the memory that it leaves behind."""

from collections.abc import Iterable
from functools import partial

from harness import quantities
from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject

COUNTS = [10_000, 50_000, 100_000]
REPETITIONS = [1, 5, 10]


class OneFile:
    id = "one-file"
    note = (
        "Scenarios by seconds of processor time, reading, checking and reporting included, with `-j 1`. Memory is the "
        "peak that the kernel names. What the text itself takes is held apart in two ways: `dnd lint --syntax` reads "
        "the same file and plays nothing; and `--repeat` plays one text of "
        f"{COUNTS[0]:,} scenarios once, 5 and 10 times, so that only the number of those already run grows."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        dnd = lab.programs.dnd
        for count in COUNTS:
            spec = lab.specs.file(lab.scaled(count))
            rounds = None if count == COUNTS[-1] else 1
            yield subject(f"one-file/run-{count}", dnd, "run", "-j", 1, spec, rounds_max=rounds)
            yield subject(f"one-file/check-{count}", dnd, "lint", "--syntax", spec, rounds_max=1)
        yield subject("one-file/wc", "wc", lab.specs.file(lab.scaled(COUNTS[-1])))
        for repetition in REPETITIONS:
            spec = lab.specs.file(lab.scaled(COUNTS[0]))
            words = (dnd, "run", "-j", 1, "--repeat", repetition, spec)
            yield subject(f"one-file/repeat-{repetition}", *words, rounds_max=2)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        if limit == "rate":
            return lab.scaled(COUNTS[-1]) / measured.cpu(f"one-file/run-{COUNTS[-1]}").median
        few, many = (measured.peak(f"one-file/repeat-{times}").median for times in (REPETITIONS[0], REPETITIONS[-1]))
        return many / few

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def run() -> Spread:
            return measured.cpu(f"one-file/run-{COUNTS[-1]}")

        yield line("`dnd run -j 1`, processor time", run)
        yield line("the same, real time", lambda: measured.wall(f"one-file/run-{COUNTS[-1]}"), base=run)
        yield line("`dnd lint --syntax`", lambda: measured.cpu(f"one-file/check-{COUNTS[-1]}"), base=run)
        yield line("`wc`", lambda: measured.cpu("one-file/wc"), base=run)
        for count in COUNTS:
            yield self._memory(f"file of {count:,} scenarios, run", f"run-{count}", measured)
            yield self._memory(f"file of {count:,} scenarios, check", f"check-{count}", measured)
            yield line(
                f"file of {count:,} scenarios, run less check, for each",
                partial(self._growth, count, measured, lab), _bytes)
        for repetition in REPETITIONS:
            name = f"file of {COUNTS[0]:,} scenarios, {COUNTS[0] * repetition:,} run"
            yield self._memory(name, f"repeat-{repetition}", measured)

    @staticmethod
    def _memory(name: str, key: str, measured: Measurements) -> Line:
        return line(name, partial(measured.peak, f"one-file/{key}"), quantities.size)

    @staticmethod
    def _growth(count: int, measured: Measurements, lab: Lab) -> Spread:
        """Bytes for each scenario that playing takes beyond reading."""
        read = measured.peak(f"one-file/check-{count}").median
        return Spread.of([(measured.peak(f"one-file/run-{count}").median - read) / lab.scaled(count)])


def _bytes(value: float) -> str:
    return f"{value:.0f} bytes"
