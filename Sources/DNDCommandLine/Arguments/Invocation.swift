/// A command line, read.
struct Invocation: Equatable {
    var command: Command
    var arguments: [String] = []
    var values: [CommandOption: [String]] = [:]

    func has(_ option: CommandOption) -> Bool {
        values[option] != nil
    }

    /// What was said last counts.
    func value(_ option: CommandOption) -> String? {
        values[option]?.last
    }

    func values(_ option: CommandOption) -> [String] {
        values[option] ?? []
    }

    var color: ColorChoice {
        value(.color).flatMap { ColorChoice(rawValue: $0) } ?? .auto
    }

    /// Nil without the option.
    var jobs: Int? {
        value(.jobs).flatMap { Int($0) }
    }
}
