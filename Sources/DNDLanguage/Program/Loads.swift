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

/// What an item's provider tells of itself, for `expect types of B`.
package enum ProviderField: String, Hashable, Sendable, CaseIterable {
    case types, name, size
    case teamData = "team-data"
}

/// `expect progress: 50`
package enum ProgressExpectation: Hashable, Sendable {
    case none
    case cancelled

    /// Hundredths, rounded down.
    case percent(Int)
}

/// `expect delivered: file "sunset.png"`
package enum DeliveryExpectation: Hashable, Sendable {
    case none
    case object, data, zip

    /// A copy; the name is not compared when it is nil.
    case file(String?)

    /// The original, opened in place.
    case original(String?)
}

/// `expect queue: main`
package enum QueueExpectation: String, Hashable, Sendable, CaseIterable { case main, background }
