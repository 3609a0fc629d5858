/// The keywords that begin declarations.
enum Keywords {
    static let introducers: Set<String> = [
        "func", "var", "let", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension",
        "actor",
        "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "macro",
    ]

    /// Introducers of declarations with members.
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

    /// Introducers that are ordinary names in other places, and therefore need a name after them.
    static let contextual: Set<String> = ["actor", "macro", "operator", "precedencegroup"]

    /// Directives of conditional compilation.
    static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]
}
