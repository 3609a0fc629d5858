import DNDDrawing

@testable import DNDCommandLine
@testable import DNDSession

/// A session in which random lines were typed.
struct RandomSession {
    var session = ReplSession(environment: .withFiles)
    var lines: RandomLines

    /// Lines that were taken.
    private(set) var accepted: [String] = []

    init(seed: UInt64, lineCount: Int) {
        lines = RandomLines(seed: seed)
        for line in lines.lines(count: lineCount) { type(line) }
    }

    mutating func type(_ line: String) {
        switch session.run(line, name: "random", firstLine: 1) {
        case .done: accepted.append(line)
        case .rejected, .refused, .stopped, .interrupted: break
        }
    }
}

extension ReplSession {
    /// Everything that there is to see of a session.
    var portrait: String {
        var copy = self
        return
            (TraceText(copy.record()).lines().map { $0.plain } + SceneDrawing(engine, style: .plain).lines
            + [SavedSpec(self, title: "session").text]).joined(separator: "\n")
    }
}
