extension ScenarioResult {
    /// The codes of what was found and nobody announced, each once, in order.
    package var findings: [Finding.Code] {
        mismatches.reduce(into: []) { codes, mismatch in
            guard case .finding(let finding) = mismatch.kind, !codes.contains(finding.code) else { return }
            codes.append(finding.code)
        }
    }
}
