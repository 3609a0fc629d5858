/// The commands under one heading of `help`.
package struct CommandGroup: Sendable {
    package let title: String
    package let entries: [CommandEntry]

    /// In the order of `help`.
    package static let all = [
        CommandGroup(title: "Every day", entries: CommandEntry.everyDay),
        CommandGroup(title: "Specs and delegates", entries: CommandEntry.specsAndDelegates),
        CommandGroup(title: "Reference", entries: CommandEntry.learning + CommandEntry.reference),
    ]
}

extension CommandEntry {
    /// In the order of `help`, without subcommands.
    package static let all: [CommandEntry] = everyDay + specsAndDelegates + learning + reference
}
