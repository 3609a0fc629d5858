/// An activity of a person, described so that another device can continue it. Foundation on Linux has no such class;
/// here only tests read it.
open class NSUserActivity: NSObject {
    /// For example `com.example.reading`.
    public let activityType: String

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?

    /// A new value replaces the old one of its key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
