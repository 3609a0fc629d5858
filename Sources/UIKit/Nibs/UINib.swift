/// A nib by name. There are no nib files on Linux: a program that registers one also says, in Swift, what it makes.
///
/// ```swift
/// UINib.register("PersonCell") { PersonCell(style: .default, reuseIdentifier: "Person") }
/// tableView.register(UINib(nibName: "PersonCell", bundle: nil), forCellReuseIdentifier: "Person")
/// ```
///
/// `register(_:make:)` is not part of UIKit. Without it, making something from the nib traps and says what to write.
@preconcurrency @MainActor open class UINib: NSObject {
    private static var makers: [String: () -> [Any]] = [:]

    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Says what every nib of a name makes, for the rest of the process; a later call replaces an earlier one.
    public static func register(_ nibName: String, make: @escaping () -> UIView) {
        makers[nibName] = { [make()] }
    }

    /// Fresh top-level objects. What is made hears of it with `awakeFromNib()`, subviews before what holds them;
    /// UIKit does not say in which order.
    ///
    /// Which subviews the maker took from the nib and which a view made by itself cannot be told apart: all are woken.
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

    /// The view that a list makes of it.
    var maker: () -> UIView? {
        { self.instantiate(withOwner: nil).first as? UIView }
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
