internal import DragDrop

/// A registration of a provider: a type, its visibility, and the handler for its content.
package struct ItemRepresentation: Sendable {
    typealias Answer = @Sendable (Result<ItemContent, any Error>) -> Void

    package let typeIdentifier: String

    /// The form for the engine. Folders are recognised only when loaded.
    let form: Representation.Form
    let visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions = []

    /// Requests the content, on the calling thread (R219). The class is the receiver's expected one, if known; the
    /// progress is the provider's own.
    let load: @Sendable (AnyClass?, ItemLoadOptions, @escaping Answer) -> Progress?

    /// The representation for the engine's choice.
    var modelled: Representation {
        var representation = Representation(typeIdentifier, form)
        representation.visibility = visibility.modelled
        return representation
    }
}

/// The options of `loadItem` and `loadPreviewImage`, passed to the load handler.
package struct ItemLoadOptions: @unchecked Sendable {
    var values: [AnyHashable: Any]?
}

/// The content from a load handler.
enum ItemContent: @unchecked Sendable {
    case data(Data)
    case file(URL)

    /// The value of a registered item.
    case value(any NSSecureCoding)
}

extension NSItemProviderRepresentationVisibility {
    var modelled: Representation.Visibility {
        switch self {
        case .all: .all
        case .team: .team
        case .ownProcess: .ownProcess
        }
    }
}
