// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Bars_globals() {
    let _: UIActionHandler.Type = UIActionHandler.self
    let _: UIContextMenuActionProvider.Type = UIContextMenuActionProvider.self
    let _: UIContextMenuContentPreviewProvider.Type = UIContextMenuContentPreviewProvider.self
}

@MainActor func Bars_UIAction() {
    _ = \UIAction.attributes as ReferenceWritableKeyPath<UIAction, UIMenuElement.Attributes>  // open
    _ = \UIAction.discoverabilityTitle as ReferenceWritableKeyPath<UIAction, String?>  // open
    _ = \UIAction.identifier as KeyPath<UIAction, UIAction.Identifier>
    _ = \UIAction.sender as KeyPath<UIAction, Any?>  // open
    _ = \UIAction.state as ReferenceWritableKeyPath<UIAction, UIMenuElement.State>  // open
    let _: (String, String?, UIImage?, UIAction.Identifier?, String?, UIMenuElement.Attributes, UIMenuElement.State, @escaping UIActionHandler) -> UIAction = UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)
    let _: (UIAction) -> @MainActor (Any?, Any?) -> Void = UIAction.performWithSender(_:target:)
    let _: UIAction.Type = UIAction.self  // open
    let _: UIMenuElement.Type = UIAction.self
}

@MainActor func Bars_UIAction_Identifier() {
    _ = \UIAction.Identifier.rawValue as KeyPath<UIAction.Identifier, String>
    let _: (String) -> UIAction.Identifier = UIAction.Identifier.init(_:)
    let _: (String) -> UIAction.Identifier = UIAction.Identifier.init(rawValue:)
    let _: UIAction.Identifier.Type = UIAction.Identifier.self
}

@MainActor func Bars_UIBarButtonItem() {
    _ = \UIBarButtonItem.action as ReferenceWritableKeyPath<UIBarButtonItem, Selector?>  // open
    _ = \UIBarButtonItem.customView as ReferenceWritableKeyPath<UIBarButtonItem, UIView?>  // open
    _ = \UIBarButtonItem.menu as ReferenceWritableKeyPath<UIBarButtonItem, UIMenu?>  // open
    _ = \UIBarButtonItem.primaryAction as ReferenceWritableKeyPath<UIBarButtonItem, UIAction?>  // open
    _ = \UIBarButtonItem.style as ReferenceWritableKeyPath<UIBarButtonItem, UIBarButtonItem.Style>  // open
    _ = \UIBarButtonItem.target as ReferenceWritableKeyPath<UIBarButtonItem, AnyObject?>  // open
    _ = \UIBarButtonItem.tintColor as ReferenceWritableKeyPath<UIBarButtonItem, UIColor?>  // open
    _ = \UIBarButtonItem.width as ReferenceWritableKeyPath<UIBarButtonItem, CGFloat>  // open
    let _: () -> UIBarButtonItem = UIBarButtonItem.init
    let _: (String?, UIBarButtonItem.Style, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(title:style:target:action:)
    let _: (String?, UIImage?, UIAction?, UIMenu?) -> UIBarButtonItem = UIBarButtonItem.init(title:image:primaryAction:menu:)
    let _: (UIBarButtonItem) -> @MainActor () -> Void = UIBarButtonItem.performPrimaryAction
    let _: (UIBarButtonItem.SystemItem, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(barButtonSystemItem:target:action:)
    let _: (UIBarButtonItem.SystemItem, UIAction?, UIMenu?) -> UIBarButtonItem = UIBarButtonItem.init(systemItem:primaryAction:menu:)
    let _: (UIImage?, UIBarButtonItem.Style, Any?, Selector?) -> UIBarButtonItem = UIBarButtonItem.init(image:style:target:action:)
    let _: (UIView) -> UIBarButtonItem = UIBarButtonItem.init(customView:)
    let _: UIBarButtonItem.Type = UIBarButtonItem.self  // open
    let _: UIBarItem.Type = UIBarButtonItem.self
}

@MainActor func Bars_UIBarButtonItem_Style() {
    let _: (Int) -> UIBarButtonItem.Style? = UIBarButtonItem.Style.init(rawValue:)
    let _: UIBarButtonItem.Style = .done
    let _: UIBarButtonItem.Style = .plain
    let _: UIBarButtonItem.Style.Type = UIBarButtonItem.Style.self
}

@MainActor func Bars_UIBarButtonItem_SystemItem() {
    let _: (Int) -> UIBarButtonItem.SystemItem? = UIBarButtonItem.SystemItem.init(rawValue:)
    let _: UIBarButtonItem.SystemItem = .action
    let _: UIBarButtonItem.SystemItem = .add
    let _: UIBarButtonItem.SystemItem = .bookmarks
    let _: UIBarButtonItem.SystemItem = .camera
    let _: UIBarButtonItem.SystemItem = .cancel
    let _: UIBarButtonItem.SystemItem = .close
    let _: UIBarButtonItem.SystemItem = .compose
    let _: UIBarButtonItem.SystemItem = .done
    let _: UIBarButtonItem.SystemItem = .edit
    let _: UIBarButtonItem.SystemItem = .fastForward
    let _: UIBarButtonItem.SystemItem = .fixedSpace
    let _: UIBarButtonItem.SystemItem = .flexibleSpace
    let _: UIBarButtonItem.SystemItem = .organize
    let _: UIBarButtonItem.SystemItem = .pause
    let _: UIBarButtonItem.SystemItem = .play
    let _: UIBarButtonItem.SystemItem = .redo
    let _: UIBarButtonItem.SystemItem = .refresh
    let _: UIBarButtonItem.SystemItem = .reply
    let _: UIBarButtonItem.SystemItem = .rewind
    let _: UIBarButtonItem.SystemItem = .save
    let _: UIBarButtonItem.SystemItem = .search
    let _: UIBarButtonItem.SystemItem = .stop
    let _: UIBarButtonItem.SystemItem = .trash
    let _: UIBarButtonItem.SystemItem = .undo
    let _: UIBarButtonItem.SystemItem.Type = UIBarButtonItem.SystemItem.self
}

@MainActor func Bars_UIBarItem() {
    _ = \UIBarItem.accessibilityIdentifier as ReferenceWritableKeyPath<UIBarItem, String?>  // open
    _ = \UIBarItem.accessibilityLabel as ReferenceWritableKeyPath<UIBarItem, String?>  // open
    _ = \UIBarItem.image as ReferenceWritableKeyPath<UIBarItem, UIImage?>  // open
    _ = \UIBarItem.isEnabled as ReferenceWritableKeyPath<UIBarItem, Bool>  // open
    _ = \UIBarItem.tag as ReferenceWritableKeyPath<UIBarItem, Int>  // open
    _ = \UIBarItem.title as ReferenceWritableKeyPath<UIBarItem, String?>  // open
    let _: () -> UIBarItem = UIBarItem.init
    let _: UIBarItem.Type = UIBarItem.self  // open
}

@MainActor func Bars_UIContextMenuConfiguration() {
    _ = \UIContextMenuConfiguration.identifier as KeyPath<UIContextMenuConfiguration, any NSCopying>
    let _: ((any NSCopying)?, UIContextMenuContentPreviewProvider?, UIContextMenuActionProvider?) -> UIContextMenuConfiguration = UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)
    let _: (UIContextMenuConfiguration) -> @MainActor () -> UIMenu? = UIContextMenuConfiguration.makeMenu
    let _: (UIContextMenuConfiguration) -> @MainActor () -> UIViewController? = UIContextMenuConfiguration.makePreview
    let _: UIContextMenuConfiguration.Type = UIContextMenuConfiguration.self  // open
}

@MainActor func Bars_UIContextMenuInteractionAnimating<Witness>(_: Witness.Type) where Witness : UIContextMenuInteractionAnimating & SendableMetatype {
    _ = \Witness.previewViewController as KeyPath<Witness, UIViewController?>
    let _: (any UIContextMenuInteractionAnimating).Type = (any UIContextMenuInteractionAnimating).self
    let _: @MainActor (Witness, @escaping () -> Void) -> Void = { $0.addAnimations($1) }
    let _: @MainActor (Witness, @escaping () -> Void) -> Void = { $0.addCompletion($1) }
}

@MainActor func Bars_UIContextMenuInteractionCommitAnimating<Witness>(_: Witness.Type) where Witness : UIContextMenuInteractionCommitAnimating & SendableMetatype {
    _ = \Witness.preferredCommitStyle as WritableKeyPath<Witness, UIContextMenuInteractionCommitStyle>
    let _: (any UIContextMenuInteractionCommitAnimating).Type = (any UIContextMenuInteractionCommitAnimating).self
}

@MainActor func Bars_UIContextMenuInteractionCommitStyle() {
    let _: (Int) -> UIContextMenuInteractionCommitStyle? = UIContextMenuInteractionCommitStyle.init(rawValue:)
    let _: UIContextMenuInteractionCommitStyle = .dismiss
    let _: UIContextMenuInteractionCommitStyle = .pop
    let _: UIContextMenuInteractionCommitStyle.Type = UIContextMenuInteractionCommitStyle.self
}

@MainActor func Bars_UIContextualAction() {
    _ = \UIContextualAction.backgroundColor as ReferenceWritableKeyPath<UIContextualAction, UIColor?>  // open
    _ = \UIContextualAction.handler as KeyPath<UIContextualAction, UIContextualAction.Handler>
    _ = \UIContextualAction.image as ReferenceWritableKeyPath<UIContextualAction, UIImage?>  // open
    _ = \UIContextualAction.style as KeyPath<UIContextualAction, UIContextualAction.Style>
    _ = \UIContextualAction.title as ReferenceWritableKeyPath<UIContextualAction, String?>  // open
    let _: (UIContextualAction.Style, String?, @escaping UIContextualAction.Handler) -> UIContextualAction = UIContextualAction.init(style:title:handler:)
    let _: UIContextualAction.Handler.Type = UIContextualAction.Handler.self
    let _: UIContextualAction.Type = UIContextualAction.self  // open
}

@MainActor func Bars_UIContextualAction_Style() {
    let _: (Int) -> UIContextualAction.Style? = UIContextualAction.Style.init(rawValue:)
    let _: UIContextualAction.Style = .destructive
    let _: UIContextualAction.Style = .normal
    let _: UIContextualAction.Style.Type = UIContextualAction.Style.self
}

@MainActor func Bars_UIMenu() {
    _ = \UIMenu.children as KeyPath<UIMenu, [UIMenuElement]>
    _ = \UIMenu.identifier as KeyPath<UIMenu, UIMenu.Identifier>
    _ = \UIMenu.options as KeyPath<UIMenu, UIMenu.Options>
    let _: (String, String?, UIImage?, UIMenu.Identifier?, UIMenu.Options, [UIMenuElement]) -> UIMenu = UIMenu.init(title:subtitle:image:identifier:options:children:)
    let _: (UIMenu) -> @MainActor ([UIMenuElement]) -> UIMenu = UIMenu.replacingChildren(_:)  // open
    let _: UIMenu.Type = UIMenu.self  // open
    let _: UIMenuElement.Type = UIMenu.self
}

@MainActor func Bars_UIMenu_Identifier() {
    _ = \UIMenu.Identifier.rawValue as KeyPath<UIMenu.Identifier, String>
    let _: (String) -> UIMenu.Identifier = UIMenu.Identifier.init(_:)
    let _: (String) -> UIMenu.Identifier = UIMenu.Identifier.init(rawValue:)
    let _: UIMenu.Identifier.Type = UIMenu.Identifier.self
}

@MainActor func Bars_UIMenu_Options() {
    _ = \UIMenu.Options.rawValue as KeyPath<UIMenu.Options, UInt>
    let _: (UInt) -> UIMenu.Options = UIMenu.Options.init(rawValue:)
    let _: UIMenu.Options = UIMenu.Options.destructive
    let _: UIMenu.Options = UIMenu.Options.displayInline
    let _: UIMenu.Options = UIMenu.Options.singleSelection
    let _: UIMenu.Options.Type = UIMenu.Options.self
}

@MainActor func Bars_UIMenuElement() {
    _ = \UIMenuElement.image as ReferenceWritableKeyPath<UIMenuElement, UIImage?>  // open
    _ = \UIMenuElement.subtitle as ReferenceWritableKeyPath<UIMenuElement, String?>  // open
    _ = \UIMenuElement.title as ReferenceWritableKeyPath<UIMenuElement, String>  // open
    let _: UIMenuElement.Type = UIMenuElement.self  // open
}

@MainActor func Bars_UIMenuElement_Attributes() {
    _ = \UIMenuElement.Attributes.rawValue as KeyPath<UIMenuElement.Attributes, UInt>
    let _: (UInt) -> UIMenuElement.Attributes = UIMenuElement.Attributes.init(rawValue:)
    let _: UIMenuElement.Attributes = UIMenuElement.Attributes.destructive
    let _: UIMenuElement.Attributes = UIMenuElement.Attributes.disabled
    let _: UIMenuElement.Attributes = UIMenuElement.Attributes.hidden
    let _: UIMenuElement.Attributes = UIMenuElement.Attributes.keepsMenuPresented
    let _: UIMenuElement.Attributes.Type = UIMenuElement.Attributes.self
}

@MainActor func Bars_UIMenuElement_State() {
    let _: (Int) -> UIMenuElement.State? = UIMenuElement.State.init(rawValue:)
    let _: UIMenuElement.State = .mixed
    let _: UIMenuElement.State = .off
    let _: UIMenuElement.State = .on
    let _: UIMenuElement.State.Type = UIMenuElement.State.self
}

@MainActor func Bars_UINavigationBar() {
    _ = \UINavigationBar.backItem as KeyPath<UINavigationBar, UINavigationItem?>  // open
    _ = \UINavigationBar.items as KeyPath<UINavigationBar, [UINavigationItem]?>  // open
    _ = \UINavigationBar.prefersLargeTitles as ReferenceWritableKeyPath<UINavigationBar, Bool>  // open
    _ = \UINavigationBar.topItem as KeyPath<UINavigationBar, UINavigationItem?>  // open
    let _: UINavigationBar.Type = UINavigationBar.self  // open
    let _: UIView.Type = UINavigationBar.self
}

@MainActor func Bars_UINavigationItem() {
    _ = \UINavigationItem.backBarButtonItem as ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>  // open
    _ = \UINavigationItem.backButtonTitle as ReferenceWritableKeyPath<UINavigationItem, String?>  // open
    _ = \UINavigationItem.hidesBackButton as ReferenceWritableKeyPath<UINavigationItem, Bool>  // open
    _ = \UINavigationItem.largeTitleDisplayMode as ReferenceWritableKeyPath<UINavigationItem, UINavigationItem.LargeTitleDisplayMode>  // open
    _ = \UINavigationItem.leftBarButtonItem as ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>  // open
    _ = \UINavigationItem.leftBarButtonItems as ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>  // open
    _ = \UINavigationItem.prompt as ReferenceWritableKeyPath<UINavigationItem, String?>  // open
    _ = \UINavigationItem.rightBarButtonItem as ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>  // open
    _ = \UINavigationItem.rightBarButtonItems as ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>  // open
    _ = \UINavigationItem.title as ReferenceWritableKeyPath<UINavigationItem, String?>  // open
    _ = \UINavigationItem.titleView as ReferenceWritableKeyPath<UINavigationItem, UIView?>  // open
    let _: (String) -> UINavigationItem = UINavigationItem.init(title:)
    let _: (UINavigationItem) -> @MainActor (UIBarButtonItem?, Bool) -> Void = UINavigationItem.setLeftBarButton(_:animated:)  // open
    let _: (UINavigationItem) -> @MainActor (UIBarButtonItem?, Bool) -> Void = UINavigationItem.setRightBarButton(_:animated:)  // open
    let _: (UINavigationItem) -> @MainActor ([UIBarButtonItem]?, Bool) -> Void = UINavigationItem.setLeftBarButtonItems(_:animated:)  // open
    let _: (UINavigationItem) -> @MainActor ([UIBarButtonItem]?, Bool) -> Void = UINavigationItem.setRightBarButtonItems(_:animated:)  // open
    let _: UINavigationItem.Type = UINavigationItem.self  // open
}

@MainActor func Bars_UINavigationItem_LargeTitleDisplayMode() {
    let _: (Int) -> UINavigationItem.LargeTitleDisplayMode? = UINavigationItem.LargeTitleDisplayMode.init(rawValue:)
    let _: UINavigationItem.LargeTitleDisplayMode = .always
    let _: UINavigationItem.LargeTitleDisplayMode = .automatic
    let _: UINavigationItem.LargeTitleDisplayMode = .never
    let _: UINavigationItem.LargeTitleDisplayMode.Type = UINavigationItem.LargeTitleDisplayMode.self
}

@MainActor func Bars_UISwipeActionsConfiguration() {
    _ = \UISwipeActionsConfiguration.actions as KeyPath<UISwipeActionsConfiguration, [UIContextualAction]>
    _ = \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe as ReferenceWritableKeyPath<UISwipeActionsConfiguration, Bool>  // open
    let _: ([UIContextualAction]) -> UISwipeActionsConfiguration = UISwipeActionsConfiguration.init(actions:)
    let _: UISwipeActionsConfiguration.Type = UISwipeActionsConfiguration.self  // open
}

@MainActor func Bars_UITabBarItem() {
    _ = \UITabBarItem.badgeValue as ReferenceWritableKeyPath<UITabBarItem, String?>  // open
    _ = \UITabBarItem.selectedImage as ReferenceWritableKeyPath<UITabBarItem, UIImage?>  // open
    let _: () -> UITabBarItem = UITabBarItem.init
    let _: (String?, UIImage?, Int) -> UITabBarItem = UITabBarItem.init(title:image:tag:)
    let _: (String?, UIImage?, UIImage?) -> UITabBarItem = UITabBarItem.init(title:image:selectedImage:)
    let _: UIBarItem.Type = UITabBarItem.self
    let _: UITabBarItem.Type = UITabBarItem.self  // open
}

@MainActor func Bars_UITableViewRowAction() {
    _ = \UITableViewRowAction.backgroundColor as ReferenceWritableKeyPath<UITableViewRowAction, UIColor?>  // open
    _ = \UITableViewRowAction.style as KeyPath<UITableViewRowAction, UITableViewRowAction.Style>
    _ = \UITableViewRowAction.title as ReferenceWritableKeyPath<UITableViewRowAction, String?>  // open
    let _: (UITableViewRowAction) -> @MainActor (NSZone?) -> Any = UITableViewRowAction.copy(with:)  // open
    let _: (UITableViewRowAction.Style, String?, @escaping (UITableViewRowAction, IndexPath) -> Void) -> UITableViewRowAction = UITableViewRowAction.init(style:title:handler:)
    let _: UITableViewRowAction.Type = UITableViewRowAction.self  // open
}

@MainActor func Bars_UITableViewRowAction_Style() {
    let _: (Int) -> UITableViewRowAction.Style? = UITableViewRowAction.Style.init(rawValue:)
    let _: UITableViewRowAction.Style = .default
    let _: UITableViewRowAction.Style = .normal
    let _: UITableViewRowAction.Style = UITableViewRowAction.Style.destructive
    let _: UITableViewRowAction.Style.Type = UITableViewRowAction.Style.self
}
