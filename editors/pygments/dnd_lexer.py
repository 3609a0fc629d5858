# Written by `dnd docs grammar pygments`: do not edit.
from pygments.lexer import RegexLexer, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

PART = r"(?:[\w.]|[^\x00-\x7f]|-(?!>))"
WORD = r"(?:\w|[^\x00-\x7f])" + PART + "*"
END = "(?!" + PART + ")"
NUMBER = "(?:0|[1-9][0-9]*)"

VERBS = (
    "add", "after", "animations", "animator", "answer", "app", "ask-siri", "assume", "batch", "before",
    "cadence", "cancel", "cells", "class", "collapse", "collection", "context", "coordinator", "data",
    "define", "delegate", "deselect", "device", "drag", "drop", "each", "editing", "examples", "expand",
    "expect", "fails", "file", "finger", "folder", "gives", "holds", "hover", "if", "include", "inside",
    "ios", "item", "leave", "lift", "lift-behavior", "list", "load", "local", "main", "meanwhile",
    "model", "named", "object", "outline", "parameters", "pasteConfiguration", "placeholder",
    "presentation", "previewProvider", "progress", "read", "reads", "recognize", "release", "reorder",
    "reorders", "scenario", "section", "select", "selected", "session", "setNeedsDropPreviewUpdate",
    "settle", "simultaneous-drops", "simultaneous-recognition", "size", "snapshot", "spring",
    "spring-loaded", "table", "team", "team-data", "text", "translate", "type", "view", "visibility",
    "visible", "wait", "window", "with", "without", "writes",
)
PREPOSITIONS = (
    "after", "at", "before", "else", "for", "from", "in", "into", "of", "to", "when", "with",
)
KEYWORDS = (
    "above", "activated", "activating", "active", "add", "addAnimations", "addCompletion", "all",
    "animations", "animator", "answer", "app", "append", "apply", "array", "as", "ask-siri", "assume",
    "automatic", "background", "badge", "batch", "beginUpdates", "below", "bottom", "cadence", "call",
    "calls", "cancel", "cancelled", "cell", "cellDragState", "cellDropState", "cells", "class", "code",
    "collapse", "collection", "commit", "conforms", "contains", "context", "continues", "coordinator",
    "copy", "count", "data", "data-source", "decided", "default", "define", "delegate", "delete",
    "delivered", "dequeue", "deselect", "destination", "device", "diffable", "difference", "domain",
    "drag", "dragging", "drop", "each", "edge", "editing", "empty", "end", "endUpdates", "error",
    "examples", "exception", "expand", "expandedItems", "expect", "extended", "faded", "fails", "false",
    "fast", "file", "finalSnapshot", "finding", "finger", "folder", "forbidden", "full-size", "gap",
    "gives", "header", "hidden", "holds", "host", "hover", "idle", "if", "immediate", "in-place",
    "inactive", "include", "index", "indexOfItem", "indicator", "initialSnapshot", "insert", "insertAt",
    "insertInto", "inside", "ios", "isEqual", "isExpanded", "isVisible", "item", "item.destination",
    "item.file", "item.label", "item.local", "item.preview", "item.source", "itemIdentifiers", "items",
    "layout", "leave", "level", "lift", "lift-behavior", "lifted", "lifting", "list", "live", "load",
    "loaded", "loads", "local", "log", "long-press", "main", "meanwhile", "model", "move",
    "move.destination", "move.source", "name", "named", "never", "no", "none", "not", "notTargeted",
    "numberOfItems", "object", "off", "off-main", "on", "once", "operation", "order", "original",
    "outline", "own", "pad", "parameters", "parent", "pasteConfiguration", "phone", "placeholder",
    "placeholders", "plus", "position", "possible", "precise", "presentation", "preview",
    "previewProvider", "previews", "progress", "progressIndicatorStyle", "proposal", "provided",
    "queue", "read", "reads", "recognize", "reconfigure", "release", "reload", "reloadData",
    "reloading", "remove", "reorder", "reordering", "reorders", "replace", "returned", "rootItems",
    "scaled", "scenario", "scroll", "section", "sectionTransactions", "select", "selected", "session",
    "session.items", "setNeedsDropPreviewUpdate", "settle", "shown", "silence", "simultaneous-drops",
    "simultaneous-recognition", "single", "size", "slow", "snapshot", "spring", "spring-loaded",
    "springLoading", "start", "state", "still", "stops", "table", "take", "targetItem", "targetView",
    "targeted", "team", "team-data", "text", "then", "top", "translate", "true", "twice", "type",
    "types", "unanimated", "uncommitted", "unspecified", "update", "updates", "view", "visibility",
    "visible", "visibleItems", "wait", "window", "without", "writes", "yes", "zip",
)
METHODS = (
    "activationHandler", "canHandle", "canMoveItemAt", "canMoveRowAt", "canPaste", "canReorderItem",
    "cellProvider", "cellUpdateHandler", "completion", "concludeDrop", "didChangeWith", "didEndWith",
    "didReorder", "dragPreviewParametersForItemAt", "dragPreviewParametersForRowAt",
    "dragSessionAllowsMoveOperation", "dragSessionDidEnd",
    "dragSessionIsRestrictedToDraggingApplication", "dragSessionWillBegin", "dragStateDidChange",
    "dropPreviewParametersForItemAt", "dropPreviewParametersForRowAt", "dropSessionDidEnd",
    "dropSessionDidEnter", "dropSessionDidExit", "dropSessionDidUpdate", "interactionDidFinish",
    "invalidationContext", "itemsForAddingTo", "itemsForBeginning", "moveItemAt", "moveRowAt", "paste",
    "performDrop", "performDropWith", "prefersFullSizePreviewsFor", "previewForCancelling",
    "previewForDropping", "previewForLifting", "previewParametersProvider",
    "sessionAllowsMoveOperation", "sessionDidEnd", "sessionDidEnter", "sessionDidExit",
    "sessionDidMove", "sessionDidTransferItems", "sessionDidUpdate", "sessionForAddingItems",
    "sessionIsRestrictedToDraggingApplication", "sessionWillBegin", "shouldAllow", "shouldCollapseItem",
    "shouldExpandItem", "shouldSpringLoadItemAt", "shouldSpringLoadRowAt", "snapshotForExpandingParent",
    "targetIndexPathForMoveFromItemAt", "targetIndexPathForMoveFromRowAt",
    "targetIndexPathForMoveOfItemFromOriginalIndexPath", "willAdd", "willAnimateCancelWith",
    "willAnimateDropWith", "willAnimateLiftWith", "willCollapseItem", "willEndWith", "willExpandItem",
    "willReorder",
)

class DndLexer(RegexLexer):
    """Specs and sessions of dnd: UIKit's drag and drop without a screen."""

    name = "dnd"
    aliases = ["dnd"]
    filenames = ["*.dnd"]
    url = "https://en.wikipedia.org/wiki/Drag_and_drop"

    tokens = {
        # The start of a statement: the only place where a verb is one.
        "root": [
            (r"[ \t\r\n;{}]+", Text),
            (r"#.*", Comment.Single),
            (r"@" + WORD, Name.Decorator),
            (r"[(\[]", Punctuation, "list"),
            (r"\\[ \t\r]*\n[ \t]*", Text, "phrase"),
            (words(VERBS, suffix=END), Keyword, "phrase"),
            (r"(?=\S)", Text, "phrase"),
        ],
        "phrase": [
            (r"[\n;{}]", Text, "#pop"),
            (r"\\[ \t\r]*\n", Text),
            (r"[(\[]", Punctuation, "list"),
            (r"[ \t\r]+", Text),
            (r"#.*", Comment.Single),
            (r"(?=\S)", Text, "token"),
        ],
        # Line ends do not end a list, and nothing in it is a verb.
        "list": [
            (r"[)\]]", Punctuation, "#pop"),
            (r"[(\[]", Punctuation, "#push"),
            (r"\s+", Text),
            (r"#.*", Comment.Single),
            (r"(?=\S)", Text, "token"),
        ],
        # One token.
        "token": [
            (r'"(?:[^"\\\n]|\\.)*(?:"|$)', String.Double, "#pop"),
            (WORD + r"\((?:" + WORD + r":)*\)", Name.Function, "#pop"),
            (NUMBER + "(?:ms|s)" + END, Number, "#pop"),
            (NUMBER + END, Number.Integer, "#pop"),
            (r"\$" + WORD, Name.Variable, "#pop"),
            (r"\.\.\.|~|_" + END, Name.Constant, "#pop"),
            (r"->", Operator, "#pop"),
            (words(PREPOSITIONS, suffix=END), Operator.Word, "#pop"),
            (words(KEYWORDS, suffix=END), Keyword.Pseudo, "#pop"),
            (words(METHODS, suffix=END), Name.Function.Magic, "#pop"),
            (WORD, Name, "#pop"),
            (r"\S", Punctuation, "#pop"),
        ],
    }
