package import DNDFormats
package import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
package import DNDSpecs
internal import SourceText
internal import System

/// Plays units of work, on any thread.
package struct ItemPlayer: Sendable {
    let specs: [LoadedSpec]
    let interpreter: Interpreter
    package let maker: EventMaker

    /// Whether a report includes passed scenarios.
    let tellsOfPasses: Bool
    package let timeoutMilliseconds: Int?
    package let virtualTimeoutMilliseconds: Int?

    package init(
        specs: [LoadedSpec], interpreter: Interpreter, maker: EventMaker, tellsOfPasses: Bool,
        timeoutMilliseconds: Int?, virtualTimeoutMilliseconds: Int?
    ) {
        self.specs = specs
        self.interpreter = interpreter
        self.maker = maker
        self.tellsOfPasses = tellsOfPasses
        self.timeoutMilliseconds = timeoutMilliseconds
        self.virtualTimeoutMilliseconds = virtualTimeoutMilliseconds
    }

    /// Returns nil for work that must run on the first thread.
    func play(_ item: RunPlan.Item) -> PlayedItem? {
        switch item.kind {
        case .fileNote: play(file: specs[item.file])
        case .scripted: play(item.numbers, of: specs[item.file], item.repetition)
        case .hosted: nil
        }
    }

    private func play(file spec: LoadedSpec) -> PlayedItem {
        let result = FileResult(
            name: spec.file.name, sources: spec.sources, diagnostics: spec.diagnostics, scenarios: [])
        return PlayedItem(file: maker.event(of: result), isBadFile: spec.hasErrors)
    }

    private func play(_ numbers: [Int], of spec: LoadedSpec, _ repetition: Int?) -> PlayedItem {
        let base = interpreter.base(of: spec.program)
        var item = PlayedItem()
        item.scenarios.reserveCapacity(numbers.count)
        for number in numbers {
            let stopwatch = Stopwatch()
            let result = interpreter.run(
                spec.program.scenarios[number], of: spec.program, base: base, limits: limits(stopwatch))
            var event: ScenarioEvent?
            if tellsOfPasses || result.state.isFailure {
                event = maker.event(of: result, in: spec.sources, id: spec.id(of: number).text)
                event?.microseconds = stopwatch.microseconds
                event?.repetition = repetition
            }
            item.scenarios.append(PlayedScenario(number, result, event: event))
        }
        return item
    }

    private func limits(_ stopwatch: Stopwatch) -> ScenarioLimits {
        var limits = ScenarioLimits()
        limits.virtualMilliseconds = virtualTimeoutMilliseconds
        if let timeoutMilliseconds {
            limits.realMilliseconds = timeoutMilliseconds
            limits.isOverdue = { stopwatch.microseconds > timeoutMilliseconds * 1000 }
        }
        return limits
    }
}
