/// Omits the declarations of a scene (rules, types, classes, teams, provider configurations), which are the same for
/// all compared states. Writes the rows of a section in O(1), independent of their number.
extension Scene: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(lists)
        for outstanding in outstandingSnapshots {
            fingerprint.append(outstanding.list)
            fingerprint.append(outstanding.snapshot.arrangement)
            fingerprint.append(outstanding.snapshot.marks)
        }
    }
}

extension ListState: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(model)
        fingerprint.append(shown)
        fingerprint.append(gap)
        fingerprint.append(selected)
        fingerprint.append(exception)
        writePlaceholders(into: &fingerprint)
        writeSnapshots(into: &fingerprint)
        writeUpdates(into: &fingerprint)
        writeOptions(into: &fingerprint)
    }

    private func writePlaceholders(into fingerprint: inout Fingerprint) {
        fingerprint.append(placeholders.count)
        for placeholder in placeholders.all {
            fingerprint.append(placeholder.item)
            fingerprint.append(placeholder.path)
            fingerprint.append(placeholder.insertionPath)
        }
    }

    private func writeSnapshots(into fingerprint: inout Fingerprint) {
        fingerprint.append(marks)
        fingerprint.append(itemsMovedToThemselves)
        fingerprint.append(hasAppliedSnapshot)
        fingerprint.append(outlines: outlines)
        fingerprint.append(outlines: shownOutlines)
        fingerprint.append(transaction?.before.rows)
        fingerprint.append(transaction?.after.rows)
        fingerprint.append(staleCells.rows.map { $0.item })
        fingerprint.append(staleCells.rows.map { $0.isReconfigured })
        fingerprint.append(staleCells.sections)
        fingerprint.append(staleCells.reload)
    }

    private func writeUpdates(into fingerprint: inout Fingerprint) {
        fingerprint.append(batch.depth)
        fingerprint.append(batch.updates)
        fingerprint.append(isReloading)
        fingerprint.append(isReordering)
        fingerprint.append(isCommitting)
        fingerprint.append(presentationValueDepth)
    }

    /// Writes the options that can change after the declaration, the first visible row and the item of a plain view.
    private func writeOptions(into fingerprint: inout Fingerprint) {
        fingerprint.append(isEditing)
        fingerprint.append(isDragEnabled)
        fingerprint.append(hasDefaultDragEnabled)
        fingerprint.append(isDropEnabled)
        fingerprint.append(case: presence.number)
        fingerprint.append(firstVisibleRow)
        fingerprint.append(held)
    }
}

extension ListState.Presence {
    fileprivate var number: Int32 {
        switch self {
        case .inWindow: 0
        case .withoutWindow: 1
        case .gone: 2
        case .notYet: 3
        }
    }
}

extension Arrangement: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(sectionCount)
        for section in sections {
            fingerprint.append(section.id)
            fingerprint.append(section.rows.count)
            fingerprint.append(section.rows.fingerprint)
        }
    }
}

extension SnapshotMarks: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(reloadedSections)
        fingerprint.append(reloadedItems)
        fingerprint.append(reconfiguredItems)
        fingerprint.append(itemsMovedToThemselves)
    }
}

extension SectionSnapshot: Fingerprinted {
    /// O(items).
    func fingerprint(into fingerprint: inout Fingerprint) {
        for item in items {
            fingerprint.append(item)
            fingerprint.append(nodes[item]?.parent)
            fingerprint.append(nodes[item]?.isExpanded)
        }
    }
}

extension Fingerprint {
    fileprivate mutating func append(outlines: [SectionID: SectionSnapshot]) {
        append(outlines.count)
        for section in outlines.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            append(section)
            append(outlines[section])
        }
    }
}

extension ListUpdate: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        switch kind {
        case .insertRow(let path): fingerprint.append(0, [path])
        case .deleteRow(let path): fingerprint.append(1, [path])
        case .moveRow(let source, let target): fingerprint.append(2, [source, target])
        case .reloadRow(let path): fingerprint.append(3, [path])
        case .reconfigureRow(let path): fingerprint.append(4, [path])
        case .insertSection(let section): fingerprint.append(5, [section])
        case .deleteSection(let section): fingerprint.append(6, [section])
        case .moveSection(let source, let target): fingerprint.append(7, [source, target])
        case .reloadSection(let section): fingerprint.append(8, [section])
        }
    }
}

extension Fingerprint {
    fileprivate mutating func append<Place: Fingerprinted>(_ number: Int32, _ places: [Place]) {
        append(case: number)
        append(places)
    }
}
