/// A defect of a course, at a file of its folder.
package struct LessonFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        // MARK: Reading
        case missingFile
        case noTitle
        case badFact(String, value: String)
        case missingFact(String)
        case unknownRule(String)
        case missingSection(String)
        case hintCount(Int)
        case longText(lineCount: Int)
        case wideLine(Int)
        case noReply
        case noFailures
        case badNumber
        case sameNumber(Int)
        case unknownUnit(Int)

        // MARK: Playing
        case solutionFails(String)
        case startPasses
        case noHole
        case editedOutside(String)
        case misconceptionPasses
        case misconceptionUnread(String)
        case sameOutcome(as: String)
        case fewMisconceptions(Int)
        case sameSecondScene
        case editsExpectation
        case swiftLesson
    }

    /// The path from the folder of the course.
    package let path: String
    package let kind: Kind

    package init(_ kind: Kind, at path: String) {
        self.kind = kind
        self.path = path
    }

    /// Whether it only tells what was not checked.
    package var isRemark: Bool { kind == .swiftLesson }

    /// `07-exit/second.dnd: the solution of the first scene passes here, too`
    package var message: String { "\(path): \(words)" }

    private var words: String {
        switch kind {
        case .missingFile: "the file is missing"
        case .noTitle: "the first line is not a title, such as `# Exit and return`"
        case .badFact(let name, let value): "`\(name):` cannot be '\(value)'"
        case .missingFact(let name): "the line `\(name): …` is missing"
        case .unknownRule(let rule): "there is no rule \(rule)"
        case .missingSection(let title): "the section `## \(title)` is missing"
        case .hintCount(let count): "\(count) hints instead of \(LessonLimits.hintCount)"
        case .longText(let count): "the text has \(count) lines, more than \(LessonLimits.textLines)"
        case .wideLine(let line): "line \(line) is wider than \(LessonLimits.textColumns) columns"
        case .noReply: "the first line is not a comment `# Reply: …`"
        case .noFailures: "no comment `// Fails: SCENARIO: TITLE` says what the specs report"
        case .badNumber: "the name of the folder does not begin with a number, as in `07-exit-and-return`"
        case .sameNumber(let number): "another lesson has the number \(number)"
        case .unknownUnit(let unit): "units.md has no unit \(unit)"
        case .solutionFails(let reason): "the solution does not pass: \(reason)"
        case .startPasses: "the start passes as it is"
        case .noHole: "there is no hole ???"
        case .editedOutside(let reason): "it differs from the start outside of what is to be edited: \(reason)"
        case .misconceptionPasses: "the misconception passes"
        case .misconceptionUnread(let reason): "the misconception is no answer: \(reason)"
        case .sameOutcome(let other): "its outcome is that of \(other), so it cannot be told apart"
        case .fewMisconceptions(let count):
            "\(count) misconceptions, fewer than \(LessonLimits.misconceptionCountMin)"
        case .sameSecondScene: "the answer to the first scene, copied, passes here, too"
        case .editsExpectation: "what is to be edited contains an expectation that is no hole"
        case .swiftLesson: "a lesson in Swift, whose answers are built: not checked here"
        }
    }
}
