extension LintRule {
    /// What `dnd explain` prints: what is wrong with it, a formatted text that is reported for it and for nothing else, and
    /// the same text, mended.
    package var description: FaultDescription {
        switch self {
        case .onlyLeft, .similarNames, .casesAlike, .repeatedCase, .reasonMissing, .repeatedTag, .tagSpellings,
            .blankTitle:
            scenarioDescription
        case .unusedWord, .unusedParameter, .unusedInclude, .repeatedInclude, .unusedScene, .unusedItem, .unusedType,
            .hiddenWord:
            nameDescription
        case .idleStep, .stepAfterException, .stepWithoutEffect: stepDescription
        case .repeatedExpectation, .impliedExpectation, .contradiction, .emptyExpectation, .repeatedEllipsis,
            .emptyBlock:
            expectationDescription
        case .notFormatted, .countInDigits, .unusedIgnore, .malformedIgnore: writingDescription
        }
    }
}
