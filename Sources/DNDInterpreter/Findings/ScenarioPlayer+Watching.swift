internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Observation before and after every step.
extension ScenarioPlayer {
    mutating func beginWatching(_ statement: Statement) {
        watch.step = statement.range
        watch.steps.append(TraceRecord.Step(entry: engine.trace.count, range: statement.range))
        if keepsMoments { watch.moments.append(moment) }
        guard case .gesture(.drop) = statement.kind else { return }
        // A row that moves without a session is not an item of the previous drop.
        if engine.movement != nil { closeDrop() }
        guard let drag = engine.drag, drag.phase == .dragging else { return }
        closeDrop()
        watch.drop = WatchedDrop(
            step: statement.range, items: drag.items, touched: drag.touched, target: drag.finger?.list,
            isInto: engine.proposal(in: nil)?.intent == .insertIntoDestinationIndexPath,
            before: engine.lists.map { $0.model }, firstAppAction: player.appActions.count,
            firstEntry: engine.trace.count)
    }

    /// Examines the scripts' actions since the last step, and the rows after a drop.
    mutating func look(after statement: Statement) {
        for appAction in player.appActions[watch.appActionCount...] {
            guard let kind = finding(in: appAction) else { continue }
            watch.found.append(finding(kind, in: appAction.list, because: appAction))
        }
        watch.appActionCount = player.appActions.count
        // A Swift program can show more lists meanwhile.
        noteNewLists()
        for index in engine.lists.indices {
            let list = ListID(rawValue: Int32(index))
            if engine.isConsistent(list) {
                // The data of a Swift program is unknown until it is read.
                guard kindInProgram(list) == nil else { continue }
                let shown = engine.shown(in: list)
                if watch.agreed[index] != shown { watch.agreed[index] = shown }
            } else if case .gesture(.drop) = statement.kind {
                reportDifference(in: engine[list])
            }
        }
    }

    /// Ends the observation of the drop, and keeps the findings about its items.
    mutating func closeDrop() {
        watch.found += unannounced(itemFindings())
        watch.drop = nil
    }

    private mutating func reportDifference(in list: ListState) {
        guard wasConsistent(list), list.openBatchDepth == 0, let difference = difference(in: list) else { return }
        watch.found.append(difference)
    }

    private func wasConsistent(_ list: ListState) -> Bool {
        let index = Int(list.id.rawValue)
        guard let before = watch.drop?.before, before.indices.contains(index) else { return false }
        return before[index] == watch.agreed[index]
    }

    private func finding(in appAction: AppAction) -> Finding.Kind? {
        switch appAction.kind {
        case .load(let item, isOutsideDrop: true):
            .loadOutsideDrop(item: engine.label(of: item), isLate: engine.drag == nil && engine.lastOperation != nil)
        case .notLoaded(let items, let reason):
            .notLoaded(items.map { engine.label(of: $0) }, reason: reason)
        case .late(let name): .lateDropCall(name)
        case .endedUpdatesThatNeverBegan: .updatesNeverBegun
        case .withoutEffect(let name, let rule): .withoutEffect(name, rule)
        default: nil
        }
    }

    /// A finding at the line of an app action; for an action of the textbook delegate, at the step.
    func finding(_ kind: Finding.Kind, in list: ListID?, because appAction: AppAction?) -> Finding {
        let step = watch.step ?? SourceRange(file: Textbook.file, lowerBound: 0, upperBound: 0)
        let cause = appAction.flatMap { $0.range.file == Textbook.file ? nil : $0.range }
        var finding = Finding(kind, list: list.map { engine[$0].name }, at: cause ?? step, after: step)
        finding.program = list.flatMap { kindInProgram($0) }
        return finding
    }
}
