internal import SourceText

/// Misspelt declarations of a whole file.
extension CheckerPass {
    /// A name in its declaration, with the fault for an undeclared use.
    private struct DeclaredName {
        let name: Name
        let fault: Fault
    }

    /// The maximum number of unknown names to compare; more are not typos.
    private static let unknownCountMax = 1000

    /// Reports the unknown uses of a misspelt declaration at one place. `words` are those from `define`.
    mutating func mergeMisspeltDeclarations(in program: Program, words: [Name], _ expansion: Expansion) {
        guard !unknown.isEmpty, unknown.count < Self.unknownCountMax else { return }
        var declared = words.map { DeclaredName(name: $0, fault: .unknownVerb) }
        declared += Self.names(in: program.fixture)
        for scenario in program.scenarios { declared += Self.names(in: scenario.fixture) }
        let near = Set(unknown.compactMap { $0.near })
        let candidates = declared.filter {
            // The text contains another name than the known one.
            near.contains($0.name.text) && !($0.fault == .unknownList && scope.namespaces.isRenamed($0.name.range.file))
        }
        guard !candidates.isEmpty else { return }
        let places = Places(of: near, in: expansion)
        for candidate in candidates {
            let alike = unknown.filter { $0.diagnostic.code == candidate.fault.code }
            guard !places.areMore(than: candidate.name),
                let misspelt = MisspeltDeclaration(candidate.name, among: alike)
            else { continue }
            let group = alike.filter { $0.name.text == misspelt.used }
            let old = Set(group.map { $0.diagnostic })
            diagnostics.removeAll(old)
            diagnostics += misspelt.merged(into: group)
            unknown.removeAll { old.contains($0.diagnostic) }
        }
    }

    private static func names(in fixture: Fixture) -> [DeclaredName] {
        var names: [DeclaredName] = []
        for scene in fixture.scenes {
            names.append(DeclaredName(name: scene.name, fault: .unknownList))
            for section in scene.sections {
                if let title = section.title { names.append(DeclaredName(name: title, fault: .unknownSection)) }
                names += section.labels.map { DeclaredName(name: $0, fault: .unknownLabel) }
            }
            if let label = scene.holds { names.append(DeclaredName(name: label, fault: .unknownLabel)) }
        }
        return names
    }

    /// The places of some names in the phrases of a file.
    private struct Places {
        private let names: Set<String>
        private var ranges: [String: Set<SourceRange>] = [:]

        init(of names: Set<String>, in expansion: Expansion) {
            self.names = names
            for use in expansion.uses { add(use.name, use.at) }
            for statement in expansion.statements { read(statement.phrase) }
        }

        /// Whether the name occurs elsewhere too.
        func areMore(than name: Name) -> Bool {
            ranges[name.text, default: []].contains { $0 != name.range }
        }

        private mutating func add(_ name: String, _ range: SourceRange) {
            if names.contains(name) { ranges[name, default: []].insert(range) }
        }

        private mutating func read(_ phrase: Phrase) {
            for token in phrase.tokens {
                switch token {
                case .argument(let argument): add(argument.text, argument.range)
                case .block(let block): for phrase in block.statements { read(phrase) }
                case .colon, .arrow: continue
                }
            }
        }
    }
}
