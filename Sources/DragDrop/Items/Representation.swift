/// One way in which an item's provider offers its data.
package struct Representation: Hashable, Sendable {
    /// What the provider's load handler hands over.
    package enum Form: Hashable, Sendable {
        case data

        /// A file that is copied for the receiver.
        case file

        /// A file that the receiver may open where it is.
        case inPlaceFile
        case folder

        /// An object of a class, which writes its data itself.
        case object(ProviderClass)
    }

    /// Who sees it (R215).
    package enum Visibility: Hashable, Sendable { case all, team, ownProcess }

    package let type: String
    package var form: Form
    package var visibility: Visibility = .all

    /// Virtual time from the request to the answer.
    package var delayMilliseconds = 0

    /// The error that loading ends in; nil when it succeeds.
    package var failure: LoadError?

    /// What a load gives; nil is the item's label.
    package var text: String?

    /// What the load handler gives in truth, when that is no data of the type but an object of a class (R213).
    package var valueClass: ProviderClass?

    package init(_ type: String, _ form: Form = .data) {
        self.type = type
        self.form = form
    }
}
