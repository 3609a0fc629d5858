"""Runs one command to its end, and has what it took."""

import dataclasses
import os
import pathlib
import signal
import subprocess
from collections.abc import Mapping, Sequence


@dataclasses.dataclass(frozen=True)
class Sample:
    """One finished run."""

    wall: float
    """Seconds of real time."""

    cpu: float
    """Seconds of processor time, of user and kernel, the children's included."""

    peak: int
    """Bytes of memory at most."""

    status: int
    """The exit status; of a process that a signal ended, 128 and the signal."""

    output: str
    """What it wrote, of standard output and standard error, if that was kept."""


class TookTooLong(Exception):
    """A command had to be ended."""


class Stopwatch:
    """Runs commands with `bench/stopwatch.c`."""

    def __init__(self, program: pathlib.Path, scratch: pathlib.Path, environment: Mapping[str, str]):
        self._program = program
        self._result = scratch / "stopwatch.txt"
        self._output = scratch / "output.txt"
        self._environment = dict(environment)

    def run(
        self, command: Sequence[str], folder: pathlib.Path | None = None, extra: Mapping[str, str] | None = None,
        seconds_max: float = 300,
    ) -> Sample:
        with open(self._output, "w+b") as output:
            process = subprocess.Popen(
                [str(self._program), str(self._result), *command], cwd=folder,
                env=self._environment | dict(extra or {}), stdin=subprocess.DEVNULL, stdout=output,
                stderr=subprocess.STDOUT, start_new_session=True)
            try:
                status = process.wait(seconds_max)
            except BaseException as error:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                if isinstance(error, subprocess.TimeoutExpired):
                    raise TookTooLong(f"took longer than {seconds_max:.0f} s") from None
                raise
        text = self._output.read_bytes()[:100_000].decode(errors="replace")
        if status != 0:
            return Sample(0, 0, 0, status, text)
        wall, cpu, peak, code = map(int, self._result.read_text().split())
        return Sample(wall / 1e9, cpu / 1e6, peak * 1024, code, text)
