/// What a load of an item's provider ended in.
package enum LoadResult: Hashable, Sendable {
    case text(String)
    case failure(LoadError)
}

/// An error of `NSItemProviderErrorDomain` (R213), or of the provider itself.
package struct LoadError: Error, Hashable, Sendable {
    package let domain: String
    package let code: Int
    package let message: String

    package init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    /// No representation that the receiver may see (R213, R215).
    package static func unavailable(type: String) -> LoadError {
        LoadError(
            domain: "NSItemProviderErrorDomain", code: -1000,
            message: "Cannot load representation of type \(type)"
        )
    }

    /// A load that began outside `performDrop` (R066, R072).
    package static let outsideDrop = LoadError(
        domain: "NSItemProviderErrorDomain", code: -1000,
        message: "Cannot load representation: data may be requested only while the drop is performed"
    )
}

/// The number of a load within one engine.
package struct LoadID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}
