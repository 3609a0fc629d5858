"""The rows of the table, in its order."""

from harness.row import Row
from harness.rows.batches import Batches
from harness.rows.drags import Drags
from harness.rows.exploring import Exploring
from harness.rows.hosted import Hosted
from harness.rows.keystroke import Keystroke
from harness.rows.many_files import ManyFiles
from harness.rows.one_file import OneFile
from harness.rows.own_specs import OwnSpecs
from harness.rows.pages import Pages
from harness.rows.parsing import Parsing
from harness.rows.snapshots import Snapshots
from harness.rows.start_up import StartUp
from harness.rows.traces import Traces

ALL: list[Row] = [
    StartUp(), ManyFiles(), OneFile(), Parsing(), OwnSpecs(), Keystroke(), Drags(), Batches(), Snapshots(), Traces(),
    Hosted(), Exploring(), Pages(),
]
