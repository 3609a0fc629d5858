extension Slot {
    /// Returns whether an argument has the form of the slot. The checker decides whether the name exists.
    func takes(_ argument: Argument) -> Bool {
        let token = argument.stored
        return switch self {
        case .name, .list, .type, .providerClass: token.isName
        case .label, .section: token.isName || token.kind == .integer
        case .point: token.isName || token.kind == .integer || token.kind == .indexPath
        case .title, .text, .file: token.kind == .string
        case .number: token.kind == .integer
        case .duration: token.kind == .duration
        case .fraction: Fraction(argument) != nil
        case .version: argument.version != nil
        case .method: token.isUnquotedName || token.kind == .selector
        case .rule, .finding, .choice: token.isUnquotedName
        case .parameter: token.kind == .word
        case .parameters: token.kind == .list
        case .cell: token.kind != .ellipsis
        case .row, .place, .target, .item, .thing, .path, .condition, .operation, .proposal, .answer, .representation,
            .update, .change:
            false
        }
    }
}

extension Fraction {
    /// A bare `0` or `1` is an integer, `0.5` a word.
    init?(_ argument: Argument) {
        switch argument.kind {
        case .word(let text): self.init(text)
        case .integer(let number): self.init("\(number)")
        default: return nil
        }
    }
}

extension Argument {
    /// The number before the point and, if present, the number after it. A number with a point is a word.
    var version: DeviceDeclaration.Version? {
        switch kind {
        case .integer(let major): return DeviceDeclaration.Version(major)
        case .word(let text):
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]), "\(major).\(minor)" == text
            else { return nil }
            return DeviceDeclaration.Version(major, minor)
        default: return nil
        }
    }

    var isString: Bool { stored.kind == .string }
    var isSelector: Bool { stored.kind == .selector }

    /// Whether it is a `$name`.
    var isParameter: Bool { stored.kind == .parameter }
}

extension StoredToken {
    /// A word that is not a preposition, or a quoted string.
    fileprivate var isName: Bool { kind == .string || isUnquotedName }

    fileprivate var isUnquotedName: Bool { kind == .word && !(keyword?.isPreposition ?? false) }
}
