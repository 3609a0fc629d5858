"""Other runners: where they come from, and how the same work looks for them."""

import pathlib
import shutil
import subprocess
import sys

PACKAGES = {"behave": "behave==1.3.3", "lit": "lit==23.1.5", "prysk": "prysk==0.20.0", "robot": "robotframework==7.5"}


class Peer:
    """A runner that is installed."""

    def __init__(self, name, program, version):
        self.name = name
        self.program = program
        self.version = version


def install(folder):
    """Installs what can be had; what cannot is left out, and the page says so."""
    found = {}
    python = folder / "bin" / "python3"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=False, stdout=subprocess.DEVNULL)
    for name, package in PACKAGES.items():
        if not (folder / "bin" / name).exists():
            for wanted in (package, package.split("==")[0]):
                done = subprocess.run(
                    [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted],
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                if done.returncode == 0:
                    break
        program = folder / "bin" / name
        if program.exists():
            found[name] = Peer(name, program, _version(python, package.split("==")[0]))
    for name in ("bats", "sqlite3"):
        place = shutil.which(name)
        if place:
            text = subprocess.run([place, "--version"], capture_output=True, text=True).stdout
            found[name] = Peer(name, pathlib.Path(place), text.split()[1 if name == "bats" else 0])
    return found


def _version(python, package):
    program = f"import importlib.metadata as m; print(m.version('{package}'))"
    return subprocess.run([python, "-c", program], capture_output=True, text=True).stdout.strip()


def command(peer, folder, jobs=1):
    """Runs everything in a folder that `write` has made."""
    extra = ["-j", str(jobs)] if peer.name in ("lit", "prysk") else []
    return {
        "behave": [peer.program, "--no-summary", "--format", "progress", folder],
        "lit": [peer.program, "--quiet", *extra, folder],
        "prysk": [peer.program, "--quiet", *extra, folder],
        "robot": [peer.program, "--output", "NONE", "--log", "NONE", "--report", "NONE", folder],
        "bats": [peer.program, folder],
        "sqlite3": [peer.program, ":memory:", "SELECT 1;"],
    }[peer.name]


BEHAVE_STEPS = """from behave import given, when, then

@given("rows {text}")
def rows(context, text): context.rows = text.split()

@when("row {source:d} goes to {target:d}")
def move(context, source, target): context.rows.insert(target, context.rows.pop(source))

@then("the order is {text}")
def order(context, text): assert context.rows == text.split()
"""

ROBOT_KEYWORDS = """*** Settings ***
Library    Collections

*** Test Cases ***
"""


def write(peer, folder, file_count, case_count):
    """Files with cases of six statements that move rows, as each runner has them."""
    folder.mkdir(parents=True, exist_ok=True)
    if peer.name == "behave":
        (folder / "steps").mkdir(exist_ok=True)
        (folder / "steps" / "rows.py").write_text(BEHAVE_STEPS)
    if peer.name == "lit":
        config = "import lit.formats\nconfig.name = 'rows'\nconfig.suffixes = ['.test']\n"
        (folder / "lit.cfg.py").write_text(config + "config.test_format = lit.formats.ShTest(False)\n")
    for number in range(file_count):
        text, suffix = _TEXTS[peer.name](case_count)
        (folder / f"case{number}{suffix}").write_text(text)


def _behave(count):
    case = "  Scenario: {0}\n    Given rows A B C\n    When row 0 goes to 1\n    Then the order is B A C\n"
    case += "    When row 2 goes to 0\n    Then the order is C B A\n    When row 0 goes to 0\n"
    return "Feature: rows\n" + "".join(case.format(number) for number in range(count)), ".feature"


def _lit(count):
    return "# RUN: true\n# RUN: true\n# RUN: true\n# RUN: true\n# RUN: true\n# RUN: true\n" * count, ".test"


def _prysk(count):
    return "  $ true\n" * 6 * count, ".t"


def _robot(count):
    case = "case {0}\n    @{{rows}}=    Create List    A    B    C\n"
    case += "    ${{row}}=    Remove From List    ${{rows}}    0\n"
    case += "    Insert Into List    ${{rows}}    1    ${{row}}\n    @{{other}}=    Create List    B    A    C\n"
    case += "    Lists Should Be Equal    ${{rows}}    ${{other}}\n    Length Should Be    ${{rows}}    3\n"
    return ROBOT_KEYWORDS + "".join(case.format(number) for number in range(count)), ".robot"


def _bats(count):
    case = "@test \"case {0}\" {{\n  rows=(A B C)\n  rows=(B A C)\n  true\n  true\n"
    case += "  [ \"${{rows[*]}}\" = \"B A C\" ]\n}}\n"
    return "".join(case.format(number) for number in range(count)), ".bats"


_TEXTS = {"behave": _behave, "lit": _lit, "prysk": _prysk, "robot": _robot, "bats": _bats}
