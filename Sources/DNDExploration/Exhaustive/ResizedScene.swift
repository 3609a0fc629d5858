internal import DNDLanguage
package import SourceText

/// A text whose lists have another number of rows.
package enum ResizedScene {
    package enum Fault: Error, Equatable {
        /// The list with that name has sections, or no rows.
        case notOneSection(String)

        /// There is no list with rows.
        case noList

        /// A Swift program decides how many rows the list with that name has.
        case notSized(String)

        package var description: String {
            switch self {
            case .notOneSection(let name): "\(name) has sections, so a number of rows does not say where they are"
            case .noList: "there is no list with rows"
            case .notSized(let name):
                "\(name) has as many rows as its program says; register(\"\(name)\", rows: …) lets them be chosen"
            }
        }
    }

    /// The text with `count` rows in each list at top level: the first of those that are written, and then new ones. A
    /// second list goes on where the first one ends, so that no two rows have one name.
    ///
    /// Scenarios may name rows that are gone. They are not played, so blank lines take their places, unless they are
    /// kept, or invariants. The rows of a list `from host` are not written; those in `sizedElsewhere` can be chosen.
    package static func text(
        of source: SourceFile, rows count: Int, keepingScenarios keepsScenarios: Bool = false,
        sizedElsewhere: Set<String> = []
    ) throws(Fault) -> String {
        let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
        var bytes = source.utf8
        var names = NewNames(
            avoiding: block.statements.flatMap { $0.tokens.compactMap { $0.argument?.text } })
        var hasList = false
        for phrase in block.statements.reversed() {
            if phrase.verb == "scenario", !keepsScenarios,
                !phrase.annotations.contains(where: { $0.name == "invariant" })
            {
                for index in Int(phrase.range.lowerBound)..<Int(phrase.range.upperBound)
                where bytes[index] != UInt8(ascii: "\n") {
                    bytes[index] = UInt8(ascii: " ")
                }
            }
            guard phrase.verb == "table" || phrase.verb == "collection" else { continue }
            hasList = true
            let name = phrase.tokens.dropFirst().first?.argument?.text ?? ""
            if phrase.tokens.contains(where: { $0.argument?.text == "host" }), phrase.list == nil {
                guard sizedElsewhere.contains(name) else { throw .notSized(name) }
                continue
            }
            guard let list = phrase.list, !list.arguments.isEmpty else { throw .notOneSection(name) }
            let written = list.arguments.prefix(count).map { source.text(in: $0.range) }
            let labels = written + (written.count..<count).map { _ in names.next() }
            let text = ([":"] + labels).joined(separator: " ")
            bytes.replaceSubrange(Int(list.range.lowerBound)..<Int(list.range.upperBound), with: text.utf8)
        }
        guard hasList else { throw .noList }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Names of rows that a text does not have.
private struct NewNames {
    private var known: Set<String>
    private var number = 0

    init(avoiding known: [String]) { self.known = Set(known) }

    mutating func next() -> String {
        repeat { number += 1 } while !known.insert("row-\(number)").inserted
        return "row-\(number)"
    }
}
