package import SourceText

/// `type com.example.card conforms public.data`
package struct TypeDeclaration: Sendable {
    package var name: Name

    /// What the type conforms to, in the order of the text.
    package var parents: [Name]
    package var range: SourceRange

    package init(name: Name, parents: [Name], range: SourceRange) {
        self.name = name
        self.parents = parents
        self.range = range
    }
}

/// `class Card { reads: com.example.card public.text; writes: com.example.card }`
package struct ClassDeclaration: Sendable {
    package var name: Name
    package var readableTypes: [Name]
    package var writableTypes: [Name]
    package var range: SourceRange

    package init(name: Name, readableTypes: [Name], writableTypes: [Name], range: SourceRange) {
        self.name = name
        self.readableTypes = readableTypes
        self.writableTypes = writableTypes
        self.range = range
    }
}

/// `team Acme`, at top level for the app under test, in an `app` for that one.
package struct TeamDeclaration: Sendable {
    /// Nil is the app under test.
    package var app: Name?
    package var team: Name
    package var range: SourceRange

    package init(app: Name?, team: Name, range: SourceRange) {
        self.app = app
        self.team = team
        self.range = range
    }
}

/// `item sunset { type: public.png; after 200ms }`: how an item is provided.
package struct ItemDeclaration: Sendable {
    package var label: Name

    /// In the order of registration, highest fidelity first; with none the item is plain text.
    package var representations: [RepresentationDeclaration] = []

    /// What holds for each representation that says nothing else.
    package var behaviour = ProviderBehaviour()

    /// False for `local off`: the drag item carries no local object.
    package var hasLocalObject = true
    package var suggestedName: String?
    package var teamData: String?

    /// In points.
    package var size: (width: Int, height: Int)?

    /// False for a load handler that goes on when its progress is cancelled.
    package var stopsWhenCancelled = true
    package var range: SourceRange

    package init(label: Name, range: SourceRange) {
        self.label = label
        self.range = range
    }
}

/// `data public.png { after 1s }`, `file public.movie`, `object UIImage`; `type: A B` is two of data.
package struct RepresentationDeclaration: Sendable {
    package enum Kind: Hashable, Sendable { case data, file, inPlaceFile, folder, object }

    package var kind: Kind

    /// A type; of an object its class.
    package var name: Name
    package var behaviour = ProviderBehaviour()

    package init(_ kind: Kind, _ name: Name) {
        self.kind = kind
        self.name = name
    }
}

/// When and with what a load handler answers. Nil is "not said".
package struct ProviderBehaviour: Sendable {
    package enum Visibility: Hashable, Sendable { case all, team, ownProcess }

    package struct Failure: Hashable, Sendable {
        package var message: String
        package var domain: String?
        package var code: Int?

        package init(message: String, domain: String? = nil, code: Int? = nil) {
            self.message = message
            self.domain = domain
            self.code = code
        }
    }

    package var delayMilliseconds: Int?

    /// The error that loading ends in.
    package var failure: Failure?
    package var visibility: Visibility?

    /// What loading gives; nil is the label.
    package var text: String?

    /// The class of what the handler gives instead of data of the type.
    package var givenClass: Name?

    package init() {}
}
