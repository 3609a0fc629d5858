internal import SourceText

extension SyntaxError {
    /// The title of this error, with its details.
    var message: String {
        switch kind {
        case .notUTF8(let byte, let offset): "byte \(hexadecimal(UInt32(byte))) at offset \(offset) is not UTF-8"
        case .strayCharacter(let scalar): "\(name(of: scalar)) has no meaning outside a string"
        case .unfinishedString: "the string does not end on its line"
        case .unknownEscape(let scalar): "unknown escape '\\\(scalar)'"
        case .numberTooLarge: "a number greater than \(SyntaxLimits.integerMax)"
        case .negativeNumber: "a negative number"
        case .unfinishedParameter: "'$' without the name of a parameter"
        case .unfinishedAnnotation: "'@' without the name of an annotation"
        case .unfinishedSelector(nil): "the selector does not end in ':)'"
        case .unfinishedSelector(let call?): "'\(call)(…)' is a call of Swift"
        case .strayContinuation: "'\\' in the middle of a line"
        case .malformedIndexPath: "an index path is written [section, index]"
        case .unclosedList: "the list is not closed"
        case .unclosedBlock: "the block is not closed"
        case .unmatchedCloser(let closer): "'\(closer)' closes nothing"
        case .missingFirstWord(let found, _): "a statement cannot begin with '\(found)'"
        case .strayComma: "',' without an argument before it"
        case .repeatedClause(let mark): "a second '\(mark)' in one statement"
        case .listAfterAnswer: "':' after '->'"
        case .elseWithoutPhrase: "'else' continues no statement"
        case .annotationWithoutPhrase: "the annotation has no statement"
        case .misplacedAnnotation: "an annotation inside a statement"
        case .blockInList: "a list cannot hold a block, a clause or an annotation"
        case .nestedTooDeep: "blocks and lists nested more than \(SyntaxLimits.nestingDepth) deep"
        case .tooManyArguments: "more than \(SyntaxLimits.argumentCount) arguments in a row"
        case .textTooLong: "a word or string longer than \(SyntaxLimits.textLengthBytes) bytes"
        case .fileTooLarge: "the file is larger than \(SyntaxLimits.fileSizeBytes) bytes"
        case .tooManyErrors: "more than \(SyntaxLimits.diagnosticCount) errors; reading stops here"
        }
    }

    /// What the parser was reading, as a noun phrase.
    var reading: String {
        switch kind {
        case .notUTF8, .strayCharacter, .fileTooLarge, .tooManyErrors, .nestedTooDeep: ""
        case .unfinishedString, .unknownEscape, .textTooLong: "a string or word"
        case .numberTooLarge, .negativeNumber: "a number"
        case .unfinishedParameter: "a parameter"
        case .unfinishedSelector: "the name of a method"
        case .malformedIndexPath: "an index path"
        case .unclosedList, .blockInList: "a list"
        case .unclosedBlock: "a block"
        case .unfinishedAnnotation, .annotationWithoutPhrase, .misplacedAnnotation: "an annotation"
        case .strayContinuation, .unmatchedCloser, .missingFirstWord, .strayComma, .repeatedClause, .listAfterAnswer,
            .elseWithoutPhrase, .tooManyArguments:
            "a statement"
        }
    }

    /// Sentences that say what to do.
    var hints: [String] {
        if let text = rewriting?.replacement, !text.hasPrefix("# ") { return ["Write `\(Self.inOneLine(text))`."] }
        return switch kind {
        case .notUTF8: ["Save the file as UTF-8."]
        case .strayCharacter(let scalar): [strayCharacterHint(scalar)]
        case .unfinishedString: ["End it with '\"'; a line break inside a string is written \\n."]
        case .unknownEscape: ["The escapes are \\\", \\\\, \\n and \\t; a backslash itself is written \\\\."]
        case .numberTooLarge: ["Quote it when it is a label."]
        case .negativeNumber: ["Positions and durations count from 0; quote it when it is a label."]
        case .unfinishedParameter: ["A parameter is '$' and a word, without a blank: $from."]
        case .unfinishedAnnotation: ["An annotation is '@' and a word, without a blank: @slow."]
        case .unfinishedSelector(nil): ["Each label is followed by ':', without blanks: tableView(_:canHandle:)."]
        case .unfinishedSelector(let call?): [Vocabulary.instead(of: call) ?? "`help` lists the verbs."]
        case .strayContinuation: ["A '\\' continues the line when nothing but blanks follows it."]
        case .malformedIndexPath: [indexPathHint]
        case .unclosedList: ["Write ')' after its last element."]
        case .unclosedBlock: ["Write '}' after its last statement."]
        case .unmatchedCloser: ["Remove it, or open what it closes."]
        case .missingFirstWord(let found, _): [missingFirstWordHint(found)]
        case .strayComma: ["A comma may stand between two arguments; blanks suffice."]
        case .repeatedClause: ["Begin another statement with ';' or on a new line."]
        case .listAfterAnswer: ["The ':' clause stands before the '->' clause."]
        case .elseWithoutPhrase: ["It follows a block of 'if' or 'load', without ';'. Quote it when it is a label."]
        case .annotationWithoutPhrase: ["Annotations stand before a statement, on its line or above it."]
        case .misplacedAnnotation: ["Annotations stand before the first word of a statement."]
        case .blockInList: ["Close the list with ')' first."]
        case .nestedTooDeep: ["Give inner parts a name with 'define'."]
        case .tooManyArguments: ["Divide the statement."]
        case .textTooLong: ["A closing quote may be missing."]
        case .fileTooLarge: ["Divide the file and use 'include'."]
        case .tooManyErrors: []
        }
    }

    /// The first and the last line of a text of several.
    private static func inOneLine(_ text: String) -> String {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, let last = lines.last, lines.count > 1 else { return text }
        return first + " … " + last.drop { $0 == " " }
    }

    /// The content of brackets as the language writes a list, with the commas of the text; nil for other things.
    var unbracketed: String? {
        guard case .malformedIndexPath(let content?) = kind else { return nil }
        let words = content.split { $0 == "," || $0 == " " }
        if words.isEmpty { return content.isEmpty ? "none" : nil }
        let isList = words.count != 2 || words.contains { $0.first.map { !$0.isNumber } ?? true }
        return isList && !content.contains { "[](){}".contains($0) }
            ? words.joined(separator: content.contains(",") ? ", " : " ") : nil
    }

    private var indexPathHint: String {
        unbracketed.map { "A list has no brackets: \($0)." }
            ?? "Two positions, counted from 0, with a comma between: [0, 4]."
    }

    /// Whether it is the `//` of a comment. That of `/* */` is longer.
    var isCommentOfSwift: Bool {
        kind == .strayCharacter("/") && range.upperBound - range.lowerBound == 2
    }

    /// The edit that fixes it, if there is only one.
    var edit: TextEdit? {
        if let rewriting { return rewriting }
        return switch kind {
        case .strayCharacter(let scalar):
            (isCommentOfSwift ? "#" : Self.lookalike(of: scalar)).map { TextEdit(range: range, replacement: $0) }
        case .strayComma: TextEdit(range: range, replacement: "")
        case .missingFirstWord(_, let gap) where gap > 0:
            TextEdit(
                range: SourceRange(file: range.file, lowerBound: range.lowerBound - gap, upperBound: range.lowerBound),
                replacement: " ")
        case .malformedIndexPath: unbracketed.map { TextEdit(range: range, replacement: $0) }
        default: nil
        }
    }
}
