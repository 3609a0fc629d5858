/// The menu of a long press without movement on a row of a table.
///
/// A context menu: its configuration, the preview of the row, `willDisplay`. After a choice: the action, the preview
/// for dismissal, `willEnd`; after a tap on the preview: `willPerformPreviewAction`, then `willEnd`. Without a context
/// menu, the older menu with cut, copy and paste may open. That the action precedes `willEnd` is a guess: apps guard
/// their previews against rows that the action has deleted.
@MainActor struct TableMenu {
    let table: UITableView
    let path: IndexPath

    private var questions: TableQuestions { TableQuestions(table: table) }

    func open() -> OpenMenu? {
        let point = CGPoint(x: table.frame(ofRow: path).midX, y: table.frame(ofRow: path).midY)
        let configuration = questions.ask(.contextMenuConfigurationForRowAt) {
            $0.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
        }
        guard let configuration = configuration ?? nil else { return editingMenu() }
        let preview = configuration.makePreview()
        _ = questions.ask(.previewForHighlightingContextMenuWithConfiguration) {
            $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        _ = questions.ask(.willDisplayContextMenu) {
            $0.tableView(table, willDisplayContextMenu: configuration, animator: animator(preview))
        }
        return OpenMenu(entries: OpenMenu.entries(of: configuration.makeMenu())) {
            _ = questions.ask(.willPerformPreviewActionForMenuWith) {
                $0.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator(preview))
            }
        } end: {
            _ = questions.ask(.previewForDismissingContextMenuWithConfiguration) {
                $0.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
            }
            _ = questions.ask(.willEndContextMenuInteraction) {
                $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator(preview))
            }
        }
    }

    private func animator(_ preview: UIViewController?) -> MenuAnimator {
        MenuAnimator(table.rows.screen, preview: preview)
    }

    private func editingMenu() -> OpenMenu? {
        guard questions.ask(.shouldShowMenuForRowAt, { $0.tableView(table, shouldShowMenuForRowAt: path) }) ?? false
        else { return nil }
        let actions = EditingAction.allCases.filter { action in
            questions.ask(.canPerformAction) {
                $0.tableView(table, canPerformAction: action.selector, forRowAt: path, withSender: nil)
            } ?? false
        }
        return EditingAction.menu(of: actions) { action in
            _ = questions.ask(.performAction) {
                $0.tableView(table, performAction: action.selector, forRowAt: path, withSender: nil)
            }
        }
    }
}

/// The commands of a row's older menu (Apple: `tableView(_:canPerformAction:forRowAt:withSender:)`).
enum EditingAction: String, CaseIterable {
    case cut = "Cut"
    case copy = "Copy"
    case paste = "Paste"

    var selector: Selector { Selector("\(rawValue.lowercased()):") }

    /// Nil without actions.
    @MainActor static func menu(
        of actions: [EditingAction], perform: @escaping (EditingAction) -> Void
    ) -> OpenMenu? {
        guard !actions.isEmpty else { return nil }
        let entries = actions.map { action in
            OpenMenu.Entry(title: action.rawValue, isEnabled: true, keepsMenuOpen: false) { perform(action) }
        }
        return OpenMenu(entries: entries, preview: nil) {}
    }
}
