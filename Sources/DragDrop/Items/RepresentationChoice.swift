/// Which of the representations that a receiver sees meets a request.
package struct RepresentationChoice {
    /// In the order of registration, without those that the receiver must not see.
    package let representations: [Representation]
    package let tree: TypeTree
    package let rulebook: Rulebook

    package init(representations: [Representation], tree: TypeTree, rulebook: Rulebook) {
        self.representations = representations
        self.tree = tree
        self.rulebook = rulebook
    }

    /// The first representation that conforms to a type (R211); without that rule the one of exactly that type.
    /// O(representations × ancestors).
    package func first(conformingTo type: String) -> Representation? {
        representations.first { conforms($0, to: type) }
    }

    /// The first type in the reader's order that some representation conforms to (R212); without that rule the first
    /// representation that the reader can take at all.
    package func first(readableAs types: [String]) -> Representation? {
        guard rulebook.choosesInReadersOrder else {
            return representations.first { representation in types.contains { conforms(representation, to: $0) } }
        }
        for type in types {
            if let representation = first(conformingTo: type) { return representation }
        }
        return nil
    }

    /// The type of a reader's list by which it reads a representation (Q41); nil when it reads that by none.
    package func type(in types: [String], of representation: Representation) -> String? {
        types.first { conforms(representation, to: $0) }
    }

    private func conforms(_ representation: Representation, to type: String) -> Bool {
        rulebook.matchesConformingTypes ? tree.type(representation.type, conformsTo: type) : representation.type == type
    }
}
