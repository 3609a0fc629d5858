/// An item's provider: what it offers, and what it tells of itself (R210–R219).
package struct ProviderConfiguration: Hashable, Sendable {
    /// In the order of registration, highest fidelity first (R210).
    package private(set) var representations: [Representation] = []

    /// False for a drag item without a local object (R068).
    package var hasLocalObject: Bool

    /// What files are named after (R216).
    package var suggestedName: String?

    /// What apps of the same team may read before the drop (R216).
    package var teamData: String?

    /// In points; nil is `.zero`, of which nothing is known (R216).
    package var presentationSize: PresentationSize?

    /// Whether the load handler stops when its progress is cancelled (R214).
    package var stopsWhenCancelled = true

    /// What an item is that says nothing of its types.
    package static let plainText = "public.utf8-plain-text"

    /// A provider of data that behaves alike for all types, which may be none.
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

    /// `registerDataRepresentation` and `registerFileRepresentation`: a type that is there keeps its place (R210).
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

    /// `registerObject`: one representation for each type that the class writes; types that are there stay (R210).
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
