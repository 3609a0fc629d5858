internal import DNDLanguage
internal import DNDResults
package import DragDrop

/// Values of facts, read from the engine.
extension FactValue {
    init(_ proposal: DropProposal) {
        self = .proposal(
            proposal.operation, proposal.intent == .unspecified ? nil : proposal.intent, isPrecise: proposal.isPrecise,
            prefersFullSizePreview: proposal.prefersFullSizePreview)
    }

    init(_ landing: DropLanding, _ engine: Engine) {
        switch landing {
        case .standard: self = .landing(.standard)
        case .row(let path): self = .landing(.row(.path(path, .beforeDrag)))
        case .intoRow(let path): self = .landing(.intoRow(.path(path, .beforeDrag)))
        case .view(let view): self = .landing(.view(engine[view].name))
        case .placeholder: self = .landing(.placeholder)
        }
    }

    init(_ returned: ReturnedValue) {
        switch returned {
        case .boolean(let value): self = .boolean(value)
        case .count(let count): self = .count(count)
        case .path(let path): self = path.map { .path($0, .beforeDrag) } ?? .none
        case .section(let section): self = section.map { .count($0) } ?? .none
        case .labels(let labels): self = .labels(labels)
        }
    }

    init(_ badge: DragBadge) {
        switch badge {
        case .none: self = .none
        case .forbidden: self = .word("forbidden")
        case .plus(let count): self = .badge(plus: count)
        }
    }

    init(_ form: Delivery.Form) {
        switch form {
        case .data: self = .word("data")
        case .zippedFolder: self = .word("zip")
        case .object: self = .word("object")
        case .file(let name, let isInPlace): self = .file(name, isOriginal: isInPlace)
        }
    }
}

extension Engine {
    /// The state of the drag, as a word.
    package var stateWord: GestureState {
        switch drag?.phase {
        case nil where movement != nil: .reordering
        case nil: .idle
        case .lifted: .lifted
        case .dragging: .dragging
        }
    }

    /// The target of spring loading's effect: a row's label or the name of a view (R204).
    var springLoadingTarget: String? {
        guard let spring = drag?.springLoading else { return nil }
        switch spring.aim {
        case .cell(let item): return label(of: item)
        case .view(let view): return self[view].name
        case nil: return spring.row.map { label(of: $0) } ?? self[spring.list].name
        }
    }

    /// The batches since the last gesture or apply; nil when the list was reloaded.
    func lastUpdates(in list: ListID) -> [[String]]? {
        var batches: [[String]] = []
        for entry in trace.reversed() {
            switch entry.kind {
            case .note(.reloadedData(list)), .action(.reloadData, list): return nil
            case .note(.updated(let updates, list)), .action(.batch(let updates), list):
                batches.append(updates.map { Spelling.update($0) })
            case .action(.applySnapshot, list), .action(.applySectionSnapshot, list), .gesture:
                return batches.reversed()
            default: continue
            }
        }
        return batches.reversed()
    }

    /// The last line of UIKit's log.
    var lastLog: String? {
        for entry in trace.reversed() {
            if case .note(.snapshotLog(let text, _)) = entry.kind { return text }
        }
        return nil
    }

    /// The changes of the last transaction, in one section or in all.
    func difference(of section: Name?, in list: ListID) -> [String] {
        guard let transaction = self[list].snapshots.transaction else { return [] }
        let difference: ItemDifference?
        if let section {
            let id = knownSection(titled: section.text)
            difference = transaction.sectionTransactions.first { $0.section == id }?.difference
        } else {
            difference = transaction.difference
        }
        return difference.map { Spelling.changes($0, label: { label(of: $0) }) } ?? []
    }
}

/// The state of a gesture.
package enum GestureState: String, Hashable, Sendable { case idle, lifted, dragging, reordering }
