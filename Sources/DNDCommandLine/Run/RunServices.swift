internal import DNDFormats
internal import DNDRunner
internal import System

/// What the services that run `dnd` say in variables of theirs.
struct RunServices {
    private let environment: @Sendable (String) -> String?

    init(environment: @escaping @Sendable (String) -> String? = { Environment[$0] }) {
        self.environment = environment
    }

    /// Bazel runs tests in a tree of links that it names.
    private var isBazel: Bool { environment("TEST_SRCDIR") != nil }

    /// Reports that a service asks for: GitHub's summary of the job, and the XML file that Bazel shows.
    func reports(for format: ReportFormat) -> [ReportFile] {
        var files: [ReportFile] = []
        if format == .github, let path = jobSummaryPath { files.append(ReportFile(.markdown, path)) }
        if isBazel, let path = environment("XML_OUTPUT_FILE"), !path.isEmpty {
            files.append(ReportFile(.junit, path))
        }
        return files
    }

    /// Whether other programs write to the file as well, so that it must not be emptied.
    func isShared(_ file: ReportFile) -> Bool { file.path == jobSummaryPath }

    private var jobSummaryPath: String? {
        environment("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    }

    enum ShardChoice: Hashable {
        case all
        case part(Shard)

        /// `auto`, and nobody says which.
        case unknown
    }

    /// `--shard`, or what Bazel's protocol says without being asked.
    func shard(_ wanted: String?) -> ShardChoice {
        switch wanted {
        case nil: Shard.Service.bazel.shard(in: environment).map { .part($0) } ?? .all
        case "auto": Shard.fromService(in: environment).map { .part($0) } ?? .unknown
        case let text?: Shard(text).map { .part($0) } ?? .unknown
        }
    }

    /// Bazel's sign that the test reads the variables: the file has to be touched.
    func acknowledgeSharding() {
        guard let path = environment("TEST_SHARD_STATUS_FILE"), !path.isEmpty else { return }
        _ = try? Output(path: path, isAppended: true)
    }
}
