package import SourceText

/// A delegate method named in the text, resolved with the catalog.
package struct MethodReference: Hashable, Sendable {
    /// The catalog's short name, such as `performDropWith`, for any spelling in the text.
    package var name: String
    package var range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

/// `dropSessionDidUpdate at [0, 4] when local -> move insertAt in people`. Omitted parts are not compared.
package struct CallPattern: Sendable {
    package enum Subject: Sendable {
        /// `...`: any number of calls. Only inside `expect calls`.
        case anyCalls

        case method(MethodReference)
    }

    package var subject: Subject

    /// `at P`: the path of the row, or the destination. `at _` is any path; `at none` a nil one.
    package var at: PathPattern?

    /// `from P` of `moveRowAt`.
    package var from: PathPattern?

    /// `to P` of `moveRowAt`.
    package var to: PathPattern?

    /// `with LABEL …` or `for LABEL …`: the items of the call.
    package var items: [Name] = []
    package var condition: Condition?

    /// `at end` of a completion.
    package var position: CompletionPosition?
    package var list: Name?

    /// The answer of the call. In a delegate the answer belongs to the rule instead.
    @Boxed package var answer: Answer?
    package var range: SourceRange
    package var places = Places()

    /// The ranges of the pattern's parts in its line; nil for omitted parts and for those from a parameter.
    package struct Places: Hashable, Sendable {
        package var at: SourceRange?
        package var from: SourceRange?
        package var to: SourceRange?
        package var items: SourceRange?
        package var answer: SourceRange?
    }

    package init(subject: Subject, range: SourceRange) {
        self.subject = subject
        self.range = range
    }
}

/// The position at which a completion finds its animation.
package enum CompletionPosition: String, Hashable, Sendable, CaseIterable { case end, start }

/// An index path in a pattern.
package enum PathPattern: Hashable, Sendable {
    case any
    case none
    case path(section: Int, index: Int)
    case label(Name)
}

/// The answer of a delegate.
package enum Answer: Hashable, Sendable {
    /// `_` in an expectation: any answer.
    case any

    /// `none`: no items, no path, no preview.
    case none

    case items([ItemExpression])
    case boolean(Bool)
    case proposal(ProposalExpression)
    case place(Place)

    /// `preview`: one that the app creates.
    case preview
    /// `finger 2`: the session of that finger.
    case session(finger: Int)

    /// `default`: UIKit's behaviour when the method is absent.
    case standard
}

/// `move insertAt precise`.
package struct ProposalExpression: Hashable, Sendable {
    package var operation: DropOperation

    /// Nil when omitted: `unspecified` in an answer, not compared in an expectation.
    package var intent: DropIntent?
    package var isPrecise = false
    package var prefersFullSizePreview = false

    package init(operation: DropOperation, intent: DropIntent?) {
        self.operation = operation
        self.intent = intent
    }
}

/// `if item.source`, `when local`, `when not item.local`.
package indirect enum Condition: Hashable, Sendable {
    /// The item was dragged from this list and its path is still known.
    case itemSource

    /// The item has a local object that this process can see.
    case itemLocal

    /// The loaded file still exists.
    case itemFile

    /// A query to the provider of the item, or of any item of the session.
    case provider(ProviderQuery)

    /// The coordinator's item has a preview: its `previewSize` is not zero.
    case itemPreview

    /// The coordinator, or the update, has a destination index path.
    case destination

    /// The session has a local drag session: the drag began in this app.
    case local

    /// The list's data source is diffable.
    case diffable

    /// The list is in editing mode.
    case editing

    /// The session has one item.
    case single

    /// The coordinator's proposal, or the current one, equals this one; an omitted intent is not compared.
    case proposal(ProposalExpression)

    /// In a completion: the position at which it finds the animation.
    case position(CompletionPosition)

    case not(Condition)
}
