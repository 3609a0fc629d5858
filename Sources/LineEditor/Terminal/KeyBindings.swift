/// Keys that libedit's emacs mode does not know.
///
/// Unknown keys are the worst of it: libedit takes the first part of Ctrl-Left (`ESC [1;5D`) for a key and types `;5D`
/// into the line. So every combination of Shift, Alt and Ctrl with a key of the middle block gets a binding, if only
/// one that does nothing.
enum KeyBindings {
    struct Binding: Equatable {
        let keys: String
        let command: String
    }

    static let all: [Binding] = quiet + useful
    static let withoutEscape: [Binding] = all.filter { !$0.keys.hasPrefix("\\e") }

    private static let useful: [Binding] = [
        ("^I", "editor-complete"),
        ("\\e[3~", "ed-delete-next-char"),
        ("\\e[3;5~", "em-delete-next-word"),
        ("\\e[3;3~", "em-delete-next-word"),
        ("\\e^?", "ed-delete-prev-word"),
        ("\\e^H", "ed-delete-prev-word"),
        // Inside an entry of several lines: a row up or down; the plain arrows always walk through the history.
        ("\\e[1;3A", "ed-prev-line"), ("\\e[1;3B", "ed-next-line"),
        ("\\e[1;5A", "ed-prev-line"), ("\\e[1;5B", "ed-next-line"),
        // A word left or right with Ctrl or Alt; the shorter forms are rxvt's and PuTTY's.
        ("\\e[1;5D", "ed-prev-word"), ("\\e[1;5C", "em-next-word"),
        ("\\e[1;3D", "ed-prev-word"), ("\\e[1;3C", "em-next-word"),
        ("\\e[5D", "ed-prev-word"), ("\\e[5C", "em-next-word"),
        ("\\eOd", "ed-prev-word"), ("\\eOc", "em-next-word"),
        ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
        ("\\eOH", "ed-move-to-beg"), ("\\eOF", "ed-move-to-end"),
        ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
        ("\\e[7~", "ed-move-to-beg"), ("\\e[8~", "ed-move-to-end"),
    ].map(Binding.init(keys:command:))

    private static let quiet: [Binding] = modified + functionKeys

    /// Arrows, Home, End, Insert, Delete and the page keys with every combination of modifiers (2 Shift … 8 all three).
    private static var modified: [Binding] {
        let plain = ["2", "5", "6"].map { ignored("\\e[\($0)~") }
        return plain
            + (2...8).flatMap { modifier in
                ["A", "B", "C", "D", "F", "H"].map { ignored("\\e[1;\(modifier)\($0)") }
                    + ["2", "3", "5", "6"].map { ignored("\\e[\($0);\(modifier)~") }
            }
    }

    private static var functionKeys: [Binding] {
        (11...24).map { ignored("\\e[\($0)~") } + ["P", "Q", "R", "S"].map { ignored("\\eO\($0)") }
    }

    private static func ignored(_ keys: String) -> Binding {
        Binding(keys: keys, command: "ed-ignore")
    }
}
