internal import SourceText

/// The place of an include.
struct IncludePlace {
    /// The path of the including file, from the root of the run.
    let path: String

    /// The files from the main one to this one.
    var chain: [String]
    var namespace = Namespaces.root

    init(path: String) {
        self.path = path
        chain = [path]
    }

    /// The place inside a file that is included here.
    func inner(_ path: String, namespace: Int) -> IncludePlace {
        var place = IncludePlace(path: path)
        place.chain = chain + [path]
        place.namespace = namespace
        return place
    }
}

/// The files included so far.
struct IncludedFiles: Sendable {
    /// Identifies an included file: it is included once per name and place.
    struct Key: Hashable {
        let namespace: Int
        let name: String?
        let path: String
    }

    struct Record {
        /// The range of the request.
        let at: SourceRange

        /// The declared parameters; nil for a file without parameters, or a missing file.
        var parameters: FileParameters?

        /// The values of the parameters.
        var values: [String: String] = [:]
    }

    var namespaces = Namespaces()

    /// The ranges of the values that includes pass, keyed by the receiving namespace.
    var given: [Int: Set<SourceRange>] = [:]

    /// The parameters of each file, for suggestions.
    var fileNames: [FileID: [Name]] = [:]

    /// Whether the text is a line of a session.
    var isSession = false

    /// The parameters that a session declares, which are in scope in every line.
    var session: FileParameters?

    var records: [Key: Record] = [:]

    /// Declarations outside all namespaces: file, offset, words. A repeated inclusion in the same words adds nothing.
    private var shared: Set<String> = []
    private(set) var count = 0
    private(set) var byteCount = 0

    /// The state for the next line of a session.
    var forNextLine: IncludedFiles {
        var next = IncludedFiles()
        next.namespaces = namespaces
        next.given = given
        next.fileNames = fileNames
        next.isSession = true
        next.session = session
        return next
    }

    /// Counts an included file; returns false above the limit.
    mutating func counts(_ source: SourceFile) -> Bool {
        count += 1
        byteCount += source.utf8.count
        return count <= ExpansionLimits.includeCountMax && byteCount <= ExpansionLimits.includedBytesMax
    }

    private static let sharedVerbs: Set<String> = [
        "item", "type", "class", "team", "device", "ios", "animations", "assume",
    ]

    /// The statements of a file without those from an earlier inclusion with the same place and words.
    mutating func withoutRepeated(_ statements: [Phrase], of path: String) -> [Phrase] {
        var rest: [Phrase] = []
        for phrase in statements {
            let isShared = Self.sharedVerbs.contains(phrase.verb ?? "")
            let words = isShared ? "\(path)\n\(phrase.range.lowerBound)\n\(phrase.spelling)" : ""
            if !isShared || shared.insert(words).inserted { rest.append(phrase) }
        }
        return rest
    }
}
