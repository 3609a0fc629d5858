internal import DragDrop
internal import UniformTypeIdentifiers

/// The name of a file with a provider's data (R216).
struct FileName {
    let text: String

    /// The suggestion with the extension of the type, unless it already contains a dot. Slashes are replaced, since
    /// they would change the path.
    init(suggestion: String?, typeIdentifier: String) {
        let name = suggestion.flatMap { $0.isEmpty ? nil : $0 }?.replacingOccurrences(of: "/", with: ":") ?? "Item"
        let ownExtension = DeclaredTypes.tree.fileExtension(of: typeIdentifier)
        if let ownExtension, !name.contains(".") {
            text = name + "." + ownExtension
        } else {
            text = name.allSatisfy { $0 == "." } ? "Item" : name
        }
    }
}
