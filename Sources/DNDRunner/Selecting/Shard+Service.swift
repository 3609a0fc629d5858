package import DNDResults

extension Shard {
    func contains(_ id: ScenarioID) -> Bool { contains(id.mixed) }
}

extension Shard {
    /// The variables in which a CI service numbers its parallel jobs.
    package struct Service: Sendable {
        package let name: String
        package let index: String
        package let count: String

        /// The number of the service's first job.
        let first: Int

        package static let all = [
            Service(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
            Service(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
            Service(
                name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
            bazel,
        ]

        /// Bazel's test sharding protocol. It applies without an option, because a test that ignores these variables
        /// runs whole in every shard.
        package static let bazel = Service(
            name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0)

        /// Nil when the variables are missing or invalid.
        package func shard(in environment: (String) -> String?) -> Shard? {
            guard let index = environment(index).flatMap({ Int($0) }),
                let count = environment(count).flatMap({ Int($0) })
            else { return nil }
            return Shard(number: index - first + 1, of: count)
        }
    }

    /// The shard of `--shard auto`; nil when no service defines one.
    package static func fromService(in environment: (String) -> String?) -> Shard? {
        for service in Service.all {
            if let shard = service.shard(in: environment) { return shard }
        }
        return nil
    }
}
