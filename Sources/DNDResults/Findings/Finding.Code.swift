extension Finding {
    /// The kinds of findings. The numbers are stable and never reused.
    package enum Code: String, Hashable, Sendable, CaseIterable {
        // Endings.
        case dragInProgress = "DND1001"
        case rowLifted = "DND1002"
        case placeholderLeft = "DND1003"
        case movementInProgress = "DND1019"

        // The app's data and what the list shows.
        case modelNotTold = "DND1004"
        case listToldOnly = "DND1005"
        case snapshotNotApplied = "DND1006"
        case toldDifferently = "DND1007"

        // The items of a drop.
        case rowLost = "DND1008"
        case rowDoubled = "DND1009"
        case itemLeftOut = "DND1010"

        // Calls.
        case endNotHeard = "DND1011"
        case loadOutsideDrop = "DND1012"
        case lateDropCall = "DND1013"
        case withoutEffect = "DND1014"
        case updatesUnbalanced = "DND1015"
        case forbidden = "DND1016"
        case answerNotAsked = "DND1017"
        case itemNotLoaded = "DND1018"

        /// Whether the finding is about a gesture that goes on, which later steps may end.
        package var isAboutGesture: Bool {
            self == .dragInProgress || self == .rowLifted || self == .movementInProgress
        }

        /// Whether the finding is about calls, which expectations about rows do not cover.
        package var isAboutCalls: Bool {
            switch self {
            case .endNotHeard, .loadOutsideDrop, .lateDropCall, .withoutEffect, .updatesUnbalanced, .forbidden,
                .answerNotAsked, .itemNotLoaded:
                true
            default: false
            }
        }
    }
}
