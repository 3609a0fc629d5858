internal import SourceText

/// Misspelt declarations of a whole file.
extension CheckerPass {
    /// A name in its declaration, with the fault for an undeclared use.
    struct DeclaredName {
        let name: Name
        let fault: Fault
    }

    /// The maximum number of unknown names to compare; more are not typos.
    private static let unknownCountMax = 1000

    /// The known names that are near unknown ones.
    var nearNames: Set<String> { Set(unknown.compactMap { $0.near }) }

    /// Whether unknown names could be the right spelling of misspelt declarations.
    var mayHaveMisspeltDeclarations: Bool {
        unknown.count < Self.unknownCountMax && unknown.contains { $0.near != nil }
    }

    /// Reports the unknown uses of a misspelt declaration at one place.
    mutating func mergeMisspeltDeclarations(among declared: [DeclaredName], _ places: MisspeltPlaces) {
        let near = nearNames
        let candidates = declared.filter {
            // The text contains another name than the known one.
            near.contains($0.name.text) && !($0.fault == .unknownList && scope.namespaces.isRenamed($0.name.range.file))
        }
        for candidate in candidates {
            let alike = unknown.filter { $0.diagnostic.code == candidate.fault.code }
            guard !places.areMore(than: candidate.name),
                let misspelt = MisspeltDeclaration(candidate.name, among: alike)
            else { continue }
            let group = alike.filter { $0.name.text == misspelt.used }
            let old = group.map { $0.diagnostic }
            diagnostics.removeAll { old.contains($0) }
            diagnostics += misspelt.merged(into: group)
            unknown = unknown.filter { !old.contains($0.diagnostic) }
        }
    }

    static func names(in fixture: Fixture) -> [DeclaredName] {
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
}

/// The places of some names in the phrases of a file.
struct MisspeltPlaces {
    private let names: Set<String>
    private var ranges: [String: Set<SourceRange>] = [:]

    init(of names: Set<String>) {
        self.names = names
    }

    mutating func read(_ statements: [Expansion.Statement]) {
        for statement in statements { read(statement.phrase) }
    }

    mutating func read(_ uses: [Expansion.Use]) {
        for use in uses { add(use.name, use.at) }
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
