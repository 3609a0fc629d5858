@testable import DragDrop

/// An app with seeded random behaviour: as delegate, as data source and by itself.
final class RandomApp: EngineDelegate {
    var random: SeededGenerator

    /// The list of the current step.
    private(set) var list = 0

    /// The first difference between the engine and a reference.
    private(set) var difference: String?
    private var labelCount = 0
    let setup: FireSetup

    init(_ setup: FireSetup) {
        self.setup = setup
        random = SeededGenerator(seed: setup.seed)
    }

    /// Seeds all further random values with the step.
    func begin(_ step: FireStep, lists: Int) {
        random = SeededGenerator(seed: step.seed)
        list = pick(lists)
    }

    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    func pick(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    /// Records the first difference between the engine and a reference.
    func report(_ difference: String) { self.difference = self.difference ?? difference }

    // MARK: - Delegates

    /// All methods are implemented, except moveRow in lists with an odd number.
    func implements(_ question: Question, in list: ListID) -> Bool {
        question != .moveRow || list.rawValue % 2 == 0
    }

    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        // Not while cells are requested: the result of an apply is compared with a reference.
        if call.question != .cellProvider, chance(setup.mischief) { act(in: &engine) }
        switch call.question {
        case .itemsForBeginning, .itemsForAdding: return chance(10) ? .items([]) : .usual(for: call, engine)
        case .allowsMoveOperation, .shouldSpringLoad, .canReorderItem, .canMove: return .boolean(chance(90))
        case .sessionForAdding: return .session(finger: chance(80) ? engine.sessions.last?.finger : nil)
        case .springLoadingShouldAllow: return .boolean(chance(80))
        case .isRestrictedToDraggingApplication, .prefersFullSizePreviews: return .boolean(chance(10))
        case .canHandle: return .boolean(call.list.rawValue != 5 || engine.drag?.source.rawValue != 5)
        case .didUpdate:
            let operations: [DropOperation] = [.move, .move, .move, .copy, .copy, .cancel, .forbidden]
            let intents: [DropIntent] = [
                .insertAtDestinationIndexPath, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
                .unspecified, .automatic,
            ]
            return .proposal(DropProposal(operations[pick(7)], intents[pick(5)]))
        case .performDrop: receive(in: call.list, &engine)
        case .moveRow:
            guard chance(90), let path = call.path, let target = call.target else { return .nothing }
            try? engine.scene.moveInModel(from: path, to: target, in: call.list)
            if engine[call.list].data == .diffable { engine.applySnapshot(in: call.list) }
        case .willAnimateLift, .willAnimateCancel, .willAnimateDrop:
            if chance(50) { _ = engine.addCompletion() }
        default: break
        }
        return .nothing
    }

    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {
        if chance(setup.mischief) { act(in: &engine) }
    }

    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
        let item = engine.loads[load].item
        let list = engine.loads[load].list
        switch pick(4) {
        case 0: engine.deletePlaceholder(for: item, in: list)
        case 1: _ = engine.load(item, in: list)
        default:
            engine.commitPlaceholder(for: item, in: list) { engine, path in
                if self.chance(95) { try? engine.scene.insertIntoModel(self.newItem(&engine), at: path, in: list) }
            }
        }
    }

    func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine) {
        if chance(50) { act(in: &engine) }
    }

    func run(_ block: MainQueueBlockID, engine: inout Engine) {
        act(in: &engine)
    }

    private func receive(in list: ListID, _ engine: inout Engine) {
        for item in engine.coordinator?.items ?? [] {
            let path = engine.coordinator?.destination ?? RowPath(section: 0, item: 0)
            switch pick(7) {
            case 0:
                engine.insertPlaceholder(for: item.id, at: path, in: list)
                _ = engine.load(item.id, in: list)
            case 1: engine.coordinatorDrop(item.id, intoRow: path, in: list)
            case 2:
                change(list, in: &engine)
                engine.coordinatorDrop(item.id, toRow: path, in: list)
            case 3: engine.coordinatorDrop(item.id, toView: list, in: list)
            case 4: _ = engine.load(item.id, in: list)
            case 5: if let text = ProviderClass.system["String"] { _ = engine.loadObjects(of: text, in: list) }
            default: break
            }
        }
    }
}
