package import DNDLanguage
package import DNDResults
package import DragDrop
package import SourceText

/// Scenarios with lists of a Swift program: somebody else waits between the events, and answers for those lists.
extension ScenarioPlayer {
    /// Lets somebody else at the engine between two steps.
    package mutating func withEngine<Result>(_ body: (inout Engine) -> Result) -> Result {
        defer { noteNewLists() }
        return body(&engine)
    }

    /// A program may show views that no scene names.
    mutating func noteNewLists() {
        guard watch.agreed.count != engine.lists.count else { return }
        watch.agreed = engine.lists.indices.map { index in
            index < watch.agreed.count ? watch.agreed[index] : engine.lists[index].shown
        }
        player.follow(engine.lists)
    }

    /// The data of a Swift program was read, or is taken to be what is shown at first.
    package mutating func noteData() {
        noteNewLists()
        for list in player.hostedLists where engine.isConsistent(list) {
            watch.agreed[Int(list.rawValue)] = engine[list].shown
        }
    }

    /// Begins a `wait` or a `settle`, of which nothing has happened yet.
    ///
    /// - Returns: Up to when virtual time is to pass; nil when the statement is another one, or nothing is played any
    ///   more.
    package mutating func beginTime(_ statement: Statement) -> Int? {
        let gesture: Gesture
        let limit: Int
        switch statement.kind {
        case .wait(let milliseconds):
            gesture = .wait(milliseconds: milliseconds)
            limit = engine.clock.milliseconds + max(0, milliseconds)
        case .settle: (gesture, limit) = (.settle, .max)
        default: return nil
        }
        guard beginStep(statement) else { return nil }
        do {
            try engine.beginPassingTime(gesture)
            return limit
        } catch {
            report(ScriptFault(error.sentence(engine), at: statement.range))
            return nil
        }
    }

    /// Ends what `beginTime` has begun.
    package mutating func endTime(_ statement: Statement, at limit: Int) {
        if limit < .max { engine.endPassingTime(at: limit) }
        endStep(statement)
    }

    /// A Swift program is about to do what a phrase of the app says; false when nothing is played any more.
    package mutating func beginDeed(_ statement: Statement) -> Bool { beginStep(statement) }

    /// Looks at what a program has done.
    package mutating func endAppAction(_ statement: Statement) { endStep(statement) }

    /// A Swift program did something that it must not do, to a list or to none in particular, in a line of it.
    package mutating func note(
        _ kind: Finding.Kind, in list: String?, by place: String? = nil, during statement: Statement
    ) {
        var finding = Finding(kind, list: list, at: statement.range, after: statement.range)
        finding.program = list.flatMap { engine.list(named: $0) }.flatMap { kindInProgram($0) }
        finding.places = [place].compactMap { $0 }
        watch.found += unannounced([finding])
    }

    /// The kind of a list whose rows belong to a Swift program; nil for all others.
    func kindInProgram(_ list: ListID) -> ListKind? {
        player.hostedLists.contains(list) ? engine[list].kind : nil
    }

    /// Gives the lines of the program that failures speak of by number. Looks symbols up, which takes time.
    package mutating func namePlaces(_ place: (Int) -> String?) {
        func places(_ numbers: [Int]) -> [String] {
            numbers.reduce(into: []) { places, number in
                guard let place = place(number), !places.contains(place) else { return }
                places.append(place)
            }
        }
        for index in mismatches.indices {
            switch mismatches[index].kind {
            case .finding(var finding):
                guard case .updates(let numbers)? = finding.cause, finding.places.isEmpty else { continue }
                finding.places = places(numbers)
                mismatches[index].kind = .finding(finding)
            case .order(var order) where order.places.isEmpty && !order.updates.isEmpty:
                order.places = places(order.updates)
                mismatches[index].kind = .order(order)
            default: continue
            }
        }
    }

    /// Says of every wrong order which call decided the place.
    package mutating func explainOrders() { explainOrders(by: placingCall) }

    /// Before the first statement: whether there is anything to play. An exception that the program has met by now, and
    /// that no expectation comes next for, fails the scenario.
    package mutating func begins(with statements: [Statement], at range: SourceRange) -> Bool {
        noteException(at: range)
        return mayGoOn(to: statements[...])
    }

    /// A program may have met an exception before anything is played.
    package mutating func noteException(at range: SourceRange) {
        if engine.hasException, !isStopped { unexpected = range }
    }

    /// After a statement: whether there is more to play.
    package mutating func goesOn(to rest: ArraySlice<Statement>) -> Bool { mayGoOn(to: rest) }

    /// After the last statement: what was left undone fails the scenario.
    package mutating func end() { reportFindings() }
}
