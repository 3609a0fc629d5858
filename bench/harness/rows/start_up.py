"""Start-up: a file with one scenario."""

from collections.abc import Iterable
from functools import partial

from harness import peer_cases, peer_commands
from harness.lab import Lab
from harness.line import Line, line, missing
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject


class StartUp:
    id = "start-up"
    note = (
        "Real time of a whole process, from its start to its end. The empty C program is linked statically; the one "
        "that is linked by default shows what the loader costs alone. Peers run one file with one case; the shell of "
        "sqlite3 runs `SELECT 1`."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        spec = lab.specs.file(1)
        yield subject("start-up/dnd", lab.programs.dnd, "run", spec, burst=8)
        yield subject("start-up/empty", lab.programs.empty, burst=8)
        yield subject("start-up/empty-dynamic", lab.programs.empty_dynamic, burst=8)
        for name, peer in lab.peers.found.items():
            folder = lab.folder / "start-up" / name.split()[0]
            if name in peer_cases.FORMS:
                peer_cases.write(name, folder, 1)
            command = peer_commands.command(peer, folder)
            yield subject(f"start-up/{name}", *command, environment=peer.environment, burst=2)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        return measured.wall("start-up/dnd").median / measured.wall("start-up/empty").median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def dnd() -> Spread:
            return measured.wall("start-up/dnd")

        yield line("dnd", dnd)
        yield line("empty C program", lambda: measured.wall("start-up/empty"), base=dnd)
        yield line("empty C program, linked by default", lambda: measured.wall("start-up/empty-dynamic"), base=dnd)
        yield line("dnd, processor time", lambda: measured.cpu("start-up/dnd"))
        yield line("empty C program, processor time", lambda: measured.cpu("start-up/empty"))
        for name, peer in lab.peers.found.items():
            yield line(peer.title, partial(measured.wall, f"start-up/{name}"), base=dnd)
        for name, reason in lab.peers.missing.items():
            yield missing(name, reason)
