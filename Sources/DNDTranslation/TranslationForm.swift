internal import SourceText

/// What to write in place of a statement that a row of the table knows.
struct TranslationForm: Sendable {
    /// Words as they are, and parts of the pattern. Further parts:
    /// - `*...`: the rest as calls with anything between them
    /// - `PATH`: the index path of `NUMBER` in the section `NUMBER2`
    /// - `ROWS`: the declared rows of the list, if they are few
    /// - `SECTIONS`: the rows of each declared section
    /// - `SCENE`: what follows stands in the block of the scene
    /// - `FLAT`: nothing, before a phrase about the only section of the list
    /// - `FIRST`: nothing, before the declaration of the first scene
    /// - `ONLY`: the only list
    /// - `LABELS`: as many labels as `NUMBER` says
    /// - `TIMES`: `METHOD` as often as `NUMBER` says, with any calls between
    private let parts: [String]

    init(_ parts: [String]) { self.parts = parts }

    /// The words, or nil if the list does not allow it.
    func words(_ captured: TranslationPattern.Captures, _ names: Translation.Names) -> [String]? {
        let rows = names.rows?(captured["@"]?.last)
        var written: [String] = []
        for part in parts {
            switch part {
            case "FLAT":
                if let rows, rows.isEmpty { return nil }
            case "FIRST":
                let isNumber = captured["*"].map { $0.count == 1 && Int32($0[0]) != nil } ?? false
                guard names.lacksScene, !isNumber else { return nil }
            case "ONLY":
                guard let list = names.onlyList else { return nil }
                written.append(list)
            case "ROWS":
                guard let rows, !rows.isEmpty, rows.count < Translation.wordsMax else { return nil }
                written += rows
            case "LABELS", "TIMES":
                guard let number = captured["NUMBER"], let count = Int32(number[0]), count > 0, count <= Self.countMax
                else { return nil }
                for number in 0..<UInt8(count) {
                    if part == "LABELS" {
                        written.append(String(UnicodeScalar(UInt8(ascii: "A") + number)))
                    } else {
                        written += (number == 0 ? [] : [";", "...", ";"]) + (captured["METHOD"] ?? [])
                    }
                }
            case "PATH":
                let (section, index) = (captured["NUMBER2"]?.first ?? "", captured["NUMBER"]?.first ?? "")
                written.append("[" + section + ", " + index + "]")
            case "*...": writeCalls(captured["*"] ?? [], to: &written)
            case "*|":
                let names = ["One", "Two", "Three", "Four", "Five", "Six"]
                writeSections(captured[part] ?? [], names[...], isDeclared: true, to: &written)
            case "SECTIONS":
                let rows = captured["*|"] ?? []
                guard rows.count(where: { $0 == "|" }) + 1 == names.sections.count else { return nil }
                writeSections(rows, names.sections[...], isDeclared: false, to: &written)
            default: written += captured[part] ?? [part]
            }
        }
        return written
    }

    /// What is counted up to there is written out.
    private static let countMax = 26

    private func writeCalls(_ calls: [String], to written: inout [String]) {
        for (index, call) in calls.enumerated() { written += index == 0 ? [call] : [";", "...", ";", call] }
    }

    private func writeSections(
        _ rows: [String], _ names: ArraySlice<String>, isDeclared: Bool, to written: inout [String]
    ) {
        var names = names
        for word in ["|"] + rows {
            if word != "|" {
                written.append(word)
            } else if let name = names.popFirst() {
                if written.last != "{" { written.append(";") }
                written += (isDeclared ? ["section"] : []) + [name.quotedIfNeeded, ":"]
            }
        }
    }
}
