/// An item's provider: its representations and its metadata (R210–R219).
package struct ProviderConfiguration: Hashable, Sendable {
    /// In the order of registration, highest fidelity first (R210).
    package private(set) var representations: [Representation] = []

    /// False for a drag item without a local object (R068).
    package var hasLocalObject: Bool

    /// The base name of delivered files (R216).
    package var suggestedName: String?

    /// Data that apps of the same team can read before the drop (R216).
    package var teamData: String?

    /// In points; nil is `.zero`, which means unknown (R216).
    package var presentationSize: PresentationSize?

    /// Whether the load handler stops when its progress is cancelled (R214).
    package var stopsWhenCancelled = true

    /// That of an item that declares none.
    static let standard = ProviderConfiguration()

    /// The type of an item that declares none.
    package static let plainText = "public.utf8-plain-text"

    /// Creates a provider whose data behaves alike for all types, of which there may be none.
    package init(
        types: [String] = [ProviderConfiguration.plainText], delayMilliseconds: Int = 0, failure: String? = nil,
        hasLocalObject: Bool = true, visibility: Representation.Visibility = .all, text: String? = nil
    ) {
        self.hasLocalObject = hasLocalObject
        for type in types {
            var representation = Representation(type)
            representation.delayMilliseconds = delayMilliseconds
            representation.failure = failure.map { LoadError(unknown: $0) }
            representation.visibility = visibility
            representation.text = text
            register(representation)
        }
    }

    /// `registerDataRepresentation` and `registerFileRepresentation`: an existing type keeps its position (R210).
    package mutating func register(_ representation: Representation, obeying rulebook: Rulebook = Rulebook()) {
        guard let known = representations.firstIndex(where: { $0.type == representation.type }) else {
            representations.append(representation)
            return
        }
        if rulebook.keepsPlaceOfRegisteredType {
            representations[known] = representation
        } else {
            representations.remove(at: known)
            representations.append(representation)
        }
    }

    /// `registerObject`: one representation for each type that the class writes; existing types stay (R210).
    package mutating func register(
        objectOf provided: ProviderClass, obeying rulebook: Rulebook = Rulebook(),
        configure: (inout Representation) -> Void = { _ in }
    ) {
        for type in provided.writableTypes {
            let isKnown = representations.contains { $0.type == type }
            if isKnown, rulebook.keepsPlaceOfRegisteredType { continue }
            var representation = Representation(type, .object(provided))
            configure(&representation)
            register(representation, obeying: rulebook)
        }
    }
}

/// `preferredPresentationSize`, in points.
package struct PresentationSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
