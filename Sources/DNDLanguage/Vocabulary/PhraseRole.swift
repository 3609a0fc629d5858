/// What the phrases of a row are for, and how they are read.
///
/// A function that reads a phrase returns nil for a faulty one, after reporting a diagnostic.
enum PhraseRole: Sendable {
    typealias Reading<Value> = @Sendable (inout CheckerPass, PhraseMatch) -> Value?

    /// Adds what the phrase says to the whole that it is a part of.
    typealias Setting<Whole> = @Sendable (inout CheckerPass, PhraseMatch, inout Whole) -> Void

    // Read by the expander, and by the checker for a whole file.
    case scenario
    case before
    case meanwhile
    case include
    case parameters
    case define
    case examples

    /// A part of a fixture that names nothing declared after it.
    case declaration(Setting<Fixture>)

    /// A part of a fixture that refers to its other parts.
    case delegate(Reading<DelegateDeclaration>)

    /// A gesture of the person.
    case gesture(Reading<Statement.Kind>)

    /// A phrase of the app. A phrase that changes no rows leaves positions checkable against the declarations.
    case action(changesRows: Bool, Reading<Statement.Kind>)
    case expectation(ExpectationReading)

    // Lines of a block.
    case sceneOption(Setting<SceneDeclaration>)
    case itemOption(Setting<ItemDeclaration>)
    case providerOption(Setting<ProviderBehaviour>)
    case classOption(Setting<ClassDeclaration>)
    case delegateLine(Setting<DelegateReading>)

    /// A line of a block that lists other things, read with the block.
    case line
}

/// How an expectation is read: its fact, and the pattern that the value of the fact must match.
struct ExpectationReading: Sendable {
    /// What a fact is about.
    enum Subject: Sendable {
        case call

        /// The rows of one table or collection.
        case rows

        /// Anything else, or the named list.
        case any
    }

    let subject: Subject
    let pattern: PhraseRole.Reading<FactPattern>
}
