package import DNDLanguage

extension LintRule {
    /// The explanation for `dnd explain`: why it is a problem, a formatted text that has only this finding, and the
    /// fixed text.
    package var description: FaultDescription {
        switch self {
        case .onlyLeft, .similarNames, .casesAlike, .repeatedCase, .reasonMissing, .repeatedTag, .tagSpellings,
            .blankTitle:
            scenarioDescription
        case .unusedWord, .unusedParameter, .unusedInclude, .repeatedInclude, .unusedScene, .unusedItem, .unusedType,
            .hiddenWord, .numberedRow:
            nameDescription
        case .idleStep, .stepAfterException, .stepWithoutEffect: stepDescription
        case .repeatedExpectation, .impliedExpectation, .contradiction, .emptyExpectation, .repeatedEllipsis,
            .emptyBlock:
            expectationDescription
        case .notFormatted, .countInDigits, .unusedIgnore, .malformedIgnore: writingDescription
        }
    }
}
