extension NSObject {
    /// The class itself. On iOS class objects answer what the instances of `NSObject` do, so that
    /// `UITableViewCell.classForCoder()` is one more way to name a class that is registered.
    public static func classForCoder() -> AnyClass { self }
}
