package import DNDExploration
internal import DNDLanguage
internal import DNDResults
internal import DNDSession
internal import SourceText
internal import System

/// A spec with the steps that were found and the scene of the explored file.
package struct FoundSpec {
    /// The explored file, and its absolute path.
    let source: SourceFile
    let path: String

    /// A byte offset inside the scenario whose declarations apply; nil for the file's scene alone.
    let scenarioOffset: Int32?

    /// The absolute path of the folder that the spec is written to.
    let folder: String

    /// What a spec plays and expects.
    package struct Content {
        /// The title of the scenario.
        let title: String

        /// How it was found: `with seed 7`.
        let origin: String
        let steps: [ExploreStep]

        /// Whether more happens after the steps as time passes.
        let isUnsettled: Bool

        /// The expectation that does not hold, as written.
        let invariant: String?

        package init(title: String, origin: String, steps: [ExploreStep], isUnsettled: Bool, invariant: String?) {
            self.title = title
            self.origin = origin
            self.steps = steps
            self.isUnsettled = isUnsettled
            self.invariant = invariant
        }
    }

    package func text(of content: Content) -> String {
        let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        var lines = ["# Found by dnd explore in \(name), \(content.origin)."]
        lines += block.statements.filter { Self.declarations.contains($0.verb ?? "") }.map { text(of: $0) }
        lines += ["", "scenario \(Spelling.quoted(content.title)) {"]
        lines += (scenario(in: block)?.blockPhrases ?? []).filter { Self.declarations.contains($0.verb ?? "") }.map {
            text(of: $0)
        }
        lines += content.steps.map { $0.text } + (content.isUnsettled ? ["settle"] : [])
        lines += [content.invariant ?? "expect state: idle", "}"]
        return Formatter.format(SourceFile(name: name, text: lines.joined(separator: "\n") + "\n"))
    }

    /// The scenario whose declarations apply.
    func scenario(in block: Block) -> Phrase? {
        scenarioOffset.flatMap { offset in
            block.statements.first {
                $0.verb == "scenario" && $0.range.lowerBound <= offset && offset < $0.range.upperBound
            }
        }
    }

    private static let declarations: Set<String> = [
        "table", "collection", "view", "app", "item", "type", "class", "team", "device", "ios", "animations", "assume",
        "delegate", "define", "include", "parameters", "before",
    ]

    /// The phrase as written; the path of an include becomes relative to the folder of the new file.
    private func text(of phrase: Phrase) -> String {
        let text = source.text(in: phrase.range)
        guard phrase.verb == "include", case .argument(let argument)? = phrase.head.dropFirst().first,
            case .string(let included) = argument.kind
        else { return text }
        let target = Path.absolute(included, in: Path.folder(of: path))
        let rest = SourceRange(
            file: phrase.range.file, lowerBound: argument.range.upperBound, upperBound: phrase.range.upperBound)
        return "include \(Spelling.quoted(Path.route(from: folder, to: target)))" + source.text(in: rest)
    }
}

extension Path {
    /// The relative path from a folder to a file, with `..` where needed. Both paths are absolute.
    static func route(from folder: String, to file: String) -> String {
        let start = folder.split(separator: "/")
        let end = file.split(separator: "/")
        let common = zip(start, end).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
    }
}
