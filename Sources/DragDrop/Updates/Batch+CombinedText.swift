extension Batch {
    /// E03. The wording for moves, reloads and sections is inferred from that for inserts and deletes (Q23).
    var combinedText: String {
        let lines = updates.map { "\t" + $0.kind.text(words) }.joined(separator: ",\n")
        return "Invalid batch updates detected: the number of sections and/or \(words.rows) returned "
            + "by the data source \(moments) performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = \(counts(of: shown))\n"
            + "Data source after updates = \(counts(of: model))\n"
            + "Updates = [\n" + lines + (lines.isEmpty ? "]\n" : "\n]\n")
            + "\(words.capitalizedView): \(words.viewText)"
    }

    /// Logs of 2023 have one form, those from 2024 on the other.
    private var moments: String {
        device.version >= Decisions.beforeAndAfterVersion ? "before and after" : "before and/or after"
    }

    private func counts(of arrangement: Arrangement) -> String {
        let count = arrangement.sectionCount
        let rowCounts = arrangement.sections.map { "\($0.rows.count)" }.joined(separator: ", ")
        return "{ \(count) \(count == 1 ? "section" : "sections") with \(words.row) counts: [\(rowCounts)] }"
    }
}

extension ListUpdate.Kind {
    fileprivate func text(_ words: ListWords) -> String {
        switch self {
        case .insertRow(let path): "Insert \(words.row) (\(path.section) - \(path.item))"
        case .deleteRow(let path): "Delete \(words.row) (\(path.section) - \(path.item))"
        case .reloadRow(let path): "Reload \(words.row) (\(path.section) - \(path.item))"
        case .reconfigureRow(let path): "Reconfigure \(words.row) (\(path.section) - \(path.item))"
        case .moveRow(let source, let destination):
            "Move \(words.row) (\(source.section) - \(source.item)) to (\(destination.section) - \(destination.item))"
        case .insertSection(let section): "Insert section (\(section))"
        case .deleteSection(let section): "Delete section (\(section))"
        case .reloadSection(let section): "Reload section (\(section))"
        case .moveSection(let source, let destination): "Move section (\(source)) to (\(destination))"
        }
    }
}
