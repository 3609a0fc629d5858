internal import DragDrop

extension NSItemProvider {
    /// The codes of `errorDomain` (R213).
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    public enum PreferredPresentationStyle: Int, Sendable {
        case unspecified, inline, attachment
    }

    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Receives the handler to call, the expected class if known, and the options of the request.
    public typealias LoadHandler =
        @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    public class var errorDomain: String { LoadError.providerDomain }
}

extension LoadError {
    /// The error as passed by Foundation.
    package var foundationError: NSError {
        NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
    }
}

/// The key of a load option whose value is an `NSValue` with the preferred size of an image.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSItemProviderPreferredImageSizeKey: String = "NSItemProviderPreferredImageSizeKey"
