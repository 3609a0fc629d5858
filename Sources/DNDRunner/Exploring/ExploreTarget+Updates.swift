internal import DNDExploration
internal import DNDLanguage
internal import DNDResults
internal import DNDSpecs
internal import SourceText

/// `meanwhile`: the app's own updates, as steps.
extension ExploreTarget {
    /// The updates of a spec as texts of one line.
    static func updates(of spec: LoadedSpec) -> [String] {
        spec.program.fixture.meanwhile.map { update in
            let text = spec.sources[update.range.file].text(in: update.range)
            let source = SourceFile(name: "", text: text)
            return Parser.parse(file: FileID(rawValue: 0), source: source).block.statements
                .map { $0.line(in: source) }.joined(separator: "; ")
        }
    }

    /// Says why updates cannot be explored.
    static func check(_ scene: ExploredScene, of spec: LoadedSpec) throws(ExploreFault) {
        let updates = spec.program.fixture.meanwhile
        guard let first = updates.first else { return }
        let place = SourceExcerpt(first.range, in: spec.sources).place
        guard !spec.program.fixture.isHosted else {
            throw ExploreFault(
                .nothingRan, "\(place): meanwhile changes lists of scripts, and a list here is that of a Swift program")
        }
        guard scene.updates.count == updates.count else {
            throw ExploreFault(
                .nothingRan, "\(place): an update in meanwhile uses a parameter", "Write what the parameter stands for."
            )
        }
        guard updates.count <= ExploredScene.updateCountMax else {
            throw ExploreFault(
                .nothingRan,
                "\(place): there are \(updates.count) updates, and at most \(ExploredScene.updateCountMax) "
                    + "are explored")
        }
    }
}

extension Phrase {
    /// The phrase on one line, without comments.
    fileprivate func line(in source: SourceFile) -> String {
        tokens.map { token in
            switch token {
            case .argument(let argument): source.text(in: argument.range)
            case .block(let block): "{ \(block.statements.map { $0.line(in: source) }.joined(separator: "; ")) }"
            case .colon: ":"
            case .arrow: "->"
            }
        }.joined(separator: " ")
    }
}
