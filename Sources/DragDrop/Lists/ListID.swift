/// The number of a list (table, collection or plain view) within one engine.
package struct ListID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// The numbers of a scene's lists, ascending.
package struct ListIDs: Sequence, IteratorProtocol, Sendable {
    private var number: Int32 = 0
    private let count: Int32

    init(count: Int) {
        self.count = Int32(count)
    }

    package mutating func next() -> ListID? {
        guard number < count else { return nil }
        defer { number += 1 }
        return ListID(rawValue: number)
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
