extension SyntaxError.Code {
    /// The general description of an error, as `explain` prints it.
    package struct Entry: Sendable {
        /// Lower-case, no full stop.
        package let title: String

        /// Sentences that state the rule and its reason.
        package let explanation: String

        /// A text with the error. Nil for errors that need a very large or a non-UTF-8 text.
        package let example: String?
    }

    package var entry: Entry {
        switch self {
        case .notUTF8:
            Entry("a byte that is not UTF-8", "Files are read as UTF-8 and as nothing else. The offset counts from 0.")
        case .strayCharacter:
            Entry(
                "a character without meaning",
                "Words hold letters of any script, digits, '_', '-' and '.'. Whatever else a label holds is quoted.",
                "table people: Ann & Bob")
        case .unfinishedString:
            Entry(
                "an unfinished string", "A string ends on the line on which it begins.",
                "expect loaded: \"Hello World")
        case .unknownEscape:
            Entry("an unknown escape", "Strings know \\\", \\\\, \\n and \\t.", "view label: \"C:\\dir\"")
        case .numberTooLarge:
            Entry(
                "a number too large", "Numbers go up to 2147483647 on every machine; so do durations, in milliseconds.",
                "wait 99999999999ms")
        case .negativeNumber:
            Entry("a negative number", "Positions count from 0, and time does not run backwards.", "hover -1")
        case .unfinishedParameter:
            Entry("a parameter without a name", "A parameter is '$' directly followed by a word.", "drag $ from")
        case .unfinishedAnnotation:
            Entry(
                "an annotation without a name", "An annotation is '@' directly followed by a word.",
                "@ slow scenario \"s\" { drop }")
        case .unfinishedSelector:
            Entry(
                "an unfinished selector", "A method is named as Swift prints it: each label followed by ':'.",
                "expect call tableView(_:canHandle): once")
        case .strayContinuation:
            Entry(
                "a continuation in the middle of a line", "A '\\' at the end of a line continues it.",
                "drag B \\ hover C")
        case .malformedIndexPath:
            Entry(
                "a malformed index path", "An index path is a section and an index, as Swift prints it.",
                "expect gap: [0 4]")
        case .unclosedList:
            Entry(
                "a list that is not closed", "Line ends do not end a list, so it goes on until its ')'.",
                "define go (a b { drop }")
        case .unclosedBlock:
            Entry("a block that is not closed", "Each '{' needs its '}'.", "scenario \"s\" { drop")
        case .unmatchedCloser:
            Entry(
                "a closing bracket without an opening one", "It is one too many, or its partner is missing.", "drop }")
        case .missingFirstWord:
            Entry(
                "a statement without a first word", "A statement begins with an argument, usually a verb.",
                "scenario \"s\"\n{ drop }")
        case .strayComma:
            Entry(
                "a comma without an argument",
                "Blanks separate arguments. A comma may stand between two, and in an index path.", "select B,, C")
        case .repeatedClause:
            Entry(
                "a repeated clause", "A statement has at most one ':' and one '->' clause.", "expect order: A B: C")
        case .listAfterAnswer:
            Entry(
                "clauses in the wrong order", "The ':' clause stands before the '->' clause.",
                "canHandle -> true: once")
        case .elseWithoutPhrase:
            Entry(
                "an 'else' that continues nothing",
                "An 'else' at the start of a line continues the statement before it.",
                "if local { drop }; else { cancel }")
        case .annotationWithoutPhrase:
            Entry("an annotation without a statement", "Annotations stand before a statement.", "@slow; drop")
        case .misplacedAnnotation:
            Entry(
                "an annotation inside a statement", "Annotations stand before the first word of a statement.",
                "scenario \"s\" @slow { drop }")
        case .blockInList:
            Entry(
                "something in a list that is no element", "A list holds arguments only, no clauses and no comma.",
                "examples (from: to)")
        case .nestedTooDeep:
            Entry(
                "nested too deep", "Blocks and lists may stand in each other up to a fixed depth.",
                String(repeating: "(", count: 65) + String(repeating: ")", count: 65))
        case .tooManyArguments: Entry("too many arguments", "A head, clause, list or tail has a greatest length.")
        case .textTooLong: Entry("a text too long", "Words and strings have a greatest length.")
        case .fileTooLarge: Entry("a file too large", "Files have a greatest size.")
        case .tooManyErrors:
            Entry(
                "too many errors", "Reading stops after a hundred errors: the rest would be about the same mistake.",
                String(repeating: "}", count: 101))
        }
    }
}

extension SyntaxError.Code.Entry {
    fileprivate init(_ title: String, _ explanation: String, _ example: String? = nil) {
        self.init(title: title, explanation: explanation, example: example)
    }
}
