import Foundation

/// The content of `docs/performance.md`, without its numbers.
struct PerformancePage {
    let text: String

    /// A row of the table of goals.
    struct Goal {
        let workload: String
        let goal: String

        /// `met`, or the reason in bold.
        let verdict: String

        var isMet: Bool { verdict == "met" }
    }

    /// The goals in the order of the page.
    var goals: [Goal] {
        part("goals").split(separator: "\n").dropFirst(2).compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 5 ? Goal(workload: cells[0], goal: cells[1], verdict: cells[4]) : nil
        }
    }

    /// The text between the markers of a generated part.
    func part(_ name: String) -> Substring {
        guard let begin = text.firstRange(of: "<!-- `make bench` writes the \(name) from here -->"),
            let end = text[begin.upperBound...].firstRange(of: "<!-- until here: \(name) -->")
        else { return "" }
        return text[begin.upperBound..<end.lowerBound]
    }

    /// The explanation below the heading of a workload that misses a goal; nil without the heading.
    func explanation(of workload: String) -> String? {
        guard let section = text.components(separatedBy: "\n## Goals that are missed, and why\n").dropFirst().first,
            let begin = section.firstRange(of: "\n### \(workload)\n")
        else { return nil }
        let rest = section[begin.upperBound...]
        let end = rest.firstRange(of: /(?m)^##/)?.lowerBound ?? rest.endIndex
        return rest[..<end].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
