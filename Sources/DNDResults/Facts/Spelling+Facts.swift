internal import DragDrop

/// Writes facts in the syntax of the language.
extension Spelling {
    package static func subject(_ subject: FactSubject) -> String {
        subject.name + (subject.owner.map { " \(subject.preposition.rawValue) \(label($0))" } ?? "")
    }

    package static func value(_ value: FactValue) -> String {
        switch value {
        case .none: "none"
        case .anything: "_"
        case .truth(let value): value ? "yes" : "no"
        case .boolean(let value): value ? "true" : "false"
        case .count(let count): "\(count)"
        case .word(let word, let place): word + (place.map { " on \($0)" } ?? "")
        case .text(let text): text
        case .labels(let labels), .labelSet(let labels): self.labels(labels)
        case .words(let words): listed(words)
        case .quoted(let texts): listed(texts.map { quoted($0) })
        case .path(let path, let space): self.path(path, space)
        case .proposal(let operation, let intent, let isPrecise, let isFullSize):
            operation.word + (intent.map { " " + $0.word } ?? "")
                + (isPrecise ? " precise" : "") + (isFullSize ? " full-size" : "")
        case .badge(let count): count > 1 ? "plus \(count)" : "plus"
        case .file(let name, let isOriginal): (isOriginal ? "original" : "file") + (name.map { " " + quoted($0) } ?? "")
        case .landing(let landing): self.landing(landing)
        case .previews(let labels, let isLive, let isFullSize):
            looks(isLive: isLive, isFullSize: isFullSize) + self.labels(labels)
        case .updates(let batches): updates(batches)
        case .rows(let shown, let data):
            labels(shown) + (data.map { $0 == shown ? "" : "  (the app's data: \(labels($0)))" } ?? "")
        case .calls(let count, let last): count == 0 ? "none" : "\(count)" + (last.map { ", the last \($0)" } ?? "")
        case .rules(let rules): listed(rules.map { $0.description })
        case .called(let call): "called: \(call)"
        case .finding(let isFound, let others):
            isFound ? "yes" : others.isEmpty ? "no" : "no, but \(listed(others.map { $0.rawValue }))"
        case .absent(let absence): self.absence(absence)
        case .fault(let message): message
        }
    }

    package static func labels(_ labels: [String]) -> String {
        listed(labels.map { label($0) })
    }

    /// The look of previews, placed before their owner: "still full-size ", or empty.
    package static func looks(isLive: Bool?, isFullSize: Bool?) -> String {
        (isLive.map { $0 ? "live " : "still " } ?? "") + (isFullSize.map { $0 ? "full-size " : "scaled " } ?? "")
    }

    private static func listed(_ words: [String]) -> String {
        words.isEmpty ? "none" : words.joined(separator: " ")
    }

    private static func landing(_ landing: FactValue.Landing) -> String {
        switch landing {
        case .standard: "default"
        case .row(let path): "to \(value(path))"
        case .intoRow(let path): "into \(value(path))"
        case .view(let name): "to view \(label(name))"
        case .placeholder: "to placeholder"
        }
    }

    private static func updates(_ batches: [[String]]?) -> String {
        guard let batches else { return "reloadData" }
        let texts = batches.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
        return texts.isEmpty ? "none" : texts.joined(separator: " then ")
    }

    private static func absence(_ absence: FactValue.Absence) -> String {
        switch absence {
        case .sessionNotEnded: "no session has ended"
        case .noAnimation: "no animation"
        case .nothingAsked: "nothing was asked"
        case .noHandlerRun: "no completion handler has run"
        case .notComeNear: "no gesture has come near it yet"
        }
    }
}
