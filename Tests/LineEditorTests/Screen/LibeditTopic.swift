/// The measured behaviour of libedit 3.1-20221030 in a pseudo-terminal, by topic, and how this editor deals with it.
/// `docs/line-editor.md` contains the table; each topic has cases that are checked with a terminal emulator.
enum LibeditTopic: String, CaseIterable, Sendable {
    case defaultEditor = "default editor"
    case locale
    case utf8 = "UTF-8"
    case keyMap = "key map"
    case missingKeys = "missing keys"
    case paste = "bracketed paste"
    case completion
    case hints = "inline hints"
    case promptColour = "prompt colour"
    case interrupt = "Ctrl-C"
    case end = "Ctrl-D"
    case unbuffered
    case history
    case userFile = "user's file"
    case pipes = "not a terminal"
    case term = "TERM"
    case resize
    case library = "the library itself"

    /// The behaviour of libedit by itself.
    var finding: String {
        switch self {
        case .defaultEditor: "vi keys"
        case .locale: "without a UTF-8 locale, letters beyond ASCII are dropped silently"
        case .utf8:
            "text comes back exact, but the cursor loses its place before wide letters and behind joining marks"
        case .keyMap: "the manual page is stale; the search cannot look for letters beyond Latin-1"
        case .missingKeys: "unknown keys type their codes into the line; no undo with emacs keys"
        case .paste: "unknown: its markers become garbage"
        case .completion: "a hook, no list"
        case .hints: "no such thing; the right prompt is not asked for every letter"
        case .promptColour: "a colour at the very end of the prompt leaks into the text"
        case .interrupt: "depends on flags of the handler: ends the process, or does nothing"
        case .end: "a half-typed block and the end of the input look alike"
        case .unbuffered: "a mode that returns after each character"
        case .history: "truncates its file in place, without a lock; one entry too many is appended"
        case .userFile: "after `edit off` a Backspace arrives as a byte in the line"
        case .pipes: "invalid bytes are dropped silently"
        case .term: "an unknown name prints a warning of two lines"
        case .resize: "draws inside the signal handler, or not at all"
        case .library: "another library has nearly the same name; macOS hides functions"
        }
    }

    /// The behaviour of this editor.
    var answer: String {
        switch self {
        case .defaultEditor: "emacs keys, unless the user's file says otherwise"
        case .locale: "falls back to `C.UTF-8`, whatever the environment says"
        case .utf8: "such lines are painted by us, and the terminal keeps the cursor's place"
        case .keyMap:
            "every key is bound by us, in one table that is documented and pressed in tests; a search of our own"
        case .missingKeys: "words, undo and prefix search are there; keys without meaning do nothing"
        case .paste: "taken whole, shown as it is, run on Enter, split by our own parser"
        case .completion: "inserts what candidates share, lists the rest with descriptions below the text"
        case .hints: "dim behind the cursor, taken by the keys that go right; the right prompt follows every key"
        case .promptColour: "the colour ends before the text"
        case .interrupt: "cancels the line in every state, stops what runs, and twice ends what does not listen"
        case .end: "deletes in a line, throws a block away, leaves on an empty line"
        case .unbuffered: "not used: a line is handed over on Enter only"
        case .history: "one file for all sessions; each entry is on disk before it runs; several lines stay together"
        case .userFile: "is read after our keys; with editing off, lines are read plainly"
        case .pipes: "a reader of our own: every byte arrives, and one that is not UTF-8 is named by its place"
        case .term: "no warning; a terminal that cannot move its cursor gets no escape sequences"
        case .resize: "the line is drawn for the new size, and nothing above it is overwritten"
        case .library: "opened at run time; without it, lines are read plainly"
        }
    }
}
