extension NSObject {
    /// The class itself. On iOS class objects respond to the instance methods of `NSObject`, so that
    /// `UITableViewCell.classForCoder()` is another way to name a registered class.
    public static func classForCoder() -> AnyClass { self }

    /// The name of the class, with its module unless that is `UIKit`: `Cards.CardCell`. On iOS a private or nested
    /// class has a mangled name instead.
    /// <https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description>
    public static func description() -> String {
        let parts = String(reflecting: self).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
        return parts.drop { $0 == "UIKit" }.joined(separator: ".")
    }
}
