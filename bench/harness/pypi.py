"""Peers from PyPI, in a virtual environment of their own."""

import pathlib
import shutil
import subprocess
import sys

from harness.peer import Peer

# The versions that the page was written with; if such a version is gone, a later one is used.
PACKAGES = {"behave": "behave==1.3.3", "lit": "lit==23.1.5", "prysk": "prysk==0.20.0", "Robot": "robotframework==7.5"}
PROGRAMS = {"behave": "behave", "lit": "lit", "prysk": "prysk", "Robot": "robot"}


class Unavailable(Exception):
    """A peer cannot be had, and why."""


def install(name: str, folder: pathlib.Path) -> Peer:
    """Installs a peer, if it is not there yet."""
    python = folder / "bin" / "python3"
    if has_moved(folder):
        shutil.rmtree(folder)
    if not python.exists():
        _run([sys.executable, "-m", "venv", str(folder)], "python3 makes no virtual environment")
    program = folder / "bin" / PROGRAMS[name]
    package = PACKAGES[name]
    if not program.exists():
        try:
            _install(python, package)
        except Unavailable:
            _install(python, package.split("==")[0])
    version = f"import importlib.metadata as m; print(m.version('{package.split('==')[0]}'))"
    text = _run([str(python), "-c", version], "it does not say its version").strip()
    return Peer(name, text, program, can_run_in_parallel=name == "lit")


def has_moved(folder: pathlib.Path) -> bool:
    """Whether the programs name an interpreter that is elsewhere now: a virtual environment cannot be moved."""
    pip = folder / "bin" / "pip"
    if not pip.exists():
        return folder.exists()
    first_line = pip.read_text(encoding="utf-8").splitlines()[0]
    return not pathlib.Path(first_line.removeprefix("#!").strip()).exists()


def _install(python: pathlib.Path, package: str) -> None:
    words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--timeout", "20", "--retries", "1"]
    _run([str(python), *words, package], "pip cannot install it")


def _run(command: list[str], reason: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    except (OSError, subprocess.TimeoutExpired):
        raise Unavailable(reason) from None
    if done.returncode != 0:
        raise Unavailable(reason)
    return done.stdout
