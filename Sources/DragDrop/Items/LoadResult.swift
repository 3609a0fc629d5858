/// What a load of an item's provider ended in.
package enum LoadResult: Hashable, Sendable {
    case delivered(Delivery)
    case failure(LoadError)
}

/// Data as the receiver gets it.
package struct Delivery: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case data

        /// A folder that was asked for as data (R217).
        case zippedFolder

        /// An object of the class with that name.
        case object(String)

        /// A copy that is deleted when the completion handler returns (R217), or the original, opened in place (R218).
        case file(name: String, isInPlace: Bool)
    }

    /// What stands for the content.
    package let text: String
    package let form: Form

    /// The representation that was taken.
    package let type: String

    package init(_ text: String, as form: Form = .data, type: String = ProviderConfiguration.plainText) {
        self.text = text
        self.form = form
        self.type = type
    }
}
