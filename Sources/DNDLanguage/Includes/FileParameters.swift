internal import SourceText

/// `parameters { labels A B C; answer move }`: names with their values, from the file itself or from an include.
struct FileParameters: Sendable {
    struct Parameter: Sendable {
        let name: Name
        var values: [Argument]
    }

    private(set) var all: [Parameter] = []

    /// The start of the declaring phrase.
    let range: SourceRange

    /// Reads the rows of a block. Omits faulty rows, which the checker reports.
    init(_ block: Block, in kind: BlockKind, at range: SourceRange) {
        self.range = range
        for phrase in block.statements {
            guard let match = PhraseReading(phrase, in: kind).match(phrase), let name = match.name(.parameter) else {
                continue
            }
            all.append(Parameter(name: name, values: match.all(.cell).compactMap { $0.first?.argument }))
        }
    }

    /// Adds the rows of another block, although only one is allowed.
    func adding(_ other: FileParameters) -> FileParameters {
        var result = self
        result.all += other.all
        return result
    }

    var names: [Name] { all.map { $0.name } }

    /// The values to substitute. Several values are spliced, like those of a list.
    var values: [Argument] {
        all.map { parameter in
            parameter.values.count == 1
                ? parameter.values[0] : Argument(.list(parameter.values), range: parameter.name.range)
        }
    }

    func contains(_ name: String) -> Bool { all.contains { $0.name.text == name } }

    /// The same names, some with other values.
    func giving(_ given: [Parameter]) -> FileParameters {
        var result = self
        for index in all.indices {
            guard let value = given.first(where: { $0.name.text == all[index].name.text }) else { continue }
            result.all[index].values = value.values
        }
        return result
    }

    /// A spelling of the values that is equal for two includes that pass the same.
    var spelling: [String: String] {
        all.reduce(into: [:]) { $0[$1.name.text] = $1.values.map { $0.spelling }.joined(separator: " ") }
    }
}

extension FileParameters.Parameter {
    /// The ranges of the values, including the elements of lists.
    var valueRanges: Set<SourceRange> {
        values.reduce(into: []) { $1.addRanges(to: &$0) }
    }
}

extension Argument {
    fileprivate func addRanges(to ranges: inout Set<SourceRange>) {
        ranges.insert(range)
        guard case .list(let parts) = kind else { return }
        for part in parts { part.addRanges(to: &ranges) }
    }
}
