/// The result of a load.
package enum LoadResult: Hashable, Sendable {
    case delivered(Delivery)
    case failure(LoadError)
}

/// The delivered data.
package struct Delivery: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case data

        /// A folder that was requested as data (R217).
        case zippedFolder

        /// An object of the class with that name.
        case object(String)

        /// A copy, deleted when the completion handler returns (R217), or the original, opened in place (R218).
        case file(name: String, isInPlace: Bool)
    }

    /// A text that stands for the content.
    package let text: String
    package let form: Form

    /// The type of the chosen representation.
    package let type: String

    package init(_ text: String, as form: Form = .data, type: String = ProviderConfiguration.plainText) {
        self.text = text
        self.form = form
        self.type = type
    }
}
