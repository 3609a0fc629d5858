/// The syntax, file type and settings for Vim and Neovim.
package enum VimGrammar {
    private static let note = "\" Written by `dnd docs grammar`: do not edit.\n"

    static var ftdetect: String {
        note + "autocmd BufNewFile,BufRead *.dnd setfiletype dnd\n"
    }

    /// `:make` checks the file, and the quickfix list shows the diagnostics.
    static var ftplugin: String {
        note + #"""
            if exists('b:did_ftplugin')
              finish
            endif
            let b:did_ftplugin = 1

            setlocal comments=:# commentstring=#\ %s
            setlocal expandtab shiftwidth=2 softtabstop=2 textwidth=120 formatoptions-=t
            setlocal makeprg=dnd\ lint\ %:S
            setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m,%-G%.%#
            setlocal formatprg=dnd\ fmt\ -

            let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< textwidth<'
                  \ . ' formatoptions< makeprg< errorformat< formatprg<'

            """#
    }

    /// If several items match at the same position, Vim uses the one defined last.
    static var syntax: String {
        note + """
            if exists('b:current_syntax')
              finish
            endif

            syntax sync fromstart
            syntax case match

            syntax match dndLabel /\(word)/
            syntax match dndMethod /\(oneOf(GrammarWords.methods))/
            syntax match dndKeyword /\(oneOf(GrammarWords.keywords))/
            syntax match dndPreposition /\(oneOf(GrammarWords.prepositions))/
            syntax match dndConstant /\\.\\.\\.\\|\\~\\|_\(end)/
            syntax match dndNumber /\(number)\(end)/
            syntax match dndNumber /\(number)\\%(ms\\|s\\)\(end)/
            syntax match dndSelector /\(word)(\\%(\(word):\\)*)/
            syntax match dndParameter /\\$\(word)/
            syntax match dndArrow /->/
            syntax match dndVerb /\\%(\\%(\\\\\\s*\\n\\)\\@<!\\_^\\s*\\|[{;]\\s*\\)\\@<=\(oneOf(GrammarWords.verbs))/
            syntax match dndVerb /\\%(@\(word)\\%((\\_[^()]*)\\)\\?\\s\\+\\)\\@<=\(oneOf(GrammarWords.verbs))/
            syntax match dndAnnotation /@\(word)/
            syntax region dndList matchgroup=dndDelimiter start=/(/ end=/)/ contains=@dndInList
            syntax region dndList matchgroup=dndDelimiter start=/\\[/ end=/\\]/ contains=@dndInList
            syntax match dndSelector /\(word)(\\%(\(word):\\)*)/
            syntax region dndString start=/"/ skip=/\\\\./ end=/"\\|$/ oneline contains=dndEscape
            syntax match dndEscape /\\\\["\\\\nt]/ contained
            syntax match dndComment /#.*$/ contains=@Spell
            syntax cluster dndInList contains=dndLabel,dndMethod,dndKeyword,dndPreposition,dndConstant,dndNumber
            syntax cluster dndInList add=dndSelector,dndParameter,dndList,dndString,dndComment

            highlight default link dndVerb Statement
            highlight default link dndKeyword Keyword
            highlight default link dndPreposition Operator
            highlight default link dndMethod Function
            highlight default link dndSelector Function
            highlight default link dndLabel Identifier
            highlight default link dndNumber Number
            highlight default link dndConstant Constant
            highlight default link dndParameter PreProc
            highlight default link dndAnnotation Tag
            highlight default link dndArrow Operator
            highlight default link dndDelimiter Delimiter
            highlight default link dndString String
            highlight default link dndEscape SpecialChar
            highlight default link dndComment Comment

            let b:current_syntax = 'dnd'

            """
    }

    // MARK: - Expressions

    /// Non-ASCII characters count as letters, which most of them are.
    private static let part = #"\%([[:alnum:]_.]\|[^\x00-\x7f]\|->\@!\)"#
    private static let word = #"\%([[:alnum:]_]\|[^\x00-\x7f]\)"# + part + "*"
    private static let end = part + #"\@!"#
    private static let number = #"\%(0\|[1-9][0-9]*\)"#

    private static func oneOf(_ words: [String]) -> String {
        let escaped = words.map { word in word.reduce(into: "") { $0 += $1 == "." ? "\\." : String($1) } }
        return "\\%(" + escaped.joined(separator: "\\|") + "\\)" + end
    }
}
