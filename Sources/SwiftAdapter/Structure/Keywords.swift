/// The words that declarations begin with.
enum Keywords {
    static let introducers: Set<String> = [
        "func", "var", "let", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension",
        "actor",
        "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "macro",
    ]

    /// Introducers of what has members.
    static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

    static let modifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "static", "final", "override", "required",
        "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "optional", "dynamic", "indirect",
        "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "borrowing", "consuming", "sending",
        "class",
    ]

    /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`
    static let modifiersWithArguments: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private", "unowned", "nonisolated",
    ]

    /// Introducers that are ordinary names elsewhere, and therefore need a name behind them.
    static let contextual: Set<String> = ["actor", "macro", "operator", "precedencegroup"]

    /// What cuts a file into parts that are compiled or not.
    static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]
}
