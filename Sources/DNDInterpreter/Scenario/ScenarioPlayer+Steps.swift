internal import DNDLanguage
internal import DNDResults
package import DragDrop
internal import SourceText

/// Steps of the person and the app.
extension ScenarioPlayer {
    mutating func step(_ statement: Statement) throws(ScriptFault) {
        if case .deselectAll(let name) = statement.kind {
            try deselectAll(in: list(name), statement)
            return
        }
        if case .answer(let rule, let number) = statement.kind {
            try addAnswer(rule, number: number, statement)
            return
        }
        if case .gesture(let gesture) = statement.kind {
            try perform(resolved(gesture, statement), statement)
            return
        }
        var bindings = Bindings()
        bindings.list = appList
        bindings.sessionItems = (engine.drag?.items ?? []).map { $0.id }
        if let first = engine.drag?.items.first, first.list == bindings.list {
            bindings.sourcePath = first.sourcePath
        }
        player.isPlayingStep = true
        defer { player.isPlayingStep = false }
        try player.play(statement, bindings, engine: &engine)
    }

    private mutating func perform(_ gesture: EngineGesture, _ statement: Statement) throws(ScriptFault) {
        do {
            try engine.perform(gesture)
        } catch {
            throw ScriptFault(error.sentence(engine), at: statement.range)
        }
    }

    /// `deselect` without rows: all selected rows of a list, or of all lists, from top to bottom.
    private mutating func deselectAll(in only: ListID?, _ statement: Statement) throws(ScriptFault) {
        for list in engine.listIDs where !engine[list].selected.isEmpty && (only == nil || only == list) {
            let paths = engine[list].selected.compactMap { engine[list].shown.path(of: $0, near: nil) }.sorted()
            try perform(.deselect(paths.map { TouchedRow($0, in: list) }), statement)
        }
    }

    /// The list of an app phrase without a name.
    package var appList: ListID? {
        engine.onlyList ?? engine.drag?.finger?.list ?? currentList
    }

    /// The gesture on the rows and places that its targets are at present.
    private mutating func resolved(
        _ gesture: Gesture<Target, Target>, _ statement: Statement
    ) throws(ScriptFault) -> EngineGesture {
        let found = try gesture.map { target throws(ScriptFault) in
            try row(target)
        } location: { target throws(ScriptFault) in
            try location(target)
        }
        switch found {
        case .select(let rows), .deselect(let rows):
            guard rows.allSatisfy({ $0.list == rows[0].list }) else {
                throw ScriptFault("the rows stand in different lists", at: statement.range)
            }
        default: break
        }
        return found
    }
}

extension Engine {
    /// "section 0 has the rows 0 to 5"
    fileprivate func rowsInWords(_ section: Int, of list: ListID) -> String {
        guard let count = self[list].shown.rowCount(inSection: section) else {
            return "it has \(self[list].shown.sectionCount) sections"
        }
        return count == 0 ? "section \(section) is empty" : "section \(section) has the rows 0 to \(count - 1)"
    }
}

extension GestureRefusal {
    /// The reason why the step is impossible, in one sentence.
    func sentence(_ engine: Engine) -> String {
        switch self {
        case .alreadyDragging: "a drag is under way already: `drop`, `cancel` or `release` comes first"
        case .nothingLifted: "nothing is lifted that could be released"
        case .nothingDragged: "nothing is being dragged: `drag ROW` comes first"
        case .noGap(let list): "no gap is shown in \(engine[list].name)"
        case .noSuchRow(let path, let list):
            "\(engine[list].name) has no row \(Spelling.path(path)): \(engine.rowsInWords(path.section, of: list))"
        case .outOfSight(let path, let list):
            "\(engine[list].name) has scrolled \(Spelling.path(path)) out of sight: `hover bottom edge` or "
                + "`hover top edge` in a drag, and time, bring it back"
        case .gone(let list): "\(engine[list].name) is gone: its app has let go of the view"
        case .notYet(let list):
            "\(engine[list].name) is not there yet: nothing that its program has made so far bears the name"
        case .noSuchFinger(let finger): "there is no finger \(finger): they are counted from 1 to \(Limits.fingers)"
        case .noAskSiri(let version):
            "iOS \(version) has no Ask Siri in its context menus: write `ios \(Decisions.undraggedSessionVersion)`"
        case .neverSettles: "loads keep beginning loads: nothing is settled after \(Limits.settledEvents) of them"
        case .insideCall: "a gesture cannot be made while a delegate is being called"
        case .crashed: "the app has crashed: UIKit raised an exception"
        }
    }
}
