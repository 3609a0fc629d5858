/// One `UIDragAnimating`: an animation of UIKit's that an app may join before it begins (R010, R171, R190).
package struct DragAnimation: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The lift of all items, which runs backwards when the finger lets go early (R010).
        case lift

        /// Items fly back (R031).
        case cancel

        /// Items fly into a plain view (R073).
        case drop

        /// What a coordinator's drop call returns (R171).
        case coordinatorDrop

        /// A placeholder's context (R190).
        case placeholder
    }

    package let id: AnimationID
    package let kind: Kind
    package let list: ListID

    /// Whose drag it belongs to.
    let finger: Int

    /// Nil for the lift, and for the one animation that many items share (R035).
    package let item: ItemID?

    /// Virtual time at which it has run in full.
    let endMilliseconds: Int

    /// In the order in which they were added.
    var completions: [CompletionID] = []

    /// Whether the app animates alongside.
    var hasAnimations = false

    /// The rule by which its completions are called.
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

/// Where a completion finds its animation: `UIViewAnimatingPosition` without `current`, which no source tells of.
package enum AnimatingPosition: Hashable, Sendable {
    /// It ran in full.
    case end

    /// It ran backwards to where it began.
    case start
}

/// The number of an animation within one engine.
package struct AnimationID: Hashable, Sendable {
    let rawValue: Int32
}

/// The number of a block that was given to `addCompletion(_:)`, within one engine.
package struct CompletionID: Hashable, Sendable {
    let rawValue: Int32
}
