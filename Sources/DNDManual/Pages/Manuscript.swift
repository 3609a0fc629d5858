/// A page in mdoc(7) under construction.
package struct Manuscript {
    /// The date of this version of the program, so that the pages change only with the version.
    private static let date = "November 21, 2026"

    private let title: String
    package private(set) var text: String

    init(title: String, section: Int) {
        self.title = title
        text = ".\\\" Written by `dnd docs man`: do not edit.\n"
        text += ".Dd \(Self.date)\n.Dt \(title.uppercased()) \(section)\n.Os\n"
    }

    // MARK: - Parts

    mutating func name(_ meaning: String) {
        heading("NAME")
        text += ".Nm \(title)\n.Nd \(meaning.mdocLine)\n"
    }

    /// Each form is a list of macros with their arguments.
    mutating func synopsis(_ forms: [[String]]) {
        heading("SYNOPSIS")
        for form in forms { text += form.map { ".\($0)\n" }.joined() }
    }

    mutating func heading(_ title: String) {
        text += ".Sh \(title)\n"
    }

    mutating func paragraph(_ paragraph: String) {
        if !text.hasSuffix(".Sh DESCRIPTION\n"), !text.endsWithHeading { text += ".Pp\n" }
        for line in paragraph.sentences { text += line.mdocLine + "\n" }
    }

    /// A paragraph of a command's details, as literal text if it has columns.
    mutating func details(_ details: String) {
        let lines = details.split(separator: "\n")
        if lines.contains(where: { $0.hasColumns || $0.first?.isASCII == false }) {
            literal(details)
        } else {
            paragraph(details.split(separator: "\n").joined(separator: " "))
        }
    }

    mutating func literal(_ literal: String) {
        text += ".Bd -literal -offset indent\n"
        for line in literal.split(separator: "\n", omittingEmptySubsequences: false) { text += line.mdocLiteral + "\n" }
        text += ".Ed\n"
    }

    /// A list of macros with their meanings.
    mutating func list(_ items: [(item: String, meaning: String)]) {
        text += ".Bl -tag -width Ds\n"
        for (item, meaning) in items {
            text += ".It \(item)\n"
            for line in meaning.sentences { text += line.mdocLine + "\n" }
        }
        text += ".El\n"
    }

    mutating func seeAlso(_ pages: [String]) {
        heading("SEE ALSO")
        let others = pages.sorted { ($0.pageSection, $0) < ($1.pageSection, $1) }
        for (index, page) in others.enumerated() { text += ".Xr \(page)\(index + 1 < others.count ? " ," : "")\n" }
    }

    // MARK: - Options and arguments

    /// The list of options; nothing for commands without options.
    mutating func options(of entries: [CommandEntry]) {
        let items = entries.flatMap { entry in
            entry.options.map { option in
                (item: Self.item(option, value: entry.value(of: option)), meaning: entry.meaning(of: option).sentence)
            }
        }
        guard !items.isEmpty else { return }
        heading("OPTIONS")
        list(items)
    }

    /// `Fl j , Fl -jobs Ar N`
    static func item(_ option: CommandOption, value: String?) -> String {
        let short = option.letter.map { "Fl \($0) , " } ?? ""
        return short + "Fl -\(option.rawValue)" + (value.map { " Ar " + $0.mdocArgument } ?? "")
    }

    /// `Op Fl j Ar N`, …
    static func synopsis(of entry: CommandEntry) -> [String] {
        let options = entry.options.map { option -> String in
            "Op Fl -\(option.rawValue)" + (entry.value(of: option).map { " Ar " + $0.mdocArgument } ?? "")
        }
        let arguments = entry.arguments.split(separator: " ").map { argument -> String in
            let isOptional = argument.hasPrefix("[")
            let bare = argument.filter { $0 != "[" && $0 != "]" }
            let isRepeated = bare.hasSuffix("…")
            let name = "Ar " + bare.withoutEllipsis.mdocArgument
            return (isOptional ? "Op " : "") + name + (isRepeated ? " ..." : "")
        }
        return ["Nm dnd \(entry.name)"] + options + arguments
    }
}

extension StringProtocol {
    /// A text line. Escapes macros and escapes, and sets text in backquotes in bold.
    var mdocLine: String {
        var text = ""
        var isBold = false
        for character in self {
            switch character {
            case "\\": text += "\\e"
            case "`":
                isBold.toggle()
                text += isBold ? "\\fB" : "\\fR"
            case "-" where isBold: text += "\\-"
            case "…": text += "..."
            // Prevents a method's name from being read as a C function with its own page.
            case "(": text += "\\&("
            default: text.append(character)
            }
        }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// A line of literal text.
    var mdocLiteral: String {
        let text = reduce(into: "") { $0 += $1 == "\\" ? "\\e" : $1 == "-" ? "\\-" : String($1) }
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// One or more arguments of a macro, none of which is a macro itself.
    var mdocArgument: String {
        let text = reduce(into: "") { text, character in
            switch character {
            case "\\": text += "\\e"
            case "\"": text += "\\(dq"
            case "…": text += "..."
            default: text.append(character)
            }
        }
        return "\"" + text + "\""
    }

    fileprivate var withoutEllipsis: String {
        hasSuffix("…") ? String(dropLast()) : String(self)
    }

    /// One sentence per line, as is customary in mdoc.
    fileprivate var sentences: [String] {
        var lines: [String] = []
        var line = ""
        let words = self.words
        for (index, word) in words.enumerated() {
            line += line.isEmpty ? word : " \(word)"
            let next = index + 1 < words.count ? words[index + 1].first : nil
            let nextCount = index + 1 < words.count ? words[index + 1].mdocLine.count : 0
            if word.hasSuffix(".") && next?.isUppercase ?? true || line.mdocLine.count + nextCount > 74 {
                lines.append(line)
                line = ""
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The words between blanks; text in backquotes is one word.
    private var words: [String] {
        var words: [String] = [""]
        var isQuoted = false
        for character in self {
            if character == "`" { isQuoted.toggle() }
            if !isQuoted, character == " " || character == "\n" {
                words.append("")
            } else {
                words[words.count - 1].append(character == "\n" ? " " : character)
            }
        }
        return words.filter { !$0.isEmpty }
    }

    fileprivate var hasColumns: Bool {
        zip(self, dropFirst()).contains { $0 == " " && $1 == " " }
    }

    fileprivate var endsWithHeading: Bool {
        split(separator: "\n").last?.hasPrefix(".Sh ") ?? false
    }

    /// The section of `dnd-run 1`.
    fileprivate var pageSection: Substring { Substring(self).split(separator: " ").last ?? "" }
}
