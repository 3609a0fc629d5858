/// A random fixture with words, whose scenes and words can be given any names.
struct RandomFixture {
    let sceneCount: Int
    private let kinds: [String]

    /// The rows of each scene. Some are spelt like scenes.
    private let rows: [[String]]
    private let random: [Int]

    static let sceneNames = ["people", "well", "desks"]
    static let wordNames = ["first", "second", "third"]

    init(seed: UInt64, hasRowsNamedAsScenes: Bool) {
        var generator = SplitMix64(seed: seed)
        sceneCount = Int.random(in: 1...3, using: &generator)
        kinds = (0..<sceneCount).map { index in
            index == 0 ? "table" : ["table", "collection", "view"].randomElement(using: &generator) ?? "table"
        }
        var labels = (0..<12).map { "r\($0)" }.shuffled(using: &generator)
        if hasRowsNamedAsScenes { labels = Self.sceneNames.shuffled(using: &generator) + labels }
        rows = (0..<sceneCount).map { Array(labels[($0 * 3)..<($0 * 3 + 3)]) }
        random = (0..<64).map { _ in Int.random(in: 0..<1000, using: &generator) }
    }

    private func pick(_ place: Int, below count: Int) -> Int { random[place % random.count] % count }

    /// The declarations, with these scene names. Without a prefix the words keep their names.
    func declarations(scenes names: [String], wordPrefix: String = "") -> String {
        var lines: [String] = []
        for index in 0..<sceneCount {
            let options = kinds[index] == "collection" ? " { data diffable }" : ""
            lines.append("\(kinds[index]) \(names[index]): \(rows[index].joined(separator: " "))\(options)")
        }
        lines.append("item \(rows[0][0]) { after \(pick(0, below: 5) + 1)00ms }")
        let answer = ["move insertAt", "copy insertAt", "forbidden"][pick(1, below: 3)]
        lines.append("delegate in \(names[0]) { dropSessionDidUpdate in \(names[0]) -> \(answer) }")
        lines.append("before { select \(rows[0][1]) in \(names[0]); deselect in \(names[0]) }")
        for (index, word) in Self.wordNames.enumerated() {
            lines.append("define \(wordPrefix)\(word) (row) { \(body(index, names, wordPrefix)) }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func body(_ index: Int, _ names: [String], _ prefix: String) -> String {
        let start = pick(index * 7 + 2, below: sceneCount)
        let end = pick(index * 7 + 3, below: sceneCount)
        let from = rows[start][pick(index * 7 + 4, below: 3)]
        let target = kinds[end] == "view" ? "" : " \(pick(index * 7 + 5, below: 3))"
        let use = index == 2 ? "; \(prefix)first $row" : ""
        let look = kinds[end] == "table" ? "; list reload in \(names[end])" : ""
        return "drag \(from) from \(names[start]); hover\(target) in \(names[end]); drop; settle\(look)\(use)"
    }

    /// A scenario that uses the words.
    func scenario(wordPrefix: String = "") -> String {
        let uses = (0..<3).map { "  \(wordPrefix)\(Self.wordNames[pick($0 + 40, below: 3)]) \($0)" }
        return "scenario \"s\" {\n\(uses.joined(separator: "\n"))\n  expect state: idle\n}\n"
    }
}
