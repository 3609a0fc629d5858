extension Slot {
    /// Returns whether an argument has the form of the slot. The checker decides whether the name exists.
    func takes(_ argument: Argument) -> Bool {
        switch self {
        case .name, .list, .type, .providerClass: argument.isName
        case .label: argument.isName || argument.isInteger
        case .section: argument.isName || argument.isInteger
        case .point: argument.isName || argument.isInteger || argument.isPath
        case .title, .text, .file: argument.isString
        case .number: argument.isInteger
        case .duration: argument.isDuration
        case .fraction: Fraction(argument) != nil
        case .version: argument.version != nil
        case .method: argument.isName && !argument.isString || argument.isSelector
        case .rule, .finding, .choice: argument.isName && !argument.isString
        case .parameter: argument.isWord
        case .parameters: argument.isList
        case .cell: argument.isValue
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
    /// The milliseconds of `1.5` or `1.5s`.
    var decimalMilliseconds: Int? {
        guard case .word(let text) = kind, text.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let parts = (text.hasSuffix("s") ? text.dropLast() : text[...]).split(separator: ".")
        guard parts.count == 2, let seconds = Int(parts[0]), seconds < 1_000_000, parts[1].utf8.count <= 3,
            let fraction = Int(parts[1])
        else { return nil }
        return seconds * 1000 + fraction * [100, 10, 1][parts[1].utf8.count - 1]
    }
}

extension Argument {
    /// A word that is not a preposition, or a quoted string.
    fileprivate var isName: Bool {
        switch kind {
        case .word: !(keyword?.isPreposition ?? false)
        case .string: true
        default: false
        }
    }

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

    var isString: Bool {
        if case .string = kind { true } else { false }
    }

    /// Whether it is a `$name`.
    var isParameter: Bool {
        if case .parameter = kind { true } else { false }
    }

    fileprivate var isWord: Bool {
        if case .word = kind { true } else { false }
    }

    fileprivate var isInteger: Bool {
        if case .integer = kind { true } else { false }
    }

    fileprivate var isDuration: Bool {
        if case .duration = kind { true } else { false }
    }

    fileprivate var isPath: Bool {
        if case .indexPath = kind { true } else { false }
    }

    fileprivate var isSelector: Bool {
        if case .selector = kind { true } else { false }
    }

    fileprivate var isList: Bool {
        if case .list = kind { true } else { false }
    }

    /// Anything but `...`.
    fileprivate var isValue: Bool {
        if case .ellipsis = kind { false } else { true }
    }
}
