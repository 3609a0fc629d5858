package import SourceText

/// `type com.example.card conforms public.data`
package struct TypeDeclaration: Sendable {
    package var name: Name

    /// The types that it conforms to, in the order of the text.
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

/// `team Acme`: at top level for the app under test, inside an `app` for that app.
package struct TeamDeclaration: Sendable {
    /// Nil for the app under test.
    package var app: Name?
    package var team: Name
    package var range: SourceRange

    package init(app: Name?, team: Name, range: SourceRange) {
        self.app = app
        self.team = team
        self.range = range
    }
}

/// `item sunset { type: public.png; after 200ms }`: the provider of an item.
package struct ItemDeclaration: Sendable {
    package var label: Name

    /// In the order of registration, highest fidelity first; without any the item is plain text.
    package var representations: [RepresentationDeclaration] = []

    /// The defaults for all representations.
    package var behaviour = ProviderBehaviour()

    /// False for `local off`: the drag item has no local object.
    package var hasLocalObject = true
    package var suggestedName: String?
    package var teamData: String?

    /// In points.
    package var size: (width: Int, height: Int)?

    /// False for a load handler that continues when its progress is cancelled.
    package var stopsWhenCancelled = true
    package var range: SourceRange

    package init(label: Name, range: SourceRange) {
        self.label = label
        self.range = range
    }
}

/// `data public.png { after 1s }`, `file public.movie`, `object UIImage`; `type: A B` declares two data
/// representations.
package struct RepresentationDeclaration: Sendable {
    package enum Kind: Hashable, Sendable { case data, file, inPlaceFile, folder, object }

    package var kind: Kind

    /// A type; for an object, its class.
    package var name: Name
    package var behaviour = ProviderBehaviour()

    package init(_ kind: Kind, _ name: Name) {
        self.kind = kind
        self.name = name
    }
}

/// The time and result of a load handler. Nil for omitted parts.
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

    /// The error of a load.
    package var failure: Failure?
    package var visibility: Visibility?

    /// The loaded text; nil for the label.
    package var text: String?

    /// The class of the object that the handler returns instead of data.
    package var givenClass: Name?

    package init() {}
}
