extension NSObject {
    /// The class itself. On iOS class objects respond to the instance methods of `NSObject`, so that
    /// `UITableViewCell.classForCoder()` is another way to name a registered class.
    public static func classForCoder() -> AnyClass { self }
}
