/// An object that accepts items by pasting, and by drops without a drop delegate (R241). Every responder is one.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types, stored as a copy; nil accepts nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Receives the items and loads their data.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether these items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfiguration {
    /// Returns whether an item offers a type of the configuration (R241; as for sessions, any item and any type).
    package func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in
            acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}
