package import DragDrop

/// Providers for a script's items, which are dropped on a program.
extension NSItemProvider {
    /// Offers the same types in the same order. The content is that of the script, see `PromisedContent`; declared
    /// failures apply. The engine decides when answers arrive, since time is virtual.
    package convenience init(_ providerConfiguration: ProviderConfiguration, of label: String, among types: TypeTree) {
        self.init()
        for representation in providerConfiguration.representations {
            let promise = PromisedContent(
                representation: representation, label: label, size: providerConfiguration.presentationSize,
                isImage: types.type(representation.type, conformsTo: "public.image"))
            store.register(
                ItemRepresentation(
                    typeIdentifier: representation.type, form: .data, visibility: .init(representation.visibility)
                ) { _, _, answer in
                    answer(promise.result)
                    return nil
                })
        }
        suggestedName = providerConfiguration.suggestedName
        teamData = providerConfiguration.teamData.map { Data($0.utf8) }
        if let size = providerConfiguration.presentationSize {
            preferredPresentationSize = CGSize(width: size.width, height: size.height)
        }
    }
}

extension NSItemProviderRepresentationVisibility {
    fileprivate init(_ visibility: Representation.Visibility) {
        switch visibility {
        case .all: self = .all
        case .team: self = .team
        case .ownProcess: self = .ownProcess
        }
    }
}
