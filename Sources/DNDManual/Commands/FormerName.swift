/// A former name of a command, which is still accepted.
package struct FormerName: Sendable {
    package let name: String
    package let command: Command

    /// An option that the name implies.
    package let option: CommandOption?

    init(_ name: String, _ command: Command, _ option: CommandOption? = nil) {
        self.name = name
        self.command = command
        self.option = option
    }

    /// Nil if this is no former name.
    package init?(_ name: String) {
        guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
        self = known
    }

    package static let all = [
        FormerName("check", .lint, .syntax), FormerName("show", .docs), FormerName("vocabulary", .vocabulary),
        FormerName("findings", .findings), FormerName("rules", .rules), FormerName("fidelity", .fidelity),
        FormerName("man", .man), FormerName("grammar", .grammar),
    ]

    /// `lint --syntax`
    package var newSpelling: String { command.rawValue + (option.map { " \($0.name)" } ?? "") }

    /// ``dnd check` is now `dnd lint --syntax``
    package var note: String { "`dnd \(name)` is now `dnd \(newSpelling)`" }

    /// A sentence for the help of a command and its subcommands; nil if none of them had another name.
    static func sentence(of entry: CommandEntry) -> String? {
        let commands = [entry.command] + entry.subcommands.map { $0.command }
        let names = all.filter { commands.contains($0.command) }.map { $0.name }
        return names.isEmpty || entry.isSubcommand
            ? nil : "Former spellings still work: \(names.joined(separator: ", "))."
    }
}
