/// An object with a preferred size for its presentation, which its provider adopts (R216).
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// In points; `.zero` when unknown.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}
