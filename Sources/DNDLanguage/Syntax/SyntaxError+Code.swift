extension SyntaxError {
    /// The stable codes of the syntax errors, `DND20xx`. A number is never reused.
    package enum Code: String, CaseIterable, Sendable {
        case notUTF8 = "DND2001"
        case strayCharacter = "DND2002"
        case unfinishedString = "DND2003"
        case unknownEscape = "DND2004"
        case numberTooLarge = "DND2005"
        case negativeNumber = "DND2006"
        case unfinishedParameter = "DND2007"
        case unfinishedAnnotation = "DND2008"
        case unfinishedSelector = "DND2009"
        case strayContinuation = "DND2010"
        case malformedIndexPath = "DND2011"
        case unclosedList = "DND2012"
        case unclosedBlock = "DND2013"
        case unmatchedCloser = "DND2014"
        case missingFirstWord = "DND2015"
        case strayComma = "DND2016"
        case repeatedClause = "DND2017"
        case listAfterAnswer = "DND2018"
        case elseWithoutPhrase = "DND2019"
        case annotationWithoutPhrase = "DND2020"
        case misplacedAnnotation = "DND2021"
        case blockInList = "DND2022"
        case nestedTooDeep = "DND2023"
        case tooManyArguments = "DND2024"
        case textTooLong = "DND2025"
        case fileTooLarge = "DND2026"
        case tooManyErrors = "DND2027"
    }

    package var code: Code {
        switch kind {
        case .notUTF8: .notUTF8
        case .strayCharacter: .strayCharacter
        case .unfinishedString: .unfinishedString
        case .unknownEscape: .unknownEscape
        case .numberTooLarge: .numberTooLarge
        case .negativeNumber: .negativeNumber
        case .unfinishedParameter: .unfinishedParameter
        case .unfinishedAnnotation: .unfinishedAnnotation
        case .unfinishedSelector: .unfinishedSelector
        case .strayContinuation: .strayContinuation
        case .malformedIndexPath: .malformedIndexPath
        case .unclosedList: .unclosedList
        case .unclosedBlock: .unclosedBlock
        case .unmatchedCloser: .unmatchedCloser
        case .missingFirstWord: .missingFirstWord
        case .strayComma: .strayComma
        case .repeatedClause: .repeatedClause
        case .listAfterAnswer: .listAfterAnswer
        case .elseWithoutPhrase: .elseWithoutPhrase
        case .annotationWithoutPhrase: .annotationWithoutPhrase
        case .misplacedAnnotation: .misplacedAnnotation
        case .blockInList: .blockInList
        case .nestedTooDeep: .nestedTooDeep
        case .tooManyArguments: .tooManyArguments
        case .textTooLong: .textTooLong
        case .fileTooLarge: .fileTooLarge
        case .tooManyErrors: .tooManyErrors
        }
    }
}
