internal import Synchronization

/// What a provider has been told, safe on every thread.
final class ItemProviderStore: Sendable {
    struct Contents: Sendable {
        /// In the order of registration, each type once (R210).
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
        var teamData: Data?
        var preferredPresentationSize = CGSize.zero
        var preferredPresentationStyle = NSItemProvider.PreferredPresentationStyle.unspecified
        var previewImageHandler: NSItemProvider.LoadHandler?
        weak var gate: (any ItemProviderGate)?
    }

    private let contents: Mutex<Contents>

    init(_ contents: Contents = Contents()) {
        self.contents = Mutex(contents)
    }

    /// A snapshot.
    var current: Contents { contents.withLock { $0 } }

    func update(_ change: @Sendable (inout Contents) -> Void) {
        contents.withLock { change(&$0) }
    }

    /// A type that is there keeps its place (R210).
    func register(_ representation: ItemRepresentation) {
        update { contents in
            let known = contents.representations.firstIndex { $0.typeIdentifier == representation.typeIdentifier }
            if let known {
                contents.representations[known] = representation
            } else {
                contents.representations.append(representation)
            }
        }
    }

    /// Of an object: types that are there stay as they are (R210).
    func registerIfNew(_ representation: ItemRepresentation) {
        update { contents in
            guard !contents.representations.contains(where: { $0.typeIdentifier == representation.typeIdentifier })
            else { return }
            contents.representations.append(representation)
        }
    }
}
