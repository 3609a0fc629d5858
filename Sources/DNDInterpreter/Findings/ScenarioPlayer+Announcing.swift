internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Expectations that announce findings.
extension ScenarioPlayer {
    /// Announces the findings about dropped items of a list whose rows are named. `expect shown` also announces that
    /// the app's data may differ.
    mutating func announceRows(of list: ListID, shownOnly: Bool) {
        watch.drop?.namedLists.insert(list)
        let name = engine[list].name
        watch.found.removeAll { finding in
            switch finding.kind {
            case .lost, .leftOut: finding.list == name
            case .doubled(_, let other): finding.list == name || other == name
            default: finding.isDifference && shownOnly && finding.list == name
            }
        }
    }

    /// Announces failed loads, because the loaded values are named.
    mutating func announceLoads() {
        watch.drop?.namesLoads = true
        watch.found.removeAll { $0.code == .loadOutsideDrop || $0.code == .itemNotLoaded }
    }

    /// Judges `expect finding`: whether such a finding is present. If so, announces it.
    mutating func judgeFinding(_ asked: FactReference, in statement: Statement) throws(ScriptFault) -> Mismatch? {
        guard let code = asked.finding.flatMap({ Finding.Code(rawValue: $0.text) }) else {
            preconditionFailure("The checker lets only codes of findings pass, not \(asked.finding?.text ?? "").")
        }
        let now = findings
        let name = try list(asked.list).map { engine[$0].name }
        guard now.contains(where: { $0.code == code && (name == nil || $0.list == name) }) else {
            let found = now.map { $0.code }
            let repair = findingRepair(found, in: statement)
            return Mismatch(.noFinding(expected: code, found: found), at: statement.range, repair: repair)
        }
        watch.found.removeAll { $0.code == code && (name == nil || $0.list == name) }
        if code.isAboutGesture { allowance.gestures.insert(code) } else { watch.announced.insert(code) }
        return nil
    }
}
