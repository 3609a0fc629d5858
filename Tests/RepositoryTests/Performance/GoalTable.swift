import Foundation

/// The workloads and goals of `make bench`: `bench/goals.json`.
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

    /// Each goal with its workload, as on the page.
    var lines: [[String]] {
        workloads.flatMap { workload in workload.limits.map { [workload.workload, $0.goal] } }
    }
}
