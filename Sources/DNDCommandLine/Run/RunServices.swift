internal import DNDFormats
internal import DNDResults
internal import DNDRunner
internal import System

/// The environment variables of the services that run `dnd`.
struct RunServices {
    private let environment: @Sendable (String) -> String?

    init(environment: @escaping @Sendable (String) -> String? = { Environment[$0] }) {
        self.environment = environment
    }

    /// Whether Bazel runs this: it names a tree of links.
    private var isBazel: Bool { environment("TEST_SRCDIR") != nil }

    /// The reports that a service requests: GitHub's job summary, and the XML file that Bazel shows.
    func reports(for format: ReportFormat) -> [ReportFile] {
        var files: [ReportFile] = []
        if format == .github, let path = jobSummaryPath { files.append(ReportFile(.markdown, path)) }
        if isBazel, let path = environment("XML_OUTPUT_FILE"), !path.isEmpty {
            files.append(ReportFile(.junit, path))
        }
        return files
    }

    /// Whether other programs also write to the file, so it must not be truncated.
    func isShared(_ file: ReportFile) -> Bool { file.path == jobSummaryPath }

    private var jobSummaryPath: String? {
        environment("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    }

    enum ShardChoice: Hashable {
        case all
        case part(Shard)

        /// `auto`, without a service that defines a shard.
        case unknown
    }

    /// The shard of `--shard`, or of Bazel's variables, which apply without the option.
    func shard(_ wanted: String?) -> ShardChoice {
        switch wanted {
        case nil: Shard.Service.bazel.shard(in: environment).map { .part($0) } ?? .all
        case "auto": Shard.fromService(in: environment).map { .part($0) } ?? .unknown
        case let text?: Shard(text).map { .part($0) } ?? .unknown
        }
    }

    static func complainOfUnknownShard(_ console: Console) {
        let names = Shard.Service.all.map { "\($0.name) (\($0.index), \($0.count))" }.joined(separator: ", ")
        console.complain("--shard auto: no service says which part this is", "Known are \(names).")
    }

    /// Touches the file that tells Bazel that the test supports sharding.
    func acknowledgeSharding() {
        guard let path = environment("TEST_SHARD_STATUS_FILE"), !path.isEmpty else { return }
        _ = try? Output(path: path, isAppended: true)
    }
}
