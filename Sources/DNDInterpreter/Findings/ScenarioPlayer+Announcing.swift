internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Expectations that speak of what would otherwise be found.
extension ScenarioPlayer {
    /// The rows of a list are named: what became of dropped items there is said. `expect shown` says besides that the
    /// app's data may differ.
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

    /// What was loaded is named: a load that failed is said.
    mutating func announceLoads() {
        watch.drop?.namesLoads = true
        watch.found.removeAll { $0.code == .loadOutsideDrop || $0.code == .itemNotLoaded }
    }

    /// `expect finding`: there is one now.
    mutating func judgeFinding(_ code: Name, in list: ListID?, at range: SourceRange) -> Mismatch? {
        guard let code = Finding.Code(rawValue: code.text) else {
            preconditionFailure("The checker lets only codes of findings pass, not \(code.text).")
        }
        let now = findings
        let name = list.map { engine[$0].name }
        guard now.contains(where: { $0.code == code && (name == nil || $0.list == name) }) else {
            return Mismatch(.noFinding(expected: code, found: now.map { $0.code }), at: range)
        }
        watch.found.removeAll { $0.code == code && (name == nil || $0.list == name) }
        watch.announced.insert(code)
        return nil
    }
}
