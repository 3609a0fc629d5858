/// The keys of the editor: their bindings and their documentation. A test compares this table with `docs/repl.md`;
/// another presses every key of it.
package enum KeyTable {
    /// Keys with the same effect.
    package struct Row: Sendable {
        /// The names of the keys: `Ctrl-A`, `Home`.
        package let keys: [String]
        package let meaning: String
        let bindings: [Binding]
        /// Whether the keys are also bound in vi's insert mode, where most keys have another meaning.
        let isForVi: Bool
    }

    struct Binding: Equatable, Sendable {
        let keys: String
        let command: String
    }

    package static let rows: [Row] = moving + changing + history + rest

    static let bindings: [Binding] = UnknownKeys.bindings + rows.flatMap { $0.bindings }
    static let viBindings: [Binding] = rows.filter { $0.isForVi }.flatMap { $0.bindings }
        .filter { !$0.keys.hasPrefix("\\e") }

    /// The table in Markdown.
    package static var markdown: String {
        let lines = rows.map { "| \($0.keys.joined(separator: ", ")) | \($0.meaning) |\n" }
        return "| key | what it does |\n|---|---|\n" + lines.joined()
    }

    // MARK: - Rows

    private static let moving: [Row] = [
        row(["Left", "Ctrl-B"], "a character to the left", "ed-prev-char", "\\e[D", "\\eOD", "^B"),
        row(
            ["Right", "Ctrl-F"], "a character to the right; at the end takes the hint", "editor-forward",
            "\\e[C", "\\eOC", "^F", isForVi: true),
        // The shorter forms come from rxvt and PuTTY.
        row(
            ["Ctrl-Left", "Alt-Left", "Alt-B"], "a word to the left", "ed-prev-word",
            "\\e[1;5D", "\\e[1;3D", "\\e[5D", "\\eOd", "\\eb"),
        row(
            ["Ctrl-Right", "Alt-Right", "Alt-F"], "a word to the right; at the end takes a word of the hint",
            "editor-forward-word", "\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc", "\\ef"),
        row(
            ["Home", "Ctrl-A"], "to the beginning", "ed-move-to-beg",
            "\\e[H", "\\eOH", "\\e[1~", "\\e[7~", "^A"),
        row(
            ["End", "Ctrl-E"], "to the end; there takes the hint", "editor-end",
            "\\e[F", "\\eOF", "\\e[4~", "\\e[8~", "^E", isForVi: true),
        row(["Alt-Up", "Ctrl-Up"], "a row up in a text of several rows", "ed-prev-line", "\\e[1;3A", "\\e[1;5A"),
        row(["Alt-Down", "Ctrl-Down"], "a row down", "ed-next-line", "\\e[1;3B", "\\e[1;5B"),
    ]

    private static let changing: [Row] = [
        row(["Backspace", "Ctrl-H"], "deletes the character to the left", "em-delete-prev-char", "^?", "^H"),
        row(["Delete"], "deletes the character to the right", "ed-delete-next-char", "\\e[3~"),
        row(["Ctrl-D"], "the same; on an empty line leaves", "em-delete-or-list", "^D"),
        row(
            ["Ctrl-W", "Alt-Backspace"], "deletes the word to the left", "ed-delete-prev-word", "^W", "\\e^?", "\\e^H"),
        row(
            ["Alt-D", "Ctrl-Delete"], "deletes the word to the right", "em-delete-next-word",
            "\\ed", "\\e[3;5~", "\\e[3;3~"),
        row(["Ctrl-K"], "deletes to the end", "ed-kill-line", "^K"),
        row(["Ctrl-U"], "deletes everything", "em-kill-line", "^U"),
        row(["Ctrl-Y"], "puts back what was deleted last", "em-yank", "^Y"),
        row(["Ctrl-T"], "swaps two characters", "ed-transpose-chars", "^T"),
        row(["Ctrl-_", "Ctrl-X Ctrl-U"], "takes the last change back", "editor-undo", "^_", "^X^U"),
        row(["Alt-Enter"], "begins a new row", "editor-newline", "\\e^M", "\\e^J"),
        row(["Ctrl-V"], "types the next key as it is", "ed-quoted-insert", "^V"),
    ]

    private static let history: [Row] = [
        row(["Up", "Ctrl-P"], "the entry before", "editor-previous-entry", "\\e[A", "\\eOA", "^P"),
        row(["Down", "Ctrl-N"], "the entry behind", "editor-next-entry", "\\e[B", "\\eOB", "^N"),
        row(
            ["PageUp", "Alt-P"], "the entry before that begins like the text up to the cursor",
            "editor-previous-match", "\\e[5~", "\\ep"),
        row(["PageDown", "Alt-N"], "the entry behind that does", "editor-next-match", "\\e[6~", "\\en"),
        row(
            ["Ctrl-R"], "searches the history while one types; again: an older match; Ctrl-G gives up",
            "editor-search-backward", "^R", isForVi: true),
        row(["Ctrl-S"], "in a search: a newer match", "editor-search-forward", "^S", isForVi: true),
    ]

    private static let rest: [Row] = [
        row(["Tab"], "completes the word, or lists what can stand there", "editor-complete", "^I", isForVi: true),
        row(["Enter"], "plays the line, or begins the next one of an open block", "ed-newline", "^M", "^J"),
        row(["Ctrl-L"], "clears the screen", "editor-clear-screen", "^L"),
        row(
            ["Ctrl-C"],
            "cancels the line or the block; stops a paste between two of its lines; on an empty line twice leaves"),
        row(["Ctrl-Z"], "stops the program until `fg`"),
    ]

    private static func row(
        _ keys: [String], _ meaning: String, _ command: String = "", _ sequences: String..., isForVi: Bool = false
    ) -> Row {
        let bindings = sequences.map { Binding(keys: $0, command: command) }
        return Row(keys: keys, meaning: meaning, bindings: bindings, isForVi: isForVi)
    }
}
