internal import DNDManual
internal import SourceText

extension Command {
    /// The current spelling of the command, or one of the other words, that a misspelt name probably means.
    static func spelling(meantBy name: String, orAmong others: [String] = []) -> String? {
        let spellings = Self.spellings
        if let exact = spellings.first(where: { $0.name == name }) { return exact.spelling }
        let near = NearNames.nearest(to: name, in: spellings.map { $0.name } + others).first
        return near.map { near in spellings.first { $0.name == near }?.spelling ?? near }
    }

    /// The accepted spellings of each command: its name, the last word of that, and a former name.
    private static var spellings: [(name: String, spelling: String)] {
        let entries = CommandEntry.all + CommandEntry.all.flatMap { $0.subcommands }
        return entries.map { ($0.lastWord, $0.name) } + FormerName.all.map { ($0.name, $0.newSpelling) }
    }
}
