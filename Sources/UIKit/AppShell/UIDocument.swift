/// A document of an app. No file is read or written here: opening and saving report failure, and `contents(forType:)`
/// and `load(fromContents:ofType:)` are called only by a test.
/// <https://developer.apple.com/documentation/uikit/uidocument>
@preconcurrency @MainActor open class UIDocument: NSObject {
    private let ownFileURL: URL

    public init(fileURL url: URL) {
        Self.noteThread()
        ownFileURL = url
        super.init()
    }

    open var fileURL: URL { onMain(ownFileURL) }

    /// The name of the file without its extension.
    open var localizedName: String { onMain(ownFileURL.deletingPathExtension().lastPathComponent) }

    /// Always closed.
    open var documentState: UIDocument.State { doNothing(answering: .closed) }

    /// Always nil: no type is asked of a file.
    open var fileType: String? { doNothing(answering: nil) }

    /// Always false.
    open var hasUnsavedChanges: Bool { doNothing(answering: false) }

    /// Opens nothing. The completion receives false at the next turn of the main queue.
    open func open(completionHandler: ((Bool) -> Void)? = nil) { onMain(fail(completionHandler)) }

    /// Closes nothing. The completion receives false at the next turn of the main queue.
    open func close(completionHandler: ((Bool) -> Void)? = nil) { onMain(fail(completionHandler)) }

    /// Saves nothing. The completion receives false at the next turn of the main queue.
    open func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        onMain(fail(completionHandler))
    }

    private func fail(_ completion: ((Bool) -> Void)?, _ member: String = #function) {
        doNothing(member)
        if let completion { UIView.atNextTurn { completion(false) } }
    }

    open func updateChangeCount(_ change: UIDocument.ChangeKind) { doNothing() }

    /// For subclasses. Never called.
    open func contents(forType typeName: String) throws -> Any { onMain(Data()) }

    /// For subclasses. Never called.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// For subclasses. Never called.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

    /// For subclasses. Never called.
    open func fileAttributesToWrite(
        to url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws -> [AnyHashable: Any] {
        onMain([:])
    }
}

extension UIDocument {
    public enum ChangeKind: Int, Sendable {
        case done, undone, redone, cleared
    }

    public enum SaveOperation: Int, Sendable {
        case forCreating, forOverwriting
    }

    public struct State: OptionSet, Sendable {
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
        public static let normal: State = []

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Never posted.
    public nonisolated static let stateChangedNotification = NSNotification.Name(
        "UIDocumentStateChangedNotification")
}

extension URLResourceKey {
    /// A key for `UIDocument.fileAttributesToWrite(to:for:)`. No file has a thumbnail here.
    /// <https://developer.apple.com/documentation/foundation/urlresourcekey/thumbnaildictionarykey>
    public static let thumbnailDictionaryKey = URLResourceKey(rawValue: "NSURLThumbnailDictionaryKey")
}

/// A key of the thumbnails of a file. No file has a thumbnail here.
/// <https://developer.apple.com/documentation/foundation/urlthumbnaildictionaryitem>
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
        rawValue: "NSThumbnail1024x1024SizeKey")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
