/// A branch of `#if`, with the words of its condition.
struct Condition: Hashable {
    /// From the condition up to the next branch or the end.
    let tokens: Range<Int>
    let words: Set<String>

    /// The branches of a file; nested ones precede the branches around them. `#else` has no words.
    static func conditions(in tokens: [Token]) -> [Condition] {
        var open: [(start: Int, words: Set<String>)] = []
        var found: [Condition] = []
        for index in tokens.indices where tokens[index].kind == .pound {
            let text = tokens[index].text
            guard Keywords.directives.contains(text) else { continue }
            if text != "#if", let branch = open.popLast() {
                found.append(Condition(tokens: branch.start..<index, words: branch.words))
            }
            if text != "#endif" { open.append((index + 1, words(behind: index, in: tokens))) }
        }
        return found
    }

    private static func words(behind index: Int, in tokens: [Token]) -> Set<String> {
        let line = tokens[(index + 1)...].prefix { !$0.startsLine }
        return Set(line.filter { $0.kind == .identifier }.map { $0.text })
    }
}
