package import DNDLanguage
package import DNDResults
package import DragDrop
package import SourceText

/// Scenarios with lists of a Swift program, where the host waits between events and answers for those lists.
extension ScenarioPlayer {
    /// Gives the host access to the engine between two steps.
    package mutating func withEngine<Result>(_ body: (inout Engine) -> Result) -> Result {
        let count = engine.listCount
        let result = body(&engine)
        if engine.listCount != count { noteNewLists() }
        return result
    }

    /// Records views of a program that no scene names.
    mutating func noteNewLists() {
        guard watch.agreed.count != engine.lists.count else { return }
        watch.agreed = engine.lists.indices.map { index in
            index < watch.agreed.count ? watch.agreed[index] : engine.lists[index].shown
        }
        player.follow(engine.lists)
    }

    /// Records that the data of a Swift program was read, or equals the first shown rows.
    package mutating func noteData() {
        noteNewLists()
        for list in player.hostedLists where engine.isConsistent(list) {
            watch.agreed[Int(list.rawValue)] = engine[list].shown
        }
    }

    /// Begins a `wait` or a `settle` without running an event.
    ///
    /// - Returns: The end of the virtual time to pass; nil for another statement, after the play has stopped, or
    ///   when the engine refuses the gesture.
    package mutating func beginTime(_ statement: Statement) -> Int? {
        let gesture: EngineGesture
        let limit: Int
        switch statement.kind {
        case .gesture(.wait(let milliseconds)):
            gesture = .wait(milliseconds: milliseconds)
            limit = engine.clock.milliseconds + max(0, milliseconds)
        case .gesture(.settle): (gesture, limit) = (.settle, .max)
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

    /// Ends the time that `beginTime` began.
    package mutating func endTime(_ statement: Statement, at limit: Int) {
        if limit < .max { engine.endPassingTime(at: limit) }
        endStep(statement)
    }

    /// Begins an app phrase that a Swift program carries out. Returns false after the play has stopped.
    package mutating func beginAppAction(_ statement: Statement) -> Bool { beginStep(statement) }

    /// Examines the actions of a program.
    package mutating func endAppAction(_ statement: Statement) { endStep(statement) }

    /// Records a forbidden call of a Swift program, with its line, for a list or in general.
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

    /// Replaces the numbers of program places in failures with lines. Only failures need them, since symbol lookup
    /// takes time.
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

    /// Adds the deciding call to every wrong order.
    package mutating func explainOrders() { explainOrders(by: placingCall) }

    /// Returns whether the play can begin, before the first statement. An earlier exception of the program fails the
    /// scenario unless an expectation for it comes next.
    package mutating func begins(with statements: [Statement], at range: SourceRange) -> Bool {
        noteException(at: range)
        return mayGoOn(to: statements[...])
    }

    /// Records an exception of a program from before the first statement.
    package mutating func noteException(at range: SourceRange) {
        if engine.hasException, !isStopped { unexpected = range }
    }

    /// Returns whether the play continues after a statement.
    package mutating func goesOn(to rest: ArraySlice<Statement>) -> Bool { mayGoOn(to: rest) }

    /// Ends the play after the last statement, and reports the findings.
    package mutating func end() { reportFindings() }
}
