/// The explanation of a fault, as printed by `dnd explain CODE`.
package struct FaultDescription: Sendable {
    /// Lower-case, no full stop.
    package let title: String

    /// Two to four sentences.
    package let explanation: String

    /// A text that triggers this fault and no other.
    package let bad: String

    /// The same text, fixed.
    package let fix: String

    package init(_ title: String, _ explanation: String, bad: String, fix: String) {
        self.title = title
        self.explanation = explanation
        self.bad = bad
        self.fix = fix
    }
}

extension Fault {
    package var description: FaultDescription {
        switch self {
        case .unknownVerb, .unknownWord, .unreadWords, .unknownList, .unknownLabel, .unknownSection, .unknownMethod,
            .methodOfOtherKind, .unknownRule, .unknownTag, .misspeltDeclaration, .unknownFinding:
            unknownNameDescription
        case .duplicateLabel, .duplicateScene, .duplicateSection, .duplicateScenario, .duplicateOption, .duplicateItem:
            duplicateDescription
        case .duplicateType, .duplicateClass, .typeCycle, .unknownType, .unknownClass: providerDescription
        case .missingArgument, .wrongArgument, .ambiguousList, .missingUnit, .positionOutOfRange, .wrongAnswer,
            .referenceWithoutMeaning, .tagArguments, .patternWithoutPath, .viewIsNoList, .noScene, .itemAsPlace,
            .nothingToAssume, .unknownAnswer, .formerAnswer:
            argumentDescription
        case .misplacedPhrase, .expectationInScript, .stepInScript, .nothingExpected, .stepBesideScenarios,
            .ruleWithoutAnswer, .unreachableRule, .withAndWithout, .misplacedTag:
            structureDescription
        default: expansionDescription
        }
    }
}
