internal import DNDLanguage
internal import DNDResults
internal import DragDrop

extension ScenarioPlayer {
    /// Adds to every wrong order the call to examine: the first that differs from the textbook delegate, otherwise the
    /// one that decided the place. Replays a scenario with delegates of its own, only after a failure.
    mutating func explainOrders(against program: Program, _ scenario: Scenario, _ statements: [Statement]) {
        guard mismatches.contains(where: { $0.isOrder }) else { return }
        explainOrders(by: divergingCall(program, scenario, statements) ?? placingCall)
    }

    mutating func explainOrders(by call: DecidingCall?) {
        for index in mismatches.indices {
            guard case .order(var order) = mismatches[index].kind else { continue }
            order.decidingCall = call
            mismatches[index].kind = .order(order)
        }
    }

    private func divergingCall(
        _ program: Program, _ scenario: Scenario, _ statements: [Statement]
    ) -> DecidingCall? {
        var fixture = program.fixture
        var overlay = scenario.fixture
        guard !fixture.delegates.isEmpty || !overlay.delegates.isEmpty else { return nil }
        fixture.delegates = []
        overlay.delegates = []
        var textbook = ScenarioPlayer(Stage(fixture, overlay: overlay, rulebook: engine.rulebook))
        textbook.limits.budget = limits.budget
        textbook.play(statements)
        let wanted = textbook.engine.recordedCalls().map { ($0, textbook.spelled($0)) }
        let actual = engine.recordedCalls().map { ($0, spelled($0)) }
        for (position, (recorded, text)) in actual.enumerated() {
            guard position < wanted.count else { return DecidingCall(entry: recorded.entry, textbook: "no call") }
            if wanted[position].1 != text {
                return DecidingCall(entry: recorded.entry, textbook: wanted[position].1)
            }
        }
        return nil
    }

    private func spelled(_ recorded: RecordedCall) -> String {
        Spelling.call(recorded.call, answer: recorded.answer, engine: engine, withList: true)
    }

    /// The last drop or native move, otherwise the last call before the last update of a list.
    var placingCall: DecidingCall? {
        let last = engine.recordedCalls().last { recorded in
            recorded.call.question == .performDrop || recorded.call.question == .moveRow
                || recorded.call.question == .didReorder
        }
        return (last ?? tellingCall).map { DecidingCall(entry: $0.entry, textbook: nil) }
    }

    private var tellingCall: RecordedCall? {
        let told = engine.trace.lastIndex { entry in
            switch entry.kind {
            case .action(.batch, _), .action(.update, _), .action(.reloadData, _): true
            default: false
            }
        }
        return told.flatMap { told in engine.recordedCalls().last { $0.entry < told } }
    }
}

extension Mismatch {
    fileprivate var isOrder: Bool {
        if case .order = kind { return true }
        return false
    }
}
