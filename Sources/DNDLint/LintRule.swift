internal import DNDLanguage
package import SourceText

/// The likely mistakes that valid specs can contain. The numbers are stable and never reused.
///
/// A rule must have no false positives.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
    // Scenarios.
    case onlyLeft = "DND1101"
    case similarNames = "DND1102"
    case casesAlike = "DND1103"
    case repeatedCase = "DND1104"
    case reasonMissing = "DND1105"
    case repeatedTag = "DND1106"
    case tagSpellings = "DND1107"
    case blankTitle = "DND1108"

    // Names.
    case unusedWord = "DND1201"
    case unusedParameter = "DND1202"
    case unusedInclude = "DND1203"
    case repeatedInclude = "DND1204"
    case unusedScene = "DND1205"
    case unusedItem = "DND1206"
    case unusedType = "DND1207"
    case hiddenWord = "DND1208"
    case numberedRow = "DND1209"

    // Steps and expectations.
    case idleStep = "DND1301"
    case stepAfterException = "DND1302"
    case stepWithoutEffect = "DND1303"
    case repeatedExpectation = "DND1304"
    case impliedExpectation = "DND1305"
    case contradiction = "DND1306"
    case emptyExpectation = "DND1307"
    case repeatedEllipsis = "DND1308"
    case emptyBlock = "DND1309"

    // Writing.
    case notFormatted = "DND1401"
    case countInDigits = "DND1402"
    case unusedIgnore = "DND1403"
    case malformedIgnore = "DND1404"

    package var code: String { rawValue }

    /// The level without configuration.
    package var standardLevel: LintLevel {
        switch self {
        case .onlyLeft, .idleStep, .stepAfterException, .contradiction, .malformedIgnore: .error
        case .impliedExpectation: .note
        default: .warning
        }
    }

    /// Whether the linter has a fix that does not change what a run does.
    package var hasFix: Bool {
        switch self {
        case .repeatedTag, .unusedWord, .unusedInclude, .repeatedInclude, .unusedType, .stepWithoutEffect,
            .repeatedExpectation, .impliedExpectation, .repeatedEllipsis, .emptyBlock, .notFormatted, .countInDigits,
            .unusedIgnore:
            true
        default: false
        }
    }
}

/// The level at which a rule is reported.
package enum LintLevel: String, Hashable, Sendable, CaseIterable {
    /// The rule is not checked.
    case off
    case note, warning, error

    /// Nil for a disabled rule.
    package var severity: Diagnostic.Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}

/// The level of each rule.
package struct LintLevels: Sendable {
    private var changed: [LintRule: LintLevel] = [:]

    package init() {}

    package subscript(rule: LintRule) -> LintLevel {
        get { changed[rule] ?? rule.standardLevel }
        set { changed[rule] = newValue }
    }
}
