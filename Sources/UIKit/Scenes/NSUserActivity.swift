/// What a person is doing, described so that it can go on elsewhere. Foundation on Linux has none; here it is handed to
/// nobody but the test.
open class NSUserActivity: NSObject {
    /// As `com.example.reading`.
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

    /// The new value of a key takes the place of the old one.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
