/// A menu that a long press has opened, and what is done with it.
@MainActor struct OpenMenu {
    /// What a person reads and can choose, with what it does.
    let entries: [Entry]

    /// Nil for the older menu with cut, copy and paste, which has no preview either.
    let preview: (() -> Void)?

    /// What the delegate is told when the menu is gone.
    let end: () -> Void

    struct Entry {
        let title: String
        let isEnabled: Bool
        let keepsMenuOpen: Bool
        let perform: () -> Void
    }

    /// The actions of a menu and of the menus in it; hidden ones are left out.
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

/// What a delegate animates alongside a menu: at once, and the completions on the main queue afterwards.
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
