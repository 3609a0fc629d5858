/// Omits the declarations of a scene (rules, types, classes, teams, provider configurations), which are the same for
/// all compared states. Writes the rows of a section in O(1), independent of their number.
extension Scene: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(lists)
        if rulebook.asksInOrderOfSelection { writer.write(lists.flatMap { $0.selected }) }
        for outstanding in outstandingSnapshots {
            writer.write(outstanding.list)
            writer.write(outstanding.snapshot.arrangement)
            writer.write(outstanding.snapshot.marks)
        }
    }
}

extension ListState: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(model)
        writer.write(shown == model ? nil : shown)
        writer.write(gap)
        writer.write(unordered: selected)
        writer.write(exception)
        writePlaceholders(to: &writer)
        writer.write(hasAppliedSnapshot)
        writer.write(snapshots)
        writeUpdates(to: &writer)
        writeOptions(to: &writer)
    }

    private func writePlaceholders(to writer: inout StateWriter) {
        writer.write(placeholders.count)
        for placeholder in placeholders.all {
            writer.write(placeholder.item)
            writer.write(placeholder.path)
            writer.write(placeholder.insertionPath)
        }
    }

    private func writeUpdates(to writer: inout StateWriter) {
        writer.write(batch.depth)
        writer.write(batch.updates)
        writer.write(isReloading)
        writer.write(isReordering)
        writer.write(isCommitting)
        writer.write(presentationValueDepth)
    }

    /// Writes the options that can change after the declaration, the first visible row and the item of a plain view.
    private func writeOptions(to writer: inout StateWriter) {
        writer.write(isEditing)
        writer.write(isDragEnabled)
        writer.write(hasDefaultDragEnabled)
        writer.write(isDropEnabled)
        writer.write(case: presence.number)
        writer.write(firstVisibleRow)
        writer.write(held)
    }
}

extension SnapshotState: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(marks)
        writer.write(itemsMovedToThemselves)
        writer.write(outlines: outlines)
        writer.write(outlines: shownOutlines)
        writer.write(transaction?.before.rows)
        writer.write(transaction?.after.rows)
        writer.write(staleCells.rows.map { $0.item })
        writer.write(staleCells.rows.map { $0.isReconfigured })
        writer.write(staleCells.sections)
        writer.write(staleCells.reload)
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

extension Arrangement: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(sectionCount)
        for section in sections {
            writer.write(section.id)
            writer.write(section.rows)
        }
    }
}

extension SnapshotMarks: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(reloadedSections)
        writer.write(reloadedItems)
        writer.write(reconfiguredItems)
        writer.write(itemsMovedToThemselves)
    }
}

extension SectionSnapshot: StateWritable {
    /// O(items).
    package func write(to writer: inout StateWriter) {
        for item in items {
            writer.write(item)
            writer.write(nodes[item]?.parent)
            writer.write(nodes[item]?.isExpanded)
        }
    }
}

extension StateWriter {
    fileprivate mutating func write(outlines: [SectionID: SectionSnapshot]) {
        write(outlines.count)
        for section in outlines.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            write(section)
            write(outlines[section])
        }
    }
}

extension ListUpdate: StateWritable {
    package func write(to writer: inout StateWriter) {
        switch kind {
        case .insertRow(let path): writer.write(0, [path])
        case .deleteRow(let path): writer.write(1, [path])
        case .moveRow(let source, let target): writer.write(2, [source, target])
        case .reloadRow(let path): writer.write(3, [path])
        case .reconfigureRow(let path): writer.write(4, [path])
        case .insertSection(let section): writer.write(5, [section])
        case .deleteSection(let section): writer.write(6, [section])
        case .moveSection(let source, let target): writer.write(7, [source, target])
        case .reloadSection(let section): writer.write(8, [section])
        }
    }
}

extension StateWriter {
    fileprivate mutating func write<Place: StateWritable>(_ number: Int32, _ places: [Place]) {
        write(case: number)
        write(places)
    }
}
