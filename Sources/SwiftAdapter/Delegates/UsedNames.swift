/// The methods that the files themselves call or name, which are therefore not typos.
struct UsedNames {
    private var signatures: Set<String> = []

    init(_ files: [SwiftFile], _ symbols: Symbols) {
        for file in files {
            for index in file.tokens.indices.dropFirst() where file.text(index) == "(" {
                let name = file.tokens[index - 1]
                guard name.kind == .identifier || name.kind == .quotedIdentifier, file.text(index - 2) != "func",
                    let close = file.tokens[index].partner
                else { continue }
                signatures.insert(name.text + "(" + Self.labels(index + 1..<close, in: file) + ")")
            }
        }
        for requirement in symbols.protocols.values.flatMap({ $0.declaration.members }) {
            signatures.insert(requirement.signature)
        }
    }

    func contains(_ signature: String) -> Bool { signatures.contains(signature) }

    /// The labels of a call's arguments, or of a `#selector`.
    private static func labels(_ tokens: Range<Int>, in file: SwiftFile) -> String {
        let written = tokens.map { file.text($0) }
        let isList = !written.isEmpty && written.indices.allSatisfy { ($0 % 2 == 1) == (written[$0] == ":") }
        if isList, written.last == ":" { return written.joined() }
        var labels = ""
        var isFirst = true
        for place in file.topLevel(tokens) {
            if isFirst { labels += file.text(place + 1) == ":" ? file.text(place) + ":" : "_:" }
            isFirst = file.text(place) == ","
        }
        return labels
    }
}
