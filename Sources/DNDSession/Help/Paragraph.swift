/// Words wrapped to lines.
struct Paragraph {
    let lines: [String]

    init(_ text: String, columnsAtMost: Int) {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= columnsAtMost {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        self.lines = lines
    }
}
