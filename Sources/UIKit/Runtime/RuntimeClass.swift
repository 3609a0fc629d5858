/// A class of UIKit whose subclasses can be instantiated when only the program knows them, as in `Cell()` for a generic
/// `Cell: UIView`, or `type.init(frame: .zero)`. Objective-C does not need `required` for that; Swift does.
///
/// The initializers of this protocol are used only where the class itself has none that fits: each of them takes one
/// argument more, which has a default. A class that does not implement UIKit's initializer ends the program, as on iOS.
///
/// The body of an initializer does not know the class of the value before the dot, only its static type. That of a
/// static method does. So each initializer is a declaration for the symbol of a method, which is called in the same
/// way: with the arguments and the class.
public protocol _RuntimeClass {}

extension UIView: _RuntimeClass {}
extension UIViewController: _RuntimeClass {}

/// Distinguishes the initializers of `_RuntimeClass`.
public enum _Instantiation: Sendable {
    case byClass
}

extension _RuntimeClass {
    /// `init(frame: .zero)` of a view, or the initializer of cells, headers and footers without a reuse identifier;
    /// `init(nibName: nil, bundle: nil)` of a controller.
    @_silgen_name("uikit_make") @preconcurrency @MainActor @_disfavoredOverload
    public init(_ instantiation: _Instantiation = .byClass)

    @_silgen_name("uikit_make_frame") @preconcurrency @MainActor @_disfavoredOverload
    public init(frame: CGRect, _ instantiation: _Instantiation = .byClass)

    @_silgen_name("uikit_make_style") @preconcurrency @MainActor @_disfavoredOverload
    public init(
        style: UITableViewCell.CellStyle, reuseIdentifier: String?, _ instantiation: _Instantiation = .byClass)

    @_silgen_name("uikit_make_identifier") @preconcurrency @MainActor @_disfavoredOverload
    public init(reuseIdentifier: String?, _ instantiation: _Instantiation = .byClass)

    @_silgen_name("uikit_make_nib") @preconcurrency @MainActor @_disfavoredOverload
    public init(
        nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ instantiation: _Instantiation = .byClass)
}

extension _RuntimeClass {
    @_silgen_name("uikit_make") @preconcurrency @MainActor
    public static func _make(_ instantiation: _Instantiation) -> Self {
        cast((self as? UIViewController.Type)?.made() ?? (self as? UIView.Type)?.made())
    }

    @_silgen_name("uikit_make_frame") @preconcurrency @MainActor
    public static func _make(frame: CGRect, _ instantiation: _Instantiation) -> Self {
        cast((self as? UIView.Type).map { CellClass.make($0, frame: frame) })
    }

    @_silgen_name("uikit_make_style") @preconcurrency @MainActor
    public static func _make(
        style: UITableViewCell.CellStyle, reuseIdentifier: String?, _ instantiation: _Instantiation
    ) -> Self {
        let type = self as? UITableViewCell.Type
        return cast(type.map { CellClass.make($0, style: style, reuseIdentifier: reuseIdentifier) })
    }

    @_silgen_name("uikit_make_identifier") @preconcurrency @MainActor
    public static func _make(reuseIdentifier: String?, _ instantiation: _Instantiation) -> Self {
        let type = self as? UITableViewHeaderFooterView.Type
        return cast(type.map { CellClass.make($0, reuseIdentifier: reuseIdentifier) })
    }

    @_silgen_name("uikit_make_nib") @preconcurrency @MainActor
    public static func _make(
        nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ instantiation: _Instantiation
    ) -> Self {
        let type = self as? UIViewController.Type
        return cast(type.map { CellClass.make($0, nibName: nibNameOrNil, bundle: nibBundleOrNil) })
    }

    private static func cast(_ object: NSObject?) -> Self {
        guard let made = object as? Self else { preconditionFailure("\(self) has no such initializer.") }
        return made
    }
}

extension UIView {
    fileprivate static func made() -> UIView {
        if let cell = self as? UITableViewCell.Type {
            return CellClass.make(cell, style: .default, reuseIdentifier: nil)
        }
        if let header = self as? UITableViewHeaderFooterView.Type {
            return CellClass.make(header, reuseIdentifier: nil)
        }
        return CellClass.make(self, frame: .zero)
    }
}

extension UIViewController {
    fileprivate static func made() -> UIViewController { CellClass.make(self, nibName: nil, bundle: nil) }
}
