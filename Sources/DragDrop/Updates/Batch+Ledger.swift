extension Batch {
    /// The exception for a fault, with the ledger of the batch.
    func exception(for fault: UpdateFault) -> UIKitException {
        UIKitException(
            fault.kind.rule,
            text: fault.kind == .counts ? combinedText : fault.kind.text(words),
            ledger: ledger(culprits: fault.updateNumbers)
        )
    }

    private func ledger(culprits: [Int]) -> Ledger {
        Ledger(
            sectionCountBefore: shown.sectionCount,
            sectionCountAfter: model.sectionCount,
            sectionUpdates: updates.filter { $0.kind.isOfSection },
            sections: accounts(),
            ignoredUpdates: sorted.ignored.map { updates[$0] },
            culprits: culprits.map { updates[$0] }
        )
    }

    /// The accounts in the order before the batch, followed by those of new sections.
    private func accounts() -> [Ledger.Section] {
        let balanced = sectionCounts.areBalanced(movedOut: sorted.sectionMoves.count)
        let before = shown.sections.indices.map { section in
            account(before: section, after: balanced ? sections.after(section) : nil)
        }
        let begun = begunSections.indexes.filter { sections.before($0) == nil }.map { account(before: nil, after: $0) }
        return (before + begun).filter { !$0.updates.isEmpty || ($0.surplus ?? 0) != 0 }
    }

    private func account(before: Int?, after: Int?) -> Ledger.Section {
        var surplus: Int?
        if let before, let after, survivor(of: before) == after {
            surplus = rowCounts(before: before, after: after).surplus
        }
        return Ledger.Section(
            indexBefore: before, indexAfter: after,
            rowCountBefore: before.flatMap { shown.rowCount(inSection: $0) },
            rowCountAfter: after.flatMap { model.rowCount(inSection: $0) },
            updates: rowUpdates(before: before, after: after), surplus: surplus
        )
    }

    private func rowUpdates(before: Int?, after: Int?) -> [ListUpdate] {
        let ignored = Holes(ascending: sorted.ignored)
        return updates.indices.filter { !ignored.contains($0) }.map { updates[$0] }.filter { update in
            switch update.kind {
            case .insertRow(let path): path.section == after
            case .deleteRow(let path), .reloadRow(let path), .reconfigureRow(let path): path.section == before
            case .moveRow(let source, let destination): source.section == before || destination.section == after
            case .insertSection, .deleteSection, .moveSection, .reloadSection: false
            }
        }
    }
}

extension ListUpdate.Kind {
    /// Whether a whole section is updated.
    var isOfSection: Bool {
        switch self {
        case .insertSection, .deleteSection, .moveSection, .reloadSection: true
        case .insertRow, .deleteRow, .moveRow, .reloadRow, .reconfigureRow: false
        }
    }
}
