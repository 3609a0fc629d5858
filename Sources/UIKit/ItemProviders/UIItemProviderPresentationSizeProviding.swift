/// An object that knows how large it is best shown. A provider that it is registered with takes the size over (R216).
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// In points; `.zero` when nothing is known.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}
