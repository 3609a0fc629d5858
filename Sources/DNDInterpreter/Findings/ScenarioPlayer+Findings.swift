internal import DNDLanguage
package import DNDResults
internal import DragDrop
internal import SourceText

extension ScenarioPlayer {
    /// The current findings that no expectation announces. Empty after a UIKit exception, which says enough.
    package var findings: [Finding] {
        guard !engine.hasException else { return [] }
        return watch.found + unannounced(itemFindings() + endings + endFindings + answerFindings)
    }

    /// The current findings about what has been, which the state of lists and sessions does not show.
    var findingsOfThePast: [Finding] {
        guard !engine.hasException else { return [] }
        return watch.found + unannounced(itemFindings() + endFindings)
    }

    /// Removes the findings whose code an `expect finding` names.
    func unannounced(_ findings: [Finding]) -> [Finding] {
        findings.isEmpty
            ? [] : findings.filter { !watch.announced.contains($0.code) && !allowance.gestures.contains($0.code) }
    }

    /// Reports the findings at the end of a scenario, which fail it.
    mutating func reportFindings() {
        for finding in findings where !isKnown(finding) {
            mismatches.append(Mismatch(.finding(finding), at: finding.range, hints: hints(for: finding)))
        }
    }

    /// Whether a failed order has already reported that model and shown rows differ.
    private func isKnown(_ finding: Finding) -> Bool {
        guard finding.isDifference else { return false }
        return mismatches.contains { mismatch in
            guard case .order(let order) = mismatch.kind else { return false }
            return order.list == finding.list && order.parts.contains { $0.model != nil && $0.model != $0.shown }
        }
    }

    private func hints(for finding: Finding) -> [String] {
        guard case .loadOutsideDrop(_, isLate: true, _) = finding.kind else { return [] }
        return [KnownMistake.loadTooLate.sentence]
    }

    // MARK: - Open state

    /// Findings about a drag, a placeholder, open updates, or differing rows.
    private var endings: [Finding] {
        var endings: [Finding] = []
        if engine.hasSession, allowance.isIdle {
            let isDragging = engine.sessions.contains { $0.drag.phase == .dragging }
            endings.append(finding(isDragging ? .dragInProgress : .rowLifted, in: nil, because: nil))
        }
        if let movement = engine.movement, allowance.isIdle {
            endings.append(finding(.movementInProgress, in: movement.list, because: nil))
        }
        for list in engine.listIDs {
            let placeholders = engine[list].placeholders.count
            if placeholders > 0, !allowance.placeholders {
                endings.append(finding(.placeholders(placeholders), in: list, because: placing(list)))
            }
            let depth = engine[list].openBatchDepth
            if depth > 0 {
                let first = player.openUpdates(of: list).first
                endings.append(finding(.updatesOpen(depth), in: list, because: first))
                continue
            }
            guard !engine.isConsistent(list), !allowance.shownLists.contains(list),
                let difference = difference(in: engine[list])
            else { continue }
            let isFound = watch.found.contains { $0.isDifference && $0.list == difference.list }
            if !isFound { endings.append(difference) }
        }
        return endings
    }

    private func placing(_ list: ListID) -> AppAction? {
        player.appActions.last { appAction in
            if case .placeholder = appAction.kind { return appAction.list == list }
            return false
        }
    }

    /// The difference between model and shown rows: the cause since they last agreed, and its line.
    func difference(in list: ListState) -> Finding? {
        let agreed = watch.agreed[Int(list.id.rawValue)]
        let rows = Finding.Rows(
            model: list.model.allItems.map { engine.label(of: $0) },
            shown: list.shown.allItems.map { engine.label(of: $0) })
        let appActions = player.appActions.filter { $0.list == list.id }
        if list.shown == agreed {
            let isPrepared = list.data == .diffable
            let appAction = appActions.last { $0.kind.changesModel }
            return finding(
                isPrepared ? .snapshotNotApplied(rows) : .modelNotTold(rows), in: list.id, because: appAction)
        }
        let told = appActions.last { if case .told = $0.kind { true } else { false } }
        var found = finding(
            list.model == agreed ? .listToldOnly(rows) : .toldDifferently(rows), in: list.id, because: told)
        found.cause = causeOfShownRows(in: list.id)
        return found
    }

    // MARK: - Begin methods without an end method

    private static let pairs: [(begin: Question, ends: [Question])] = [
        (.dragWillBegin, [.dragDidEnd, .dragWillEnd]), (.didEnter, [.dropDidEnd, .didExit]),
    ]

    private var endFindings: [Finding] {
        guard !engine.hasSession else { return [] }
        var findings: [Finding] = []
        for list in engine.listIDs {
            let script = player.scripts[Int(list.rawValue)]
            for (begin, ends) in Self.pairs {
                guard let range = script.bodyRange(for: begin), !ends.contains(where: { script.implements($0) }),
                    engine.recordedCalls().contains(where: { $0.call.list == list && $0.call.question == begin })
                else { continue }
                let kind = Finding.Kind.endNotHeard(begin: name(begin, list), end: name(ends[0], list))
                findings.append(Finding(kind, list: engine[list].name, at: range, after: watch.step ?? range))
            }
        }
        return findings
    }

    private func name(_ question: Question, _ list: ListID) -> String {
        engine.adapter(of: list)[question]?.name ?? ""
    }
}

extension Finding {
    /// Whether the finding says that model and shown rows differ.
    var isDifference: Bool {
        switch kind {
        case .modelNotTold, .listToldOnly, .snapshotNotApplied, .toldDifferently: true
        default: false
        }
    }
}

extension AppAction.Kind {
    var changesModel: Bool {
        switch self {
        case .inserted, .removed, .changedModelSections, .editedSnapshot: true
        default: false
        }
    }
}
