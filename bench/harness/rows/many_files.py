"""Many files with one scenario each, beside the same number of cases of other runners."""

from collections.abc import Iterable
from functools import partial

from harness import installing, peer_cases, peer_commands, quantities
from harness.lab import Lab
from harness.line import Line, line, missing
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject

FILES = 10_000

# The smaller numbers of files for peers, since some of them take minutes.
PEER_FILES = {"behave": 2000, "lit": 1000, "Robot": 500, "prysk": 250, "Bats": 100}


class ManyFiles:
    id = "many-files"
    note = (
        f"Real time. dnd runs {FILES:,} files; peers run as many as the line says, and the rest is added as a straight "
        "line through that time and the one for a single file. Those that can run two jobs do."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        folder = lab.specs.files(lab.scaled(FILES))
        yield subject("many-files/dnd", lab.programs.dnd, "run", "-j", 2, folder)
        yield subject("many-files/read", "find", folder, "-name", "*.dnd", "-exec", "cat", "{}", "+")
        for name, count in self._peer_files(lab).items():
            peer = lab.peers.found[name]
            one, many = (peer_cases.write(name, lab.folder / f"many-files-{n}" / name, n) for n in (1, count))
            start = peer_commands.command(peer, one, jobs=2)
            command = peer_commands.command(peer, many, jobs=2)
            yield subject(f"many-files/{name}-one", *start, environment=peer.environment, rounds_max=3)
            yield subject(f"many-files/{name}", *command, environment=peer.environment, rounds_max=3)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        return self._own(measured, lab).median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def own() -> Spread:
            return self._own(measured, lab)

        yield line("dnd", own)
        yield line("reading the same files with `find` and `cat`", lambda: self._read(measured, lab), base=own)
        for name, count in self._peer_files(lab).items():
            peer = lab.peers.found[name]
            jobs = "two jobs" if peer.can_run_in_parallel else "one job"
            yield line(
                peer.title, partial(self._peer, name, measured, lab), base=own,
                note=f"{jobs}, from {quantities.count(count)} files")
        for name in installing.RUNNERS:
            if name in lab.peers.missing:
                yield missing(name, lab.peers.missing[name])

    def _peer_files(self, lab: Lab) -> dict[str, int]:
        return {name: max(2, lab.scaled(count)) for name, count in PEER_FILES.items() if name in lab.peers.found}

    def _own(self, measured: Measurements, lab: Lab) -> Spread:
        return measured.wall("many-files/dnd").scaled(FILES / lab.scaled(FILES))

    def _read(self, measured: Measurements, lab: Lab) -> Spread:
        return measured.wall("many-files/read").scaled(FILES / lab.scaled(FILES))

    def _peer(self, name: str, measured: Measurements, lab: Lab) -> Spread:
        some = measured.wall(f"many-files/{name}")
        start = measured.wall(f"many-files/{name}-one").median
        return some.scaled(extrapolated(some.median, self._peer_files(lab)[name], start, FILES) / some.median)


def extrapolated(time: float, count: int, time_of_one: float, wanted: int) -> float:
    """What `wanted` files take, on a straight line through the times of one and of `count`."""
    each = max(0.0, time - time_of_one) / (count - 1)
    return time_of_one + each * (wanted - 1)
