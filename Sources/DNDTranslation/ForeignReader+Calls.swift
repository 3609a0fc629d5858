internal import SourceText

/// Names, and calls with their arguments.
extension ForeignReader {
    mutating func path(isArgument: Bool) -> Bool {
        let start = offset
        while byte.isWordByte || byte >= 0x80 || byte == UInt8(ascii: "$")
            || byte == UInt8(ascii: "-") && byte(after: 1) != UInt8(ascii: ">")
        {
            offset += 1
        }
        guard offset > start else { return false }
        let path = text(from: start)
        if byte == UInt8(ascii: "/"), byte(after: 1).isDigit, Int32(path) != nil { return slashedPath(from: start) }
        if byte == UInt8(ascii: "(") { return call(path) }
        if byte == UInt8(ascii: "[") { return element(of: path) }
        guard isArgument, byte == UInt8(ascii: ":") else {
            addWords(of: path)
            return true
        }
        offset += 1
        return label(path)
    }

    private mutating func addWords(of path: String) {
        if let number = words.last, let time = ForeignNames.time(number, in: path) {
            words[words.count - 1] = time
        } else if words.first == "expect" {
            words += expectedWords(of: path)
        } else if let mark = words.last, mark == "->" || mark == ":" || mark == "=" {
            words += ForeignNames.answers[path].map { [$0] } ?? ForeignNames.words(of: path)
        } else {
            words += ForeignNames.words(of: path)
        }
    }

    /// `0-4` is an index path and `x2` says how often; among rows `placeholder` is `~`.
    private func expectedWords(of path: String) -> [String] {
        if let path = ForeignNames.indexPath(path, separator: UInt8(ascii: "-")) { return [path] }
        if path == "placeholder" || path == "PLACEHOLDER", words.contains(":") { return ["~"] }
        if path.hasPrefix("x"), Int(path.dropFirst()) != nil { return [String(path.dropFirst()), "times"] }
        return ForeignNames.words(of: path)
    }

    /// `0/1`
    private mutating func slashedPath(from start: Int) -> Bool {
        offset += 1
        while byte.isDigit { offset += 1 }
        guard let path = ForeignNames.indexPath(text(from: start), separator: UInt8(ascii: "/")) else { return false }
        words.append(path)
        return true
    }

    /// `people[0]` is the row `0 in people`.
    private mutating func element(of list: String) -> Bool {
        let count = words.count
        guard brackets(), words.count == count + 1 else { return false }
        words += ["in", list]
        return true
    }

    /// The label of an argument. What says how a change is animated, and what follows it, is left out.
    private mutating func label(_ label: String) -> Bool {
        guard let word = ForeignNames.labels[label] else { return false }
        if word == "-" { return leaveValue() }
        words.append(word)
        return true
    }

    private mutating func leaveValue() -> Bool {
        let count = words.count
        while true {
            while byte.isBlank || byte == UInt8(ascii: "\n") { offset += 1 }
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
            guard element(isArgument: false) else { return false }
        }
        words.removeLast(words.count - count)
        return true
    }

    private mutating func call(_ path: String) -> Bool {
        let first = words.count
        offset += 1
        guard elements(until: UInt8(ascii: ")")) else { return false }
        let arguments = Array(words[first...])
        words.removeLast(arguments.count)
        if let value = ForeignNames.value(path, arguments) {
            words += value
            return true
        }
        if words.last == "->" { answersWithCall = true }
        guard !path.hasPrefix("."), let (object, name) = ForeignNames.member(path), object != "not" else {
            // `.not.toHaveBeenCalled()` of something else has the words `not toHaveBeenCalled`.
            words += path.split(separator: ".").map { String($0) } + arguments
            return true
        }
        if object == "coordinator" { words.append(object) }
        if let list = ForeignNames.list(object) { receiver = list }
        words.append(name)
        words += arguments
        return true
    }
}
