import Testing

@testable import DragDrop

/// Tests that states with the same future have equal keys, and that others do not.
@Suite struct StateKeyTests {
    private let stub = StubDelegate()
    private var engine: Engine
    private let list: ListID

    init() {
        engine = Engine(delegate: stub)
        list = engine.scene.addList(named: "rows", kind: .collection, rows: rows("A B C|D E"))
        stub.answers = { call, engine in .usual(for: call, engine) }
    }

    private func over(_ section: Int, _ item: Int) -> FingerLocation {
        FingerLocation(list: list, place: .row(RowPath(section: section, item: item), zone: .middle))
    }

    /// The keys before the first gesture and after each one.
    private func keys(of gestures: [EngineGesture]) throws -> [StateKey] {
        var engine = engine
        return try [engine.stateKey]
            + gestures.map { gesture in
                try engine.perform(gesture)
                return engine.stateKey
            }
    }

    @Test func `every step of a drag is another state, and the same steps are the same states`() throws {
        let gestures: [EngineGesture] = [
            .lift(TouchedRow(RowPath(section: 0, item: 0), in: list)), .hover(over(0, 1)), .hover(over(0, 2)),
            .hover(over(1, 1)),
            .leave, .drop,
        ]
        let states = try keys(of: gestures)

        #expect(Set(states).count == gestures.count + 1)
        #expect(try keys(of: gestures) == states)
    }

    @Test func `what was done and undone is no other state`() throws {
        let selection: [EngineGesture] = [
            .select([RowPath(section: 0, item: 1)].map { TouchedRow($0, in: list) }),
            .deselect([RowPath(section: 0, item: 1)].map { TouchedRow($0, in: list) }),
        ]
        let states = try keys(of: selection)
        #expect(states[0] == states[2] && states[0] != states[1])

        let fingers = try keys(of: [.finger(2), .finger(1), .wait(milliseconds: 1000)])
        #expect(fingers[0] == fingers[2] && fingers[0] != fingers[1])
        #expect(fingers[2] == fingers[3], "time alone is no state")
    }

    @Test func `a drag is the same whatever was lifted before it`() throws {
        let path = RowPath(section: 0, item: 0)
        let first = try keys(of: [.lift(TouchedRow(path, in: list)), .hover(over(0, 2))])
        let second = try keys(of: [
            .lift(TouchedRow(path, in: list)), .release, .wait(milliseconds: 70), .lift(TouchedRow(path, in: list)),
            .hover(over(0, 2)),
        ])
        #expect(first.last == second.last)
    }

    @Test func `each part has its say`() {
        func differs(_ change: (inout Engine) -> Void) -> Bool {
            var copy = engine
            change(&copy)
            return copy.stateKey != engine.stateKey
        }
        let item = engine.scene.lists[0].shown[RowPath(section: 0, item: 0)] ?? ItemID(rawValue: 0)

        #expect(differs { $0.scene[list].firstVisibleRow = 1 }, "Scene")
        #expect(differs { $0.scene.setSelection([item], in: list) }, "Scene")
        #expect(differs { $0.hands.use(finger: 2) }, "Hands")
        #expect(differs { $0.hands.lastOperation = .move }, "Hands")
        #expect(differs { _ = $0.load(item, in: list) }, "Loads, and the clock")
        #expect(differs { $0.animations.faded = [item] }, "Animations")
        #expect(differs { $0.recording.beginCall() }, "Trace")
        #expect(!differs { $0.record(.note(.ignored(list: list)), nil) }, "what was recorded decides nothing")
    }
}

extension Engine {
    fileprivate var stateKey: StateKey {
        var writer = StateWriter()
        write(to: &writer)
        return writer.key
    }
}
