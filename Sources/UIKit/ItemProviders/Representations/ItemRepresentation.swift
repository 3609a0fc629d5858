internal import DragDrop

/// One registration of a provider: a type, who sees it, and how its content is made.
struct ItemRepresentation: Sendable {
    typealias Answer = @Sendable (Result<ItemContent, any Error>) -> Void

    let typeIdentifier: String

    /// As the engine knows it. What a folder is shows only when it is loaded.
    let form: Representation.Form
    let visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions = []

    /// Asks for the content, on the calling thread (R219). The class is what the receiver would like to get, where that
    /// is known; the progress is the provider's own.
    let load: @Sendable (AnyClass?, ItemLoadOptions, @escaping Answer) -> Progress?

    /// What the engine chooses from.
    var modelled: Representation {
        var representation = Representation(typeIdentifier, form)
        representation.visibility = visibility.modelled
        return representation
    }
}

/// The options of `loadItem` and `loadPreviewImage`, handed through to the load handler.
struct ItemLoadOptions: @unchecked Sendable {
    var values: [AnyHashable: Any]?
}

/// What a load handler has handed over.
enum ItemContent: @unchecked Sendable {
    case data(Data)
    case file(URL)

    /// What a handler of `registerItem` gave.
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
