/// A form in which an item's provider offers its data.
package struct Representation: Hashable, Sendable {
    /// The form that the provider's load handler returns.
    package enum Form: Hashable, Sendable {
        case data

        /// A file that is copied for the receiver.
        case file

        /// A file that the receiver may open in place.
        case inPlaceFile
        case folder

        /// An object of a class, which writes its data itself.
        case object(ProviderClass)
    }

    /// The apps that can see it (R215).
    package enum Visibility: Hashable, Sendable { case all, team, ownProcess }

    package let type: String
    package var form: Form
    package var visibility: Visibility = .all

    /// The virtual time between request and answer.
    package var delayMilliseconds = 0

    /// The error of a load; nil when it succeeds.
    package var failure: LoadError?

    /// The loaded text; nil for the item's label.
    package var text: String?

    /// The class of the object that the load handler returns instead of data of the type (R213); nil for data.
    package var valueClass: ProviderClass?

    package init(_ type: String, _ form: Form = .data) {
        self.type = type
        self.form = form
    }
}
