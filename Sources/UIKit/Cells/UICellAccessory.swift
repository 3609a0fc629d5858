/// An accessory at an edge of a list cell; stored but not drawn.
@preconcurrency @MainActor public struct UICellAccessory {
    public let accessoryType: UICellAccessory.AccessoryType

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail
    }

    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed)
    }

    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed, actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed, actionHandler)
    }

    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.reorder, displayed)
    }

    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure, displayed, actionHandler)
    }

    public static func detail(
        displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, actionHandler)
    }

    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed)
        accessory.text = text
        return accessory
    }

    public typealias ActionHandler = () -> Void

    let displayed: DisplayedState
    let actionHandler: ActionHandler?
    var text: String?

    private init(_ type: AccessoryType, _ displayed: DisplayedState, _ actionHandler: ActionHandler? = nil) {
        accessoryType = type
        self.displayed = displayed
        self.actionHandler = actionHandler
    }

    /// Runs the handler, as a tap on the accessory does on iOS. Not part of UIKit.
    public func performAction() {
        actionHandler?()
    }
}
