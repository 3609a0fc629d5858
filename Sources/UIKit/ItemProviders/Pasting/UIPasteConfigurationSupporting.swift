/// An object that can take items by pasting, and by drops where it has no drop delegate (R241). Every responder is one.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What it takes. Kept as a copy; nil takes nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// The items arrive. Their data is loaded here.
    func paste(itemProviders: [NSItemProvider])

    /// Whether these items can be taken.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfiguration {
    /// Whether some item offers a type of the configuration (R241; as for sessions, any item and any type).
    func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}
