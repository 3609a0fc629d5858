"""The programs that are asked."""

import dataclasses
import os
import pathlib
import shutil
import subprocess
import tempfile

from answer import Answer
from shots import Shot

TIMEOUT_SECONDS = 300
# Independent of the terminal, of CI services and of user settings.
ENVIRONMENT = {"PATH": os.environ.get("PATH", ""), "HOME": "/dev/null", "LC_ALL": "C.UTF-8", "TERM": "dumb"}


@dataclasses.dataclass(frozen=True)
class Program:
    """A build of dnd, with the hosted programs beside it."""

    path: pathlib.Path

    def has(self, name: str) -> bool:
        return os.access(self.path.with_name(name), os.X_OK)

    def answer(self, shot: Shot, root: pathlib.Path) -> Answer:
        if not shot.writes:
            return self._answer(shot, root)
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for path in shot.reads:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(root / path, folder / path)
            answer = self._answer(shot, folder)
            written = sorted(path for path in folder.rglob("*") if path.is_file())
            files = [f"== {path.relative_to(folder)}\n".encode() + path.read_bytes() for path in written]
            return dataclasses.replace(answer, output=answer.output + b"".join(files))

    def _answer(self, shot: Shot, folder: pathlib.Path) -> Answer:
        program = self.path.with_name(shot.program) if shot.program else self.path
        try:
            done = subprocess.run(
                [program, *shot.arguments], cwd=folder, input=shot.input, capture_output=True, check=False,
                timeout=TIMEOUT_SECONDS, env=ENVIRONMENT)
        except subprocess.TimeoutExpired:
            return Answer(-1, b"", f"no answer within {TIMEOUT_SECONDS} s\n".encode())
        # The output may contain the folder of a build, which differs between builds.
        path = str(self.path.parent).encode()
        return Answer.plain(
            done.returncode, done.stdout.replace(path, b"BUILD"), done.stderr.replace(path, b"BUILD"))
