/// The number of a list (table, collection or plain view) within one engine.
package struct ListID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// The number of an app. App 0 is the one under test.
package struct AppID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let underTest = AppID(rawValue: 0)
}
