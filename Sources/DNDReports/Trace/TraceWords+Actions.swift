internal import DNDResults
internal import DragDrop

/// What an app tells UIKit.
extension TraceWords {
    /// Updates of one batch that are written; of a longer one the rest is counted.
    private static let updatesAtMost = 12

    /// The method, and what it is told.
    func action(_ action: ListAction, in list: ListID) -> (name: String, arguments: String) {
        let names = Adapter.of(record.list(list).kind).actionNames
        let (name, arguments) = words(action, kind: record.list(list).kind, names)
        return (name, arguments + (arguments.isEmpty ? String(place(list).dropFirst()) : place(list)))
    }

    private func words(_ action: ListAction, kind: ListKind, _ names: ActionNames) -> (String, String) {
        switch action {
        case .batch(let updates): ("performBatchUpdates", batch(updates))
        case .update(let update): (update.selector(names, kind: kind), update.paths)
        case .reloadData: ("reloadData()", "")
        case .dropToRow(let item, let path): (names.dropToRow, "\(label(item)) to \(Spelling.path(path))")
        case .dropIntoRow(let item, let path): (names.dropIntoRow, "\(label(item)) into \(Spelling.path(path))")
        case .dropToView(let item, let view):
            ("drop(_:to:)", "\(label(item)) to view \(Spelling.label(record.list(view).name))")
        case .insertPlaceholder(let item, let path):
            ("drop(_:to:) a placeholder", "~ at \(Spelling.path(path)) for \(label(item))")
        case .commitPlaceholder(let item, let path?):
            ("commitInsertion(dataSourceUpdates:)", "\(label(item)) at \(Spelling.path(path))")
        case .commitPlaceholder(let item, nil):
            ("commitInsertion(dataSourceUpdates:)", "\(label(item)) refused: the placeholder is gone")
        case .deletePlaceholder(let item, let existed):
            ("deletePlaceholder()", label(item) + (existed ? "" : " refused: the placeholder is gone"))
        case .load(let item, let type): ("loadObject(ofClass:completionHandler:)", label(item) + representation(type))
        case .applySnapshot(reload: false): ("apply(_:animatingDifferences:)", "")
        case .applySnapshot(reload: true): ("applySnapshotUsingReloadData(_:)", "")
        }
    }

    /// Plain text goes without saying.
    private func representation(_ type: String?) -> String {
        guard let type else { return ", of which nothing is to be seen here" }
        return type == Provision.plainText ? "" : " as \(type)"
    }

    private func batch(_ updates: [ListUpdate]) -> String {
        guard !updates.isEmpty else { return "no updates" }
        let texts = updates.prefix(Self.updatesAtMost).map { $0.text }
        let rest = updates.count - texts.count
        return texts.joined(separator: "  ") + (rest > 0 ? "  and \(rest) more" : "")
    }
}

extension ListUpdate {
    /// `delete [0, 1]`, `insert section 2`: the verb of the language and the place.
    var text: String {
        switch kind {
        case .insertRow: "insert \(paths)"
        case .deleteRow: "delete \(paths)"
        case .moveRow: "move \(paths)"
        case .reloadRow: "reload \(paths)"
        case .reconfigureRow: "reconfigure \(paths)"
        case .insertSection(let section): "insert section \(section)"
        case .deleteSection(let section): "delete section \(section)"
        case .moveSection(let source, let destination): "move section \(source) to \(destination)"
        case .reloadSection(let section): "reload section \(section)"
        }
    }

    fileprivate var paths: String {
        switch kind {
        case .insertRow(let path), .deleteRow(let path), .reloadRow(let path), .reconfigureRow(let path):
            Spelling.path(path)
        case .moveRow(let source, let destination): "\(Spelling.path(source)) to \(Spelling.path(destination))"
        case .insertSection(let section), .deleteSection(let section), .reloadSection(let section): "\(section)"
        case .moveSection(let source, let destination): "\(source) to \(destination)"
        }
    }

    /// The method of the table or collection view.
    fileprivate func selector(_ names: ActionNames, kind list: ListKind) -> String {
        let animation = list == .table ? "with:" : ""
        return switch kind {
        case .insertRow: names.insert
        case .deleteRow: names.delete
        case .moveRow: names.move
        case .reloadRow: names.reload
        case .reconfigureRow: names.reconfigure
        case .insertSection: "insertSections(_:\(animation))"
        case .deleteSection: "deleteSections(_:\(animation))"
        case .moveSection: "moveSection(_:toSection:)"
        case .reloadSection: "reloadSections(_:\(animation))"
        }
    }
}
