extension SyntaxError.Code {
    /// The corrected text of the example; nil without an example.
    package var mended: String? {
        switch self {
        case .strayCharacter: "table people: \"Ann & Bob\""
        case .unfinishedString: "expect loaded: \"Hello World\""
        case .unknownEscape: "view label: \"C:\\\\dir\""
        case .numberTooLarge: "wait 99999ms"
        case .negativeNumber: "hover 0"
        case .unfinishedParameter: "drag $from"
        case .unfinishedAnnotation: "@slow scenario \"s\" { drop }"
        case .unfinishedSelector: "expect call tableView(_:canHandle:): once"
        case .strayContinuation: "drag B; hover C"
        case .malformedIndexPath: "expect gap: [0, 4]"
        case .unclosedList: "define go (a b) { drop }"
        case .unclosedBlock: "scenario \"s\" { drop }"
        case .unmatchedCloser: "drop"
        case .missingFirstWord: "scenario \"s\" {\n  drop\n}"
        case .strayComma: "select B C"
        case .repeatedClause: "expect order: A B C"
        case .listAfterAnswer: "expect call canHandle: once -> true"
        case .elseWithoutPhrase: "if local { drop } else { cancel }"
        case .annotationWithoutPhrase: "@slow scenario \"s\" { drop }"
        case .misplacedAnnotation: "@slow scenario \"s\" { drop }"
        case .blockInList: "examples (from to)"
        case .nestedTooDeep: "examples (from)"
        case .notUTF8, .tooManyArguments, .textTooLong, .fileTooLarge, .tooManyErrors: nil
        }
    }

    /// The remedy in one sentence, where no text can show it.
    package var remedy: String? {
        switch self {
        case .notUTF8: "Save the file as UTF-8; `iconv -f latin1 -t utf-8` turns an older one into it."
        case .tooManyArguments: "Divide the statement, or what generates it, into several."
        case .textTooLong: "Write a shorter text; for data of that size let the item give it."
        case .fileTooLarge: "Divide the file, and let the parts include what they share."
        case .tooManyErrors: "Mend the first errors; the others often go with them."
        default: nil
        }
    }
}
