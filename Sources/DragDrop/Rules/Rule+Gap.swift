extension Rule {
    /// R115–R129: how the gap moves in a collection.
    static let gap: [Rule] = [
        Rule(
            .r115, .measured,
            "Gap positions leave the dragged item out of the count, and the gap first opens at its source.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r116, .measured,
            "A gap and the proposed cell of its section swap places: the gap ends up on the cell's far side.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r117, .measured,
            "A cell of another section takes the gap in front of itself.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r118, .measured,
            "Without a destination the gap takes the last accepted place that still waits; if none does, it stays.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r119, .measured,
            "A finger over the gap holds it in place and forgets the places that wait.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r120, .measured,
            """
            Only movement shifts the gap, except that a place refused before is caught up at the next accepted \
            proposal.
            """,
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r121, .measured,
            "The gap's index never leaves 0 to the section's count without the dragged item.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q32]
        ),
        Rule(
            .r122, .measured,
            "From a later section a section's end is reached only by crossing its last cell and turning back.",
            source: "measured on iOS 18.6 and 26.5",
            coverage: .consisting(of: [.r116, .r117, .r118])
        ),
        Rule(
            .r123, .measured,
            """
            A release beside the cells drops at the last gap; if none ever opened, there is no destination and the \
            item returns.
            """,
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r124, .measured,
            "The gap rules foretold every gap move that was measured, in lists and in grids.",
            source: "measured on iOS 18.6 and 26.5",
            coverage: .consisting(of: [.r116, .r117, .r118, .r119, .r120, .r121])
        ),
        Rule(
            .r125, .measured,
            "With slow cadence the gap waits for the finger to rest and goes by the cell below it.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q20, .q32]
        ),
        Rule(
            .r126, .measured,
            "A drop session consults no targetIndexPathForMove, of delegate or layout; gesture-driven movement does.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q19]
        ),
        Rule(
            .r127, .measured,
            "Each gap move asks the layout for an interactive-movement invalidation context aimed at the gap.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r128, .documented,
            "Reordering cadence has an effect only where the destination can reorder.",
            source: "UICollectionView.h, WWDC 2017 session 223", questions: [.q20]
        ),
        Rule(
            .r129, .measured,
            """
            A list scrolls by itself while a drop session is near its edge, the faster the nearer, whatever the \
            intent.
            """,
            source: "measured on iOS 18.6 and 26.5"
        ),
    ]
}
