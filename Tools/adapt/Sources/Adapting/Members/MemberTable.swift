/// The members of UIKit's types, as the public surface of the module records them, and of Foundation's.
struct MemberTable {
    struct Parameter: Hashable {
        /// Empty for `_`.
        let label: String

        /// The name of a type, without `?`: `UIView`, `[UIView]`, `[:UIView]` for a dictionary with such values, and
        /// `{UIView;Bool}` for a closure with such parameters. Empty for others.
        let type: String
        let hasDefault: Bool

        /// The parameters of a closure.
        var closureTypes: [String]? {
            guard type.hasPrefix("{") else { return nil }
            return type.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false)
                .map { String($0) }
        }
    }

    struct Member: Hashable {
        let name: String
        let isStatic: Bool

        /// Nil for a property, a case or a nested type.
        let parameters: [Parameter]?

        /// The type of a property or the result of a function; empty where it has no plain name.
        let type: String
    }

    struct Entry {
        var inherited: [String] = []
        var members: [String: [Member]] = [:]
    }

    static let shared = MemberTable(foundationText + text)

    /// By the names of the types.
    private(set) var entries: [String: Entry] = [:]

    /// The types that a name stands for.
    private var aliases: [String: String] = [:]

    /// Reads lines such as `UIView: UIResponder`, each followed by indented lines with members:
    /// `alpha:CGFloat`, `.areAnimationsEnabled:Bool`, `viewWithTag(_:Int)UIView`, `init(frame:CGRect=)`.
    init(_ text: String) {
        var type = ""
        for line in text.split(separator: "\n") {
            var words = line.split(separator: " ").map { String($0) }
            guard !line.hasPrefix("  "), let head = words.first else {
                for word in words { insert(Member(word), into: type) }
                continue
            }
            type = head.hasSuffix(":") ? String(head.dropLast()) : head
            words.removeFirst()
            if words.first == "=" {
                aliases[type] = words.last
            } else {
                entries[type, default: Entry()].inherited += words
            }
        }
    }

    private mutating func insert(_ member: Member, into type: String) {
        entries[type, default: Entry()].members[member.name, default: []].append(member)
    }

    /// The type that a name means; nil if the table has none.
    func type(named name: String) -> String? {
        if entries[name] != nil { return name }
        return aliases[name].flatMap { entries[$0] == nil ? nil : $0 }
    }

    /// A type with its superclasses and protocols.
    func closure(of type: String) -> Set<String> {
        var found: Set<String> = [type]
        var open = [type]
        while let next = open.popLast() {
            for name in entries[next]?.inherited ?? [] where found.insert(name).inserted { open.append(name) }
        }
        return found
    }

    func members(_ name: String, of types: Set<String>) -> [Member] {
        types.flatMap { entries[$0]?.members[name] ?? [] }
    }
}

extension MemberTable.Member {
    /// Reads a word of the table.
    fileprivate init(_ word: String) {
        isStatic = word.hasPrefix(".")
        let text = isStatic ? word.dropFirst() : word[...]
        guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") else {
            let parts = text.split(separator: ":", maxSplits: 1)
            name = parts.first.map { String($0) } ?? ""
            type = parts.count == 2 ? String(parts[1]) : ""
            parameters = nil
            return
        }
        name = String(text[..<open])
        type = String(text[text.index(after: close)...])
        parameters = text[text.index(after: open)..<close].split(separator: ",").map { MemberTable.Parameter($0) }
    }

    /// The parameters of the arguments of a call with these labels, each trailing closure standing for one more; nil if
    /// the call does not fit.
    func parameters(of labels: [String], trailingClosures: Int) -> [MemberTable.Parameter]? {
        match(labels, trailingClosures)?.found
    }

    /// The parameters that are left for the closures after the parentheses; nil if the call does not fit.
    func trailing(after labels: [String], count: Int) -> ArraySlice<MemberTable.Parameter>? {
        match(labels, count)?.rest
    }

    private func match(
        _ labels: [String], _ trailingClosures: Int
    ) -> (found: [MemberTable.Parameter], rest: ArraySlice<MemberTable.Parameter>)? {
        var rest = (parameters ?? [])[...]
        var found: [MemberTable.Parameter] = []
        for label in labels {
            while let first = rest.first, first.label != label {
                guard first.hasDefault else { return nil }
                rest.removeFirst()
            }
            guard let next = rest.popFirst() else { return nil }
            found.append(next)
        }
        let required = rest.count { !$0.hasDefault }
        return rest.count >= trailingClosures && required <= trailingClosures ? (found, rest) : nil
    }
}

extension MemberTable.Parameter {
    /// Reads `label:Type=`.
    fileprivate init(_ word: Substring) {
        hasDefault = word.hasSuffix("=")
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        label = parts[0] == "_" ? "" : String(parts[0])
        type = parts.count == 2 ? String(hasDefault ? parts[1].dropLast() : parts[1]) : ""
    }
}
