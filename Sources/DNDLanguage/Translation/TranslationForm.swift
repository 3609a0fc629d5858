/// What to write in place of a statement that a row of the table knows.
struct TranslationForm: Sendable {
    /// Words as they are, and parts of the pattern. Further parts:
    /// - `*...`: the rest as calls with anything between them
    /// - `PATH`: the index path of `NUMBER` in the section `NUMBER2`
    /// - `ROWS`: the declared rows of the list, if they are few
    /// - `FLAT`: nothing, before a phrase about the only section of the list
    private let parts: [String]

    init(_ parts: [String]) { self.parts = parts }

    /// The words, or nil if the list does not allow it. `captured` has what each part of the pattern has taken.
    func words(_ pattern: [String], _ captured: [ArraySlice<String>], _ names: Translation.Names) -> [String]? {
        let words = { pattern.firstIndex(of: $0).map { Array(captured[$0]) } }
        let rows = names.rows?(words("@")?.last)
        var written: [String] = []
        for part in parts {
            switch part {
            case "FLAT":
                if let rows, rows.isEmpty { return nil }
            case "ROWS":
                guard let rows, !rows.isEmpty, rows.count < PhraseFault.wordsMax else { return nil }
                written += rows
            case "PATH":
                written.append("[" + (words("NUMBER2")?.first ?? "") + ", " + (words("NUMBER")?.first ?? "") + "]")
            case "*...":
                let calls = words("*") ?? []
                for call in calls { written += call == calls.first ? [call] : [";", "...", ";", call] }
            case "*|": writeSections(words(part) ?? [], to: &written)
            default: written += words(part) ?? [part]
            }
        }
        return written
    }

    private func writeSections(_ rows: [String], to written: inout [String]) {
        var names = ["Two", "Three", "Four", "Five", "Six"][...]
        written += ["section", "One", ":"]
        for word in rows {
            if word != "|" {
                written.append(word)
            } else if let name = names.popFirst() {
                written += [";", "section", name, ":"]
            }
        }
    }
}
