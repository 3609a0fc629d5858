internal import SourceText

/// Where an include stands.
struct IncludePlace {
    /// The file, from the root of the run.
    let path: String

    /// The files from the main one to this one.
    var chain: [String]
    var namespace = Namespaces.root

    init(path: String) {
        self.path = path
        chain = [path]
    }

    /// A file that is included here.
    func inner(_ path: String, namespace: Int) -> IncludePlace {
        var place = IncludePlace(path: path)
        place.chain = chain + [path]
        place.namespace = namespace
        return place
    }
}

/// What has come in so far.
struct IncludedFiles: Sendable {
    /// A file comes in once for each name that it is given in one place.
    struct Key: Hashable {
        let namespace: Int
        let name: String?
        let path: String
    }

    struct Record {
        /// Where it was asked for.
        let at: SourceRange

        /// What it declares; nil for a file without parameters, or one that is not there.
        var parameters: FileParameters?

        /// The values that it has.
        var values: [String: String] = [:]
    }

    var namespaces = Namespaces()

    /// Where the values stand that includes have given, by the namespace that they were given to.
    var given: [Int: Set<SourceRange>] = [:]

    /// The parameters of each file, for suggestions.
    var fileNames: [FileID: [Name]] = [:]

    /// The text is a line of a session.
    var isSession = false

    /// The parameters that a session has declared: they hold in every line.
    var session: FileParameters?

    var records: [Key: Record] = [:]

    /// Declarations that belong to nobody's namespace, by the file that said them: of the next coming in the same
    /// words say nothing new.
    private var shared: [String: Set<SharedPhrase>] = [:]
    private(set) var count = 0
    private(set) var byteCount = 0

    private struct SharedPhrase: Hashable {
        let offset: Int32
        let text: String
    }

    /// As they are for the next line of a session.
    var forNextLine: IncludedFiles {
        var next = IncludedFiles()
        next.namespaces = namespaces
        next.given = given
        next.fileNames = fileNames
        next.isSession = true
        next.session = session
        return next
    }

    /// False when there is no room for another file.
    mutating func counts(_ source: SourceFile) -> Bool {
        count += 1
        byteCount += source.utf8.count
        return count <= ExpansionLimits.includeCountMax && byteCount <= ExpansionLimits.includedBytesMax
    }

    private static let sharedVerbs: Set<String> = [
        "item", "type", "class", "team", "device", "ios", "animations", "assume",
    ]

    /// The statements of a file without those that it has said already, in the same place and words.
    mutating func withoutRepeated(_ statements: [Phrase], of path: String) -> [Phrase] {
        let known = shared[path]
        var rest: [Phrase] = []
        var said = known ?? []
        for phrase in statements {
            guard Self.sharedVerbs.contains(phrase.verb ?? "") else {
                rest.append(phrase)
                continue
            }
            let phraseSaid = SharedPhrase(offset: phrase.range.lowerBound, text: phrase.spelling)
            if said.insert(phraseSaid).inserted { rest.append(phrase) }
        }
        shared[path] = said
        return rest
    }
}
