internal import DNDExploration
internal import DNDRunner
internal import JSON
internal import SourceText

/// What an exploration of all gestures has shown.
public struct SpecCertificate: Sendable, CustomStringConvertible {
    /// Whether every gesture was played, and nothing went wrong.
    public enum Verdict: Equatable, Sendable {
        /// Every gesture of the set was played, and nothing went wrong: up to what Swift delegates hide in globals and
        /// captured variables.
        case proved

        /// Nothing went wrong up to a limit, which is named: `depth 6`.
        case bounded(by: String)

        /// The number of ways in which something goes wrong.
        case failed(count: Int)
    }

    /// A way in which something goes wrong.
    public struct Finding: Sendable, CustomStringConvertible {
        /// `DND1007 in people`
        public let failure: String

        /// The number of rows; nil for as many as the lists have.
        public let rows: Int?

        /// The fewest steps that lead there.
        public let steps: [String]

        /// The text of a spec that fails in the same way.
        public let spec: String

        public var description: String {
            let size = rows.map { ", with \($0.counted("row"))" } ?? ""
            return "\(failure)\(size), after: \(steps.joined(separator: "; "))"
        }
    }

    public let verdict: Verdict
    public let findings: [Finding]

    /// The certificate as `dnd explore` prints it, a line each.
    public let description: String

    /// The certificate as `dnd explore --certificate` writes it.
    public let json: String
}

extension SpecCertificate {
    init(_ certificate: ExploreCertificate, specs: [String]) {
        verdict =
            switch certificate.verdict {
            case .proved: .proved
            case .bounded(let limit): .bounded(by: limit)
            case .failed(let count, _): .failed(count: count)
            }
        findings = zip(certificate.findings, specs).map { finding, spec in
            Finding(failure: finding.failure, rows: finding.rows, steps: finding.steps, spec: spec)
        }
        description = certificate.lines.joined(separator: "\n")
        json = certificate.json.text(in: .lines) + "\n"
    }

    /// In a child process, where nobody reads it.
    init() {
        (verdict, findings, description, json) = (.bounded(by: "a child process"), [], "", "")
    }
}

/// The reason why a scene cannot be explored.
public struct SpecExplorationFault: Error, Sendable, CustomStringConvertible {
    public let description: String

    /// `diagnostics` are those of the spec, as `dnd run` prints them.
    init(_ fault: ExploreFault, _ diagnostics: [String] = []) {
        let lines = diagnostics + [fault.message, fault.remedy].filter { !$0.isEmpty }
        description = lines.joined(separator: "\n")
    }
}
