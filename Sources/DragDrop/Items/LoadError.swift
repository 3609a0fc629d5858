/// An error of `NSItemProviderErrorDomain` (R213), or of the provider itself.
package struct LoadError: Error, Hashable, Sendable {
    package let domain: String
    package let code: Int
    package let message: String

    package init(domain: String = LoadError.providerDomain, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    package static let providerDomain = "NSItemProviderErrorDomain"

    /// An error that a provider makes of its own, without a code: `unknownError`.
    package init(unknown message: String) {
        self.init(code: -1, message: message)
    }

    /// As it is written in traces and compared by `expect error`.
    package var text: String {
        "\(message) (\(domain) \(code))"
    }
}

extension LoadError {
    /// `itemUnavailableError`: no representation that the receiver may see, or none in that form (R213, R215).
    package static func unavailable(_ type: String) -> LoadError {
        LoadError(code: -1000, message: "Cannot load representation of type \(type)")
    }

    /// `unexpectedValueClassError` (R213). The wording is this engine's.
    package static func unexpectedClass(_ given: String, of type: String) -> LoadError {
        LoadError(code: -1100, message: "The provider gave \(given) where data of type \(type) was expected")
    }

    /// `unavailableCoercionError` (R213). The wording is this engine's.
    package static func noCoercion(of given: String, to wanted: String) -> LoadError {
        LoadError(code: -1200, message: "\(given) cannot be made into \(wanted)")
    }

    /// What is left of the errors above where R213 is left out.
    static let unspecified = LoadError(unknown: "The operation could not be completed")

    /// Whether data arrived and no object could be made from it.
    package var isCoercionFailure: Bool { domain == Self.providerDomain && code == -1200 }

    /// A load that began outside `performDrop` (R066, R072). The wording is this engine's.
    package static let outsideDrop = LoadError(
        code: -1000, message: "Cannot load representation: data may be requested only while the drop is performed")

    /// A load whose progress was cancelled (R214). Domain, code and wording are assumed: Cocoa's "user cancelled".
    package static let cancelled = LoadError(
        domain: "NSCocoaErrorDomain", code: 3072, message: "The operation was cancelled")
}
