"""What was measured, by the key of each subject."""

import dataclasses
import json
import pathlib
import re

from harness.spread import Spread
from harness.stopwatch import Sample


class Unmeasured(Exception):
    """There is no number, and the reason."""


class Measurements:
    """The samples of every subject, and why some have none."""

    def __init__(self) -> None:
        self._samples: dict[str, list[Sample]] = {}
        self._reasons: dict[str, str] = {}

    def add(self, key: str, sample: Sample) -> None:
        if sample.status == 0:
            self._samples.setdefault(key, []).append(sample)
        else:
            self.fail(key, f"ended with {sample.status}: {_gist(sample.output)}")

    def fail(self, key: str, reason: str) -> None:
        self._reasons.setdefault(key, reason)

    def has_failed(self, key: str) -> bool:
        return key in self._reasons

    @property
    def failures(self) -> dict[str, str]:
        return dict(self._reasons)

    def samples(self, key: str) -> list[Sample]:
        if key in self._reasons:
            raise Unmeasured(self._reasons[key])
        if key not in self._samples:
            raise Unmeasured("was not run")
        return self._samples[key]

    def wall(self, key: str) -> Spread:
        """Seconds of real time."""
        return Spread.of([sample.wall for sample in self.samples(key)])

    def cpu(self, key: str) -> Spread:
        """Seconds of processor time."""
        return Spread.of([sample.cpu for sample in self.samples(key)])

    def peak(self, key: str) -> Spread:
        """Bytes of memory."""
        return Spread.of([sample.peak for sample in self.samples(key)])

    def figure(self, key: str, name: str) -> Spread:
        """A number that the subject has printed itself, as a line of JSON with its name and value."""
        values = [_figures(sample.output).get(name) for sample in self.samples(key)]
        numbers = [value for value in values if value is not None]
        if not numbers:
            raise Unmeasured(f"printed no figure '{name}'")
        return Spread.of(numbers)

    # MARK: - Keeping

    def write(self, file: pathlib.Path) -> None:
        samples = {key: [dataclasses.asdict(sample) for sample in kept] for key, kept in self._samples.items()}
        file.write_text(json.dumps({"samples": samples, "reasons": self._reasons}, indent=1), encoding="utf-8")

    @staticmethod
    def read(file: pathlib.Path) -> "Measurements":
        kept = json.loads(file.read_text(encoding="utf-8"))
        measured = Measurements()
        measured._samples = {key: [Sample(**sample) for sample in each] for key, each in kept["samples"].items()}
        measured._reasons = kept["reasons"]
        return measured


def _figures(output: str) -> dict[str, float]:
    figures = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    return {figure["name"]: figure["value"] for figure in figures}


def _gist(output: str) -> str:
    """The first line of what a program wrote, without the bars of a table and the folders of this machine."""
    line = next((line.strip() for line in output.splitlines() if line.strip()), "without a word")
    return re.sub(r"(/[^\s/:]+)+/", "", line).replace("|", "/")[:160]
