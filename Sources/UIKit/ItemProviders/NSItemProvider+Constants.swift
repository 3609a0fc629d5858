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

    /// Gets the handler to call, the class that is wanted where one is known, and the options of the request.
    public typealias LoadHandler =
        @Sendable (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    public class var errorDomain: String { LoadError.providerDomain }
}

extension LoadError {
    /// As Foundation hands errors over.
    var foundationError: NSError {
        NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message])
    }
}

/// Key of a load option whose value is an `NSValue` with the size wanted of an image.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSItemProviderPreferredImageSizeKey: String = "NSItemProviderPreferredImageSizeKey"
