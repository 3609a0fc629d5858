internal import DragDrop

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

    /// `14` or `14,18`: major versions of iOS; nil for anything else.
    static func versions(_ text: String) -> [Int]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count) else { return nil }
        let versions = parts.compactMap { $0 }.filter { (11...Device.currentVersion).contains($0) }
        return versions.count == parts.count ? versions : nil
    }

    /// Nil without the option.
    var jobs: Int? {
        value(.jobs).flatMap { Int($0) }
    }
}
