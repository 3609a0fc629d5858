/// A `UIDragAnimating`: an animation that an app can join before it begins (R010, R171, R190).
package struct DragAnimation: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The lift of all items, reversed when the finger is released early (R010).
        case lift

        /// An item flies back (R031), or many items together (R035).
        case cancel

        /// An item flies into a plain view (R073), or many items together (R035).
        case drop

        /// What a coordinator's drop call returns (R171).
        case coordinatorDrop

        /// A placeholder's context (R190).
        case placeholder
    }

    package let id: AnimationID
    package let kind: Kind
    package let list: ListID

    /// The finger whose drag it belongs to.
    let finger: Int

    /// Nil for the lift; the first of many items that share one animation (R035).
    package let item: ItemID?

    /// The virtual time at which it completes.
    let endMilliseconds: Int

    /// In the order in which they were added.
    var completions: [CompletionID] = []

    /// Whether the app animates alongside it.
    var hasAnimations = false

    /// The rule that calls its completions.
    var rule: RuleID {
        switch kind {
        case .lift: .r010
        case .cancel: .r031
        case .drop: .r073
        case .coordinatorDrop: .r171
        case .placeholder: .r190
        }
    }
}

/// The position at which a completion finds its animation: `UIViewAnimatingPosition` without `current`, which no source
/// documents.
package enum AnimatingPosition: Hashable, Sendable {
    /// It completed.
    case end

    /// It was reversed to its start.
    case start
}

/// The number of an animation within one engine.
package struct AnimationID: Hashable, Sendable {
    let rawValue: Int32
}

/// The number of a block passed to `addCompletion(_:)`, within one engine.
package struct CompletionID: Hashable, Sendable {
    package let rawValue: Int32
}
