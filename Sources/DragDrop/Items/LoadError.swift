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

    /// A provider's own error without a code: `unknownError`.
    package init(unknown message: String) {
        self.init(code: -1, message: message)
    }

    /// The text in traces and for `expect error`.
    package var text: String {
        "\(message) (\(domain) \(code))"
    }
}

extension LoadError {
    /// `itemUnavailableError`: no visible representation for the receiver, or none in that form (R213, R215).
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

    /// The error in place of those above when R213 is disabled.
    static let unspecified = LoadError(unknown: "The operation could not be completed")

    /// Whether data arrived but no object could be created from it.
    package var isCoercionFailure: Bool { domain == Self.providerDomain && code == -1200 }

    /// A load that began outside `performDrop` (R066, R072). The wording is this engine's.
    package static let outsideDrop = LoadError(
        code: -1000, message: "Cannot load representation: data may be requested only while the drop is performed")

    /// A load whose progress was cancelled (R214). Domain, code and wording are assumptions after Cocoa's "user
    /// cancelled".
    package static let cancelled = LoadError(
        domain: "NSCocoaErrorDomain", code: 3072, message: "The operation was cancelled")
}
