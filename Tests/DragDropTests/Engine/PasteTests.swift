import Testing

@testable import DragDrop

/// Tests paste configurations (R241).
@Suite struct PasteTests {
    private let stub = StubDelegate()
    private var engine: Engine
    private let note: ListID
    private let well: ListID

    init() {
        engine = Engine(delegate: stub)
        note = engine.scene.addList(named: "note", kind: .view, rows: rows("text picture"))
        well = engine.scene.addList(named: "well", kind: .view, rows: rows("")) {
            $0.pasteTypes = ["public.png", ProviderConfiguration.plainText]
        }
        stub.absentInList[well] = [.canHandle, .didUpdate, .performDrop, .canPaste]
        stub.answers = { call, engine in .usual(for: call, engine) }
    }

    private mutating func dropsPaste() throws -> Bool {
        let start = engine.trace.count
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: 0), in: note)))
        try engine.perform(.hover(FingerLocation(list: well, place: .anywhere)))
        try engine.perform(.drop)
        return engine.trace[start...].contains { entry in
            if case .call(let call, _, _) = entry.kind { call.question == .paste } else { false }
        }
    }

    @Test mutating func `any item of any accepted type is enough`() throws {
        #expect(try dropsPaste())

        engine.providerConfigurations[engine.item(labelled: "text")] = ProviderConfiguration(types: [
            "com.example.private", "public.png",
        ])
        #expect(try dropsPaste())

        engine.providerConfigurations[engine.item(labelled: "text")] = ProviderConfiguration(types: [
            "com.example.private"
        ])
        #expect(try !dropsPaste())
    }

    @Test(arguments: [Question.canHandle, .didUpdate, .performDrop])
    mutating func `a drop delegate that decides goes first`(_ member: Question) throws {
        stub.absentInList[well]?.remove(member)

        #expect(try !dropsPaste())
    }

    @Test mutating func `a drop delegate that only listens does not`() throws {
        #expect(!stub.absentInList[well, default: []].contains(.dropDidEnd))

        #expect(try dropsPaste())
    }
}
