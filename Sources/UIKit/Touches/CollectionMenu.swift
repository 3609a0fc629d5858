/// The menu of a long press without movement on an item, in the order of `TableMenu`. From iOS 16 on the methods for
/// several items are called; the older methods when those are absent.
@MainActor struct CollectionMenu {
    let collection: UICollectionView
    let path: IndexPath

    private var questions: CollectionQuestions { CollectionQuestions(collection: collection) }

    /// The selected items, if the touched one is among them (Apple:
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`).
    private var paths: [IndexPath] {
        let selected = collection.rows.selectedPaths
        return selected.contains(path) ? selected : [path]
    }

    func open() -> OpenMenu? {
        guard let configuration = configuration() else { return editingMenu() }
        let preview = configuration.makePreview()
        let paths = paths
        askForHighlightPreviews(configuration, paths)
        _ = questions.ask(.willDisplayContextMenu) {
            $0.collectionView(collection, willDisplayContextMenu: configuration, animator: animator(preview))
        }
        return OpenMenu(entries: OpenMenu.entries(of: configuration.makeMenu())) {
            _ = questions.ask(.willPerformPreviewActionForMenuWith) {
                $0.collectionView(
                    collection, willPerformPreviewActionForMenuWith: configuration, animator: animator(preview))
            }
        } end: {
            askForDismissalPreviews(configuration, paths)
            _ = questions.ask(.willEndContextMenuInteraction) {
                $0.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator(preview))
            }
        }
    }

    private func configuration() -> UIContextMenuConfiguration? {
        let frame = collection.frame(ofRow: path)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        guard questions.has(.contextMenuConfigurationForItemsAt) else {
            return questions.ask(.contextMenuConfigurationForItemAt) {
                $0.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
            } ?? nil
        }
        return questions.ask(.contextMenuConfigurationForItemsAt) {
            $0.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: point)
        } ?? nil
    }

    private func askForHighlightPreviews(_ configuration: UIContextMenuConfiguration, _ paths: [IndexPath]) {
        guard questions.has(.highlightPreviewForItemAt) else {
            _ = questions.ask(.previewForHighlightingContextMenuWithConfiguration) {
                $0.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration)
            }
            return
        }
        for path in paths {
            _ = questions.ask(.highlightPreviewForItemAt) {
                $0.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            }
        }
    }

    private func askForDismissalPreviews(_ configuration: UIContextMenuConfiguration, _ paths: [IndexPath]) {
        guard questions.has(.dismissalPreviewForItemAt) else {
            _ = questions.ask(.previewForDismissingContextMenuWithConfiguration) {
                $0.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
            }
            return
        }
        for path in paths where collection.rows.has(path) {
            _ = questions.ask(.dismissalPreviewForItemAt) {
                $0.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            }
        }
    }

    private func animator(_ preview: UIViewController?) -> MenuAnimator {
        MenuAnimator(collection.rows.screen, preview: preview)
    }

    private func editingMenu() -> OpenMenu? {
        let isShown = questions.ask(.shouldShowMenuForItemAt) {
            $0.collectionView(collection, shouldShowMenuForItemAt: path)
        }
        guard isShown ?? false else { return nil }
        let actions = EditingAction.allCases.filter { action in
            questions.ask(.canPerformAction) {
                $0.collectionView(collection, canPerformAction: action.selector, forItemAt: path, withSender: nil)
            } ?? false
        }
        return EditingAction.menu(of: actions) { action in
            _ = questions.ask(.performAction) {
                $0.collectionView(collection, performAction: action.selector, forItemAt: path, withSender: nil)
            }
        }
    }
}
