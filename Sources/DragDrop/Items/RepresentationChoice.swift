/// Chooses the representation for a request among those visible to the receiver.
package struct RepresentationChoice {
    /// The visible representations, in the order of registration.
    package let representations: [Representation]
    package let tree: TypeTree
    package let rulebook: Rulebook

    package init(representations: [Representation], tree: TypeTree, rulebook: Rulebook) {
        self.representations = representations
        self.tree = tree
        self.rulebook = rulebook
    }

    /// The first representation that conforms to a type (R211); without that rule, the one of exactly that type.
    /// O(representations × ancestors²).
    package func first(conformingTo type: String) -> Representation? {
        representations.first { conforms($0, to: type) }
    }

    /// The representation for the first type, in the reader's order, that one conforms to (R212); without that rule,
    /// the first representation that the reader can read.
    package func first(readableAs types: [String]) -> Representation? {
        guard rulebook.choosesInReadersOrder else {
            return representations.first { representation in types.contains { conforms(representation, to: $0) } }
        }
        for type in types {
            if let representation = first(conformingTo: type) { return representation }
        }
        return nil
    }

    /// The type in a reader's list by which it reads a representation (Q41); nil when it cannot.
    package func type(in types: [String], of representation: Representation) -> String? {
        types.first { conforms(representation, to: $0) }
    }

    private func conforms(_ representation: Representation, to type: String) -> Bool {
        rulebook.matchesConformingTypes ? tree.type(representation.type, conformsTo: type) : representation.type == type
    }
}
