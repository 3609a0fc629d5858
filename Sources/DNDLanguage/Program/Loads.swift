internal import SourceText

/// `load item as file public.png off main { … } else { … }`
package struct LoadStatement: Sendable {
    package var item: ItemExpression
    package var form: LoadForm

    /// Whether the blocks run on the provider's queue, where calls to UIKit are faults.
    package var isOffMain = false

    /// Runs when the data has arrived.
    package var then: [Statement]

    /// Runs after an error.
    package var otherwise: [Statement]

    package init(item: ItemExpression, form: LoadForm, then: [Statement], otherwise: [Statement]) {
        self.item = item
        self.form = form
        self.then = then
        self.otherwise = otherwise
    }
}

/// The requested form of a load.
package enum LoadForm: Hashable, Sendable {
    /// Omitted: the representation registered first.
    case first
    case data(Name)
    case file(Name)
    case inPlaceFile(Name)
    case object(Name)
}

/// `item conforms public.text`, `session loads UIImage`: a query that needs no load.
package struct ProviderQuery: Hashable, Sendable {
    package enum Subject: Hashable, Sendable { case item, session }

    package enum Demand: Hashable, Sendable {
        /// Whether it conforms to any of the types.
        case conforms([Name])

        /// Whether it can load an object of the class.
        case loads(Name)
    }

    package var subject: Subject
    package var demand: Demand

    package init(_ subject: Subject, _ demand: Demand) {
        self.subject = subject
        self.demand = demand
    }
}
