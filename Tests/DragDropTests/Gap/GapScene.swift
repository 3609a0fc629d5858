import Testing

@testable import DragDrop

/// An engine beside the reference. A foreign row is dragged from another list of the app.
struct GapScene {
    let stub = StubDelegate()
    var engine: Engine
    var reference: GapReference
    let list: ListID
    let labels: [[String]]
    let lifted: String

    init(kind: ListKind, labels: [[String]], lifted: String, isForeign: Bool = false) {
        self.labels = labels
        self.lifted = lifted
        engine = Engine(delegate: stub)
        list = engine.scene.addList(named: "rows", kind: kind, rows: labels.map { ("\($0)", $0) })
        engine.scene.addList(named: "elsewhere", kind: kind, rows: [("", [lifted])])
        reference = GapReference(rows: labels, lifted: isForeign ? nil : lifted)
        stub.absent.remove(.moveRow)
    }

    func path(of label: String, in list: ListID) -> RowPath {
        let item = ItemID(rawValue: engine.items.number(of: label) ?? -1)
        return engine[list].shown.path(of: item) ?? RowPath(section: 0, item: 0)
    }

    /// All places of a finger.
    var places: [GapReference.Place] {
        let cells = labels.joined().filter { $0 != lifted }.map { GapReference.Place.cell($0) }
        return cells + labels.indices.map { .end($0) } + [.nowhere, .gap]
    }

    mutating func answer(_ isAccepted: Bool) {
        stub.answers = { call, engine in
            guard call.question == .didUpdate, !isAccepted else { return .usual(for: call, engine) }
            return .proposal(DropProposal(.forbidden))
        }
    }

    /// Makes the lift and the proposal at the lifted row's own place.
    mutating func drag(isForeign: Bool = false, isAccepted: Bool = true) throws {
        answer(isAccepted)
        let source = isForeign ? engine.list(named: "elsewhere") ?? list : list
        try engine.perform(.drag(TouchedRow(path(of: lifted, in: source), in: source)))
        if !isForeign { reference.propose(.gap, isAccepted: isAccepted) }
    }

    mutating func hover(_ place: GapReference.Place, isAccepted: Bool) throws {
        answer(isAccepted)
        let target: FingerLocation.Place =
            switch place {
            case .cell(let label): .row(path(of: label, in: list), zone: .middle)
            case .end(let section): .end(section: section)
            case .nowhere: .empty
            case .gap: engine[list].gap == nil ? .row(path(of: lifted, in: list), zone: .middle) : .gap
            }
        try engine.perform(.hover(FingerLocation(list: list, place: target)))
        reference.propose(place, isAccepted: isAccepted)
    }

    var agrees: Bool {
        let gap = reference.gap.map { RowPath(section: $0.section, item: $0.item) }
        return engine[list].gap == gap
    }
}
