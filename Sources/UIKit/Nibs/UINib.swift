/// A nib by name. There are no nib files on Linux, so a program that registers a nib also states its content in Swift.
///
/// ```swift
/// UINib.register("PersonCell") { PersonCell(style: .default, reuseIdentifier: "Person") }
/// tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "Person")
/// ```
///
/// `register(_:make:)` is not part of UIKit. Without it, instantiating the nib traps with the code to write.
@preconcurrency @MainActor open class UINib: NSObject {
    private static var makers: [String: () -> [Any]] = [:]

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Sets the content of all nibs with a name, for the rest of the process; a later call replaces an earlier one.
    public static func register(_ nibName: String, make: @escaping () -> UIView) {
        makers[nibName] = { [make()] }
    }

    /// Creates new top-level objects, and calls `awakeFromNib()` of them and their subviews, subviews first; UIKit does
    /// not document the order.
    ///
    /// Subviews from the nib cannot be distinguished from those that a view created by itself, so all are called.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        guard let make = Self.makers[name] else {
            preconditionFailure(
                """
                There is no nib '\(name)': nib files cannot be read on Linux. Say in Swift what it makes, before it is \
                used: UINib.register("\(name)") { … }
                """)
        }
        let objects = make()
        for case let view as UIView in objects { view.wake() }
        return objects
    }

    /// Creates the view for a list.
    var maker: () -> UIView? {
        { self.instantiate(withOwner: nil).first as? UIView }
    }

    /// Creates the view for a registration, which states its class.
    func view<View: UIView>() -> View {
        let made = instantiate(withOwner: nil).first
        guard let view = made as? View else {
            preconditionFailure("The nib '\(name)' is registered for \(View.self) and makes \(made ?? "nothing").")
        }
        return view
    }
}

extension UIView {
    fileprivate func wake() {
        for subview in subviews { subview.wake() }
        guard !isAwake else { return }
        isAwake = true
        awakeFromNib()
    }
}

extension UINib {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
