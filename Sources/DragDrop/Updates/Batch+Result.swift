/// Applies a valid batch.
extension Batch {
    func result() -> BatchResult {
        // Without the equation of B14 the counts may differ. Then the list can only show the rows of the data source.
        guard rulebook.comparesCounts || countFault() == nil else { return BatchResult(shown: model, paths: PathMap()) }
        var shown = shown
        removeRows(from: &shown)
        rearrangeSections(of: &shown)
        insertRows(into: &shown)
        refreshRows(of: &shown)
        return BatchResult(shown: shown, paths: paths)
    }

    /// Removes rows that are deleted or moved away, from the back, so that the index paths before the batch stay valid.
    private func removeRows(from arrangement: inout Arrangement) {
        for path in paths.removedRows.reversed() where !endedSections.contains(path.section) {
            arrangement.remove(at: path)
        }
    }

    private func rearrangeSections(of arrangement: inout Arrangement) {
        guard !sections.isIdentity || !endedSections.indexes.isEmpty else { return }
        let before = arrangement.sections
        arrangement.sections = model.sections.indices.map { after in
            guard !begunSections.contains(after), let section = sections.before(after) else {
                return model.sections[after]
            }
            return before[section]
        }
    }

    /// Inserts rows that are new or moved here, from the front, so that the index paths after the batch become valid.
    private func insertRows(into arrangement: inout Arrangement) {
        for path in paths.insertedRows {
            guard let item = paths.moveSource(to: path).flatMap({ shown[$0] }) ?? model[path] else { continue }
            if begunSections.contains(path.section) {
                arrangement.replace(at: path, with: item)
            } else {
                arrangement.insert(item, at: path)
            }
        }
    }

    /// Reads reloaded and reconfigured rows from the data source again.
    private func refreshRows(of arrangement: inout Arrangement) {
        for entry in sorted.rowReloads + sorted.rowReconfigurations {
            guard let path = paths.after(entry.place), let item = model[path] else { continue }
            arrangement.replace(at: path, with: item)
        }
    }
}
