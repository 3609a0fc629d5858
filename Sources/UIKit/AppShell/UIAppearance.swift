/// Gives access to the appearance of all instances of a class. Here the values are stored in a view of that class, and
/// no other view takes them.
/// <https://developer.apple.com/documentation/uikit/uiappearance>
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// What contains views whose appearance is set. No view takes an appearance here, so the containers tell apart where a
/// value is stored.
/// <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// A view that only stores values, the same at each call. It is made like a cell: a value that nobody has set is
    /// the one of a new view, where UIKit has nil.
    /// <https://developer.apple.com/documentation/uikit/uiappearance/appearance()>
    public class func appearance() -> Self { onMain(storedAppearance([])) }

    /// A view that only stores values, another one for other containers.
    /// <https://developer.apple.com/documentation/uikit/uiappearance/appearance(whencontainedininstancesof:)>
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        onMain(storedAppearance(containerTypes.map { ObjectIdentifier($0) }))
    }

    private static var appearances: [[ObjectIdentifier]: UIView] = [:]

    private static func storedAppearance(_ containers: [ObjectIdentifier]) -> Self {
        AppShell.warn("\(self).appearance", "is stored, and applied to no view")
        let key = [ObjectIdentifier(self)] + containers
        if let stored = appearances[key] as? Self { return stored }
        let made = Self._make(.byClass)
        appearances[key] = made
        return made
    }
}
