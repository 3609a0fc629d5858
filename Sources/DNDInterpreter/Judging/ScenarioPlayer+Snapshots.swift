internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Expectations about snapshots, transactions and logs.
extension ScenarioPlayer {
    mutating func judgeSnapshots(_ expectation: Expectation, at range: SourceRange) throws(ScriptFault) -> Mismatch? {
        switch expectation {
        case .updates(let wanted, let name):
            let list = try subject(name, at: range)
            let actual = engine.lastUpdates(in: list)
            return value(
                "updates of \(engine[list].name)", Self.words(wanted), Self.words(actual), holds: wanted == actual,
                at: range)
        case .log(let wanted): return judgeLog(wanted, at: range)
        case .difference(let wanted, let section, let name):
            let actual = try difference(of: section, in: subject(name, at: range))
            return value("difference", Self.joined(wanted), Self.joined(actual), holds: wanted == actual, at: range)
        case .sectionTransactions(let titles, let name):
            let list = try subject(name, at: range)
            let wanted = titles.map { $0.text }
            let actual = (engine[list].transaction?.sectionTransactions ?? []).map { engine.title(of: $0.section) }
            return value(
                "sectionTransactions", Self.listed(wanted), Self.listed(actual), holds: wanted == actual, at: range)
        default: preconditionFailure("Other expectations are judged elsewhere.")
        }
    }

    private func judgeLog(_ wanted: String?, at range: SourceRange) -> Mismatch? {
        let actual = engine.lastLog
        let holds: Bool
        if let wanted, let actual {
            holds = TextPattern(wanted).matches(actual)
        } else {
            holds = wanted == nil && actual == nil
        }
        return value("log", wanted ?? "none", actual ?? "none", holds: holds, at: range)
    }

    private func difference(of section: Name?, in list: ListID) throws(ScriptFault) -> [String] {
        guard let transaction = engine[list].transaction else { return [] }
        let difference: ItemDifference?
        if let section {
            let id = engine.knownSection(titled: section.text)
            difference = transaction.sectionTransactions.first { $0.section == id }?.difference
        } else {
            difference = transaction.difference
        }
        return difference.map { Spelling.changes($0, label: { engine.label(of: $0) }) } ?? []
    }

    private static func joined(_ texts: [String]) -> String {
        texts.isEmpty ? "none" : texts.joined(separator: " ")
    }

    private static func words(_ batches: [[String]]?) -> String {
        guard let batches else { return "reloadData" }
        let texts = batches.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
        return texts.isEmpty ? "none" : texts.joined(separator: " then ")
    }
}

extension Engine {
    /// The batches since the last gesture or apply; nil when the list was reloaded.
    fileprivate func lastUpdates(in list: ListID) -> [[String]]? {
        var batches: [[String]] = []
        for entry in trace.reversed() {
            switch entry.kind {
            case .note(.reloadedData(list)), .action(.reloadData, list): return nil
            case .note(.updated(let updates, list)), .action(.batch(let updates), list):
                batches.append(updates.map { Spelling.update($0) })
            case .action(.applySnapshot, list), .action(.applySectionSnapshot, list), .gesture:
                return batches.reversed()
            default: continue
            }
        }
        return batches.reversed()
    }

    /// What UIKit logged last.
    var lastLog: String? {
        for entry in trace.reversed() {
            if case .note(.snapshotLog(let text, _)) = entry.kind { return text }
        }
        return nil
    }
}
