/// How the file of a representation may be handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The receiver may open the file where it is (R218).
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
