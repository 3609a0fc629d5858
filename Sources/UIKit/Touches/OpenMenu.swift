/// A menu opened by a long press, with its effects.
@MainActor struct OpenMenu {
    /// The visible entries, with their actions.
    let entries: [Entry]

    /// Taps the preview. Nil for the older menu with cut, copy and paste, which has none.
    let preview: (() -> Void)?

    /// Notifies the delegate when the menu is closed.
    let end: () -> Void

    struct Entry {
        let title: String
        let isEnabled: Bool
        let keepsMenuOpen: Bool
        let perform: () -> Void
    }

    /// The actions of a menu and its submenus, without hidden ones.
    static func entries(of menu: UIMenu?) -> [Entry] {
        (menu?.children ?? []).flatMap { element -> [Entry] in
            if let inner = element as? UIMenu { return entries(of: inner) }
            guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
            let entry = Entry(
                title: action.title, isEnabled: !action.attributes.contains(.disabled),
                keepsMenuOpen: action.attributes.contains(.keepsMenuPresented)
            ) { action.performWithSender(nil, target: nil) }
            return [entry]
        }
    }
}

/// A delegate's animations alongside a menu: they run at once, their completions later on the main queue.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    private let screen: Screen
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss

    init(_ screen: Screen, preview: UIViewController?) {
        self.screen = screen
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animations() }

    func addCompletion(_ completion: @escaping () -> Void) { screen.later(completion) }
}
