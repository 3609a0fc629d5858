/// Options for the file of a representation.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The receiver can open the file in place (R218).
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
