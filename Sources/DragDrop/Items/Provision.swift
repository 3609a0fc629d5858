/// How an item's provider behaves: its types, when it answers and with what (R210–R219).
package struct Provision: Hashable, Sendable {
    /// Who sees the representations (R215). Other apps count as other teams.
    package enum Visibility: Hashable, Sendable { case all, team, ownProcess }

    /// Registered type identifiers, highest fidelity first (R210).
    package var types: [String]

    /// Virtual time from the request to the answer.
    package var delayMilliseconds: Int

    /// The message of the error that a load ends in; nil when loads succeed.
    package var failure: String?

    /// False for a drag item without a local object (R068).
    package var hasLocalObject: Bool
    package var visibility: Visibility

    /// What a load gives; nil is the item's label.
    package var text: String?

    /// What an item is that says nothing of its types.
    package static let plainText = "public.utf8-plain-text"

    package init(
        types: [String] = [Provision.plainText], delayMilliseconds: Int = 0, failure: String? = nil,
        hasLocalObject: Bool = true, visibility: Visibility = .all, text: String? = nil
    ) {
        self.types = types
        self.delayMilliseconds = delayMilliseconds
        self.failure = failure
        self.hasLocalObject = hasLocalObject
        self.visibility = visibility
        self.text = text
    }
}
