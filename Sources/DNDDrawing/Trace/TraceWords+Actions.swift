internal import DNDResults
internal import DragDrop

/// Calls of an app to UIKit.
extension TraceWords {
    /// The maximum number of listed updates of a batch; the rest is counted.
    private static let updatesAtMost = 12

    /// The method and its arguments.
    func action(_ action: ListAction, in list: ListID) -> (name: String, arguments: String) {
        let kind = record.list(list).kind
        let names = Adapter.of(kind).actionNames
        return switch action {
        case .batch(let updates): ("performBatchUpdates", batch(updates))
        case .update(let update): (update.selector(names, kind: kind), update.paths)
        case .presentedUpdate(let update, let result):
            (
                update.selector(names, kind: kind),
                "\(update.paths) as presented → \(result.map { $0.paths } ?? "no row of the data source")"
            )
        case .reloadData: ("reloadData()", "")
        case .setDragInteractionEnabled(let isEnabled): ("dragInteractionEnabled", isEnabled ? "= true" : "= false")
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
        case .updatePlaceholder(let item): ("setNeedsCellUpdate()", label(item))
        case .query(let query, let answer): self.query(query, answer, kind: kind)
        case .load(let item, let request, let type):
            (request.selector, label(item) + representation(type, meeting: request))
        case .loadObjects(let wanted): ("session.loadObjects(ofClass:completion:)", wanted.name)
        case .cancelProgress(let item): ("progress.cancel()", item.map { label($0) } ?? "session.progress")
        case .addAnimations: ("addAnimations(_:)", "")
        case .addCompletion: ("addCompletion(_:)", "")
        case .setPreviewProvider(let item, let answer):
            ("previewProvider", "of \(label(item)): \(Spelling.preview(answer) ?? "default")")
        case .setNeedsDropPreviewUpdate(let item): ("setNeedsDropPreviewUpdate()", label(item))
        case .aimSpringLoading(.cell(let item)): ("context.targetView", "the cell of \(label(item))")
        case .aimSpringLoading(.view(let view)): ("context.targetView", Spelling.label(record.list(view).name))
        case .nameSpringLoadingRegion(let item): ("context.targetItem", label(item))
        case .setProgressIndicatorStyle(let style):
            ("progressIndicatorStyle", style == .none ? "none" : "default")
        case .applySnapshot(let way): words(way)
        case .takeSnapshot: ("snapshot()", "")
        case .applySectionSnapshot(let section): ("apply(_:to:animatingDifferences:)", "to \(title(section))")
        case .read(let question, let value): (words(question), "→ " + returned(value))
        }
    }

    private func words(_ way: SnapshotApplication) -> (String, String) {
        switch way {
        case .animated: ("apply(_:animatingDifferences:)", "")
        case .unanimated: ("apply(_:animatingDifferences:)", "without animation")
        case .usingReloadData: ("applySnapshotUsingReloadData(_:)", "")
        case .offMain: ("apply(_:animatingDifferences:)", "off the main queue")
        }
    }

    /// The queried member of a snapshot or section snapshot.
    private func words(_ question: SnapshotQuestion) -> String {
        switch question {
        case .snapshot: "snapshot()"
        case .initialSnapshot: "initialSnapshot"
        case .finalSnapshot: "finalSnapshot"
        case .itemIdentifiers(nil): "itemIdentifiers"
        case .itemIdentifiers(let section?): "itemIdentifiers(inSection: \(title(section)))"
        case .numberOfItems(nil): "numberOfItems"
        case .numberOfItems(let section?): "numberOfItems(inSection: \(title(section)))"
        case .isEqual: "isEqual(_:)"
        case .indexOfItem(let item): "indexOfItem(\(label(item)))"
        case .outline(let part, let section): "\(part.rawValue) of section \(title(section))"
        case .outlineItem(let property, let item, _): "\(property.rawValue) of \(label(item))"
        }
    }

    /// The representation chosen for a request. Omitted for plain text without a special request.
    private func representation(_ type: String?, meeting request: LoadRequest) -> String {
        guard let type else {
            return request == .first
                ? ", of which nothing is to be seen here" : " as \(request.name): nothing meets that"
        }
        guard request != .first else { return type == ProviderConfiguration.plainText ? "" : " as \(type)" }
        return " as \(request.name)" + (type == request.name ? "" : ", taking \(type)")
    }

    func batch(_ updates: [ListUpdate]) -> String {
        guard !updates.isEmpty else { return "no updates" }
        let texts = updates.prefix(Self.updatesAtMost).map { Spelling.update($0) }
        let rest = updates.count - texts.count
        return texts.joined(separator: "  ") + (rest > 0 ? "  and \(rest) more" : "")
    }
}

extension ListUpdate {
    fileprivate var paths: String {
        let words = Spelling.update(self).split(separator: " ", maxSplits: 1)
        let isOfSection = words.last?.hasPrefix("section ") ?? false
        return String(isOfSection ? words[1].dropFirst("section ".count) : words[1])
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

extension LoadRequest {
    fileprivate var selector: String {
        switch self {
        case .first, .object: "loadObject(ofClass:completionHandler:)"
        case .data: "loadDataRepresentation(forTypeIdentifier:completionHandler:)"
        case .file: "loadFileRepresentation(forTypeIdentifier:completionHandler:)"
        case .inPlaceFile: "loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)"
        }
    }

    /// The requested type or class.
    fileprivate var name: String {
        switch self {
        case .first: ""
        case .data(let type), .file(let type), .inPlaceFile(let type): type
        case .object(let wanted): wanted.name
        }
    }
}
