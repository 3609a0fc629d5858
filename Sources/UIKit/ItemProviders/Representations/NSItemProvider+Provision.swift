internal import DragDrop

/// Items that a script has declared, for programs that they are dropped on.
extension NSItemProvider {
    /// The same types in the same order. Data is the text that the script gives, or else the label; a load fails as it
    /// is declared to. When an answer comes is the engine's business, since time is virtual.
    convenience init(_ provision: Provision, of label: String) {
        self.init()
        for representation in provision.representations {
            let failure = representation.failure
            let data = Data((representation.text ?? label).utf8)
            registerDataRepresentation(
                forTypeIdentifier: representation.type, visibility: .init(representation.visibility)
            ) { completion in
                completion(failure == nil ? data : nil, failure?.foundationError)
                return nil
            }
        }
        suggestedName = provision.suggestedName
        teamData = provision.teamData.map { Data($0.utf8) }
        if let size = provision.presentationSize {
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
