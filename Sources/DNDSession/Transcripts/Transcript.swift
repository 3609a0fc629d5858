internal import DNDLanguage

/// Recognises a copied session with prompts: text after prompts is input, the lines between are output.
struct Transcript {
    static let prompt = "dnd>"
    static let continuationPrompt = "...>"

    /// True after the first prompt, when a line without one is output.
    private(set) var isOpen = false

    /// The input in a text of one or more lines; nil for none.
    mutating func input(_ text: String) -> String? {
        if Self.isPrompted(text) || Self.isGreeting(text) { isOpen = true }
        guard isOpen else { return text }
        return Self.isPrompted(text) ? Self.inputs(in: text).map { $0.text }.joined(separator: "\n") : nil
    }

    /// Returns whether a text continues on the next line. Output never does.
    func isIncomplete(_ text: String) -> Bool {
        guard isOpen || Self.isPrompted(text) else { return Parser.isIncomplete(text) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard Self.isPrompted(text),
            lines.dropFirst().allSatisfy({ Self.rest($0, after: Self.continuationPrompt) != nil })
        else { return false }
        return Parser.isIncomplete(Self.inputs(in: text).map { $0.text }.joined(separator: "\n"))
    }

    // MARK: - Texts of several lines

    struct Input: Equatable {
        var text: String

        /// The number of its first line, counted from 1.
        let number: Int
    }

    /// Returns whether any line of a text begins with a prompt.
    static func isTranscript(_ text: String) -> Bool {
        text.split(separator: "\n").contains { rest($0, after: prompt) != nil }
    }

    /// The texts after prompts; lines after continuation prompts belong to the preceding input.
    static func inputs(in text: String) -> [Input] {
        var inputs: [Input] = []
        var goesOn = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let rest = rest(line, after: prompt) {
                inputs.append(Input(text: rest, number: index + 1))
                goesOn = true
            } else if goesOn, let rest = rest(line, after: continuationPrompt) {
                inputs[inputs.count - 1].text += "\n" + rest
            } else {
                goesOn = false
            }
        }
        return inputs
    }

    private static func isPrompted(_ text: String) -> Bool {
        rest(text.prefix { $0 != "\n" }, after: prompt) != nil
    }

    /// `dnd VERSION. Try: …`
    private static func isGreeting(_ text: String) -> Bool {
        text.hasPrefix("dnd ") && text.dropFirst(4).first?.isNumber == true
    }

    /// A line with blanks in place of its prompt, so that diagnostics have the right column; nil for another beginning.
    private static func rest(_ line: Substring, after prompt: String) -> String? {
        guard line.hasPrefix(prompt) else { return nil }
        return String(repeating: " ", count: prompt.count) + line.dropFirst(prompt.count)
    }
}
