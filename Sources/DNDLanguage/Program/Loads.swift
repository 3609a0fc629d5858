internal import SourceText

/// `load item as file public.png off main { … } else { … }`
package struct LoadStatement: Sendable {
    package var item: ItemExpression
    package var form: LoadForm

    /// The blocks run where the provider calls its completion handler, and calls of UIKit in them are faults.
    package var isOffMain = false

    /// Runs when the data is there.
    package var then: [Statement]

    /// Runs when there is an error.
    package var otherwise: [Statement]

    package init(item: ItemExpression, form: LoadForm, then: [Statement], otherwise: [Statement]) {
        self.item = item
        self.form = form
        self.then = then
        self.otherwise = otherwise
    }
}

/// What an item is to be loaded as.
package enum LoadForm: Hashable, Sendable {
    /// Not said: whatever the provider registered first.
    case first
    case data(Name)
    case file(Name)
    case inPlaceFile(Name)
    case object(Name)
}

/// `item conforms public.text`, `session loads UIImage`: what can be known before anything is loaded.
package struct ProviderQuery: Hashable, Sendable {
    package enum Subject: Hashable, Sendable { case item, session }

    package enum Demand: Hashable, Sendable {
        /// To any of the types.
        case conforms([Name])

        /// As an object of the class.
        case loads(Name)
    }

    package var subject: Subject
    package var demand: Demand

    package init(_ subject: Subject, _ demand: Demand) {
        self.subject = subject
        self.demand = demand
    }
}
