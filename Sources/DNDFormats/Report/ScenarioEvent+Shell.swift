internal import DNDResults

extension ScenarioEvent {
    /// `people.dnd:12`, or the row of the case, quoted for a shell; `-` if it cannot be run again.
    var shellPlace: String {
        guard file != "<stdin>", state == .failed else { return "-" }
        return "\(file):\(caseLine ?? line)".shellWord
    }

    /// `dnd run people.dnd:12`; nil if it cannot be run again.
    var commandToRepeat: String? {
        file == "<stdin>" ? nil : "dnd run " + "\(file):\(caseLine ?? line)".shellWord
    }
}

extension String {
    /// The string as a shell word, quoted if it contains special characters.
    fileprivate var shellWord: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "+")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "%"), 0x80...:
                true
            default: false
            }
        }
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
