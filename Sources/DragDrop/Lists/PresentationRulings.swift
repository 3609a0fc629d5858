/// What the rules of presentation and data-source index paths decide.
extension Rulebook {
    /// Whether the screen has the gap and placeholders between the rows (R195).
    var presentsGapAndPlaceholders: Bool { obeys(.r195) }

    /// Whether a call inside `performUsingPresentationValues` counts on the screen (R198).
    var translatesPresentationValues: Bool { obeys(.r198) }

    /// What a translation gives: nil where there is no counterpart, on the screen (R196) or in the data source (R197).
    func translation<Place>(_ result: Place?, toScreen: Bool, otherwise place: @autoclosure () -> Place?) -> Place? {
        obeys(toScreen ? .r196 : .r197) ? result : result ?? place()
    }
}
