internal import Synchronization

/// The registrations and properties of a provider. Thread-safe.
final class ItemProviderStore: Sendable {
    struct Contents: Sendable {
        /// In the order of registration, without duplicate types (R210).
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

    /// A snapshot of the contents.
    var current: Contents { contents.withLock { $0 } }

    func update(_ change: @Sendable (inout Contents) -> Void) {
        contents.withLock { change(&$0) }
    }

    /// Registers a representation; an existing type keeps its position (R210).
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

    /// Registers an object's representation; existing types stay unchanged (R210).
    func registerIfNew(_ representation: ItemRepresentation) {
        update { contents in
            guard !contents.representations.contains(where: { $0.typeIdentifier == representation.typeIdentifier })
            else { return }
            contents.representations.append(representation)
        }
    }
}
