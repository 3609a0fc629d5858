extension ScenarioResult {
    /// The codes of the unannounced findings, without duplicates, in order.
    package var findings: [Finding.Code] {
        mismatches.reduce(into: []) { codes, mismatch in
            guard case .finding(let finding) = mismatch.kind, !codes.contains(finding.code) else { return }
            codes.append(finding.code)
        }
    }
}
