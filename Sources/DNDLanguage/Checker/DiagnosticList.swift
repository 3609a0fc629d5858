package import SourceText

/// The diagnostics of a check: for each file, one more than the limit at most.
struct DiagnosticList {
    private(set) var all: [Diagnostic] = []
    private var counts: [FileID: Int] = [:]

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }
    var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Whether further diagnostics about the file are dropped.
    func isFull(_ file: FileID) -> Bool {
        counts[file, default: 0] > SyntaxLimits.diagnosticCount
    }

    /// No diagnostics and the same counts, for a part of the check.
    var emptied: DiagnosticList {
        var list = self
        list.all = []
        return list
    }

    mutating func append(_ diagnostic: Diagnostic) {
        guard !isFull(diagnostic.range.file) else { return }
        counts[diagnostic.range.file, default: 0] += 1
        all.append(diagnostic)
    }

    static func += (list: inout DiagnosticList, others: some Sequence<Diagnostic>) {
        for diagnostic in others { list.append(diagnostic) }
    }

    /// Adds what a part of the check found, and continues with its counts.
    mutating func add(_ part: DiagnosticList) {
        all += part.all
        counts = part.counts
    }

    mutating func removeAll(where isFaulty: (Diagnostic) -> Bool) {
        all = all.filter { !isFaulty($0) }
    }
}

extension [Diagnostic] {
    /// The first diagnostics of each file, and where there are more than the limit, one that says so.
    package func limited() -> [Diagnostic] {
        guard count > SyntaxLimits.diagnosticCount else { return self }
        var list = DiagnosticList()
        var result: [Diagnostic] = []
        for diagnostic in self where !list.isFull(diagnostic.range.file) {
            list.append(diagnostic)
            let isOneTooMany = list.isFull(diagnostic.range.file)
            result.append(isOneTooMany ? SyntaxError(.tooManyErrors, range: diagnostic.range).diagnostic : diagnostic)
        }
        return result
    }
}
