/// Keys without a meaning, which must have no effect.
///
/// libedit treats the start of an unknown sequence as a key and inserts the rest: Ctrl-Left (`ESC [1;5D`) puts `;5D`
/// into the line. So every combination of Shift, Alt and Ctrl with a navigation key, and every function key, is bound
/// to nothing; ``KeyTable`` then binds those with a meaning.
enum UnknownKeys {
    static let bindings: [KeyTable.Binding] = (modified + functionKeys).map {
        KeyTable.Binding(keys: $0, command: "ed-ignore")
    }

    /// Arrows, Home, End, Insert, Delete and the page keys with every combination of modifiers (2 is Shift, 8 is all
    /// three), and with rxvt's marks for Ctrl and Shift.
    private static var modified: [String] {
        let combined = (2...8).flatMap { modifier in
            ["A", "B", "C", "D", "F", "H", "P", "Q", "R", "S"].map { "\\e[1;\(modifier)\($0)" }
                + [2, 3, 5, 6].map { "\\e[\($0);\(modifier)~" }
        }
        return ["\\e[2~", "\\e[Z"] + combined
            + ["$", "\\^", "@"].flatMap { mark in (2...8).map { "\\e[\($0)\(mark)" } }
    }

    private static var functionKeys: [String] {
        let plain = (11...34).map { "\\e[\($0)~" } + ["P", "Q", "R", "S"].map { "\\eO\($0)" }
        let modified = (2...8).flatMap { modifier in (15...24).map { "\\e[\($0);\(modifier)~" } }
        // The Linux console's F1 to F5, and the reports of a window that gains or loses focus.
        return plain + modified + ["A", "B", "C", "D", "E"].map { "\\e[[\($0)" } + ["\\e[I", "\\e[O"]
    }
}
