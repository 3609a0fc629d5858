import Foundation

/// The workloads and goals that `make bench` measures: `bench/goals.json`.
struct GoalTable: Decodable {
    struct Workload: Decodable {
        let workload: String
        let limits: [Limit]
    }

    struct Limit: Decodable {
        let goal: String
    }

    let workloads: [Workload]

    init(from decoder: any Decoder) throws {
        workloads = try [Workload](from: decoder)
    }

    /// Each goal beside its workload, as the page has them.
    var lines: [[String]] {
        workloads.flatMap { workload in workload.limits.map { [workload.workload, $0.goal] } }
    }
}
