/// Rewrites `#selector(Board.move(_:to:))` to `Selector("move:to:")`, the method's Objective-C name.
enum Selectors {
    static func rewrite(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            for index in file.tokens.indices where file.tokens[index].text == "#selector" {
                guard !file.isLeftToObjectiveC(index), file.text(index + 1) == "(",
                    let close = file.tokens[index + 1].partner
                else { continue }
                let range = file.bytes(of: index..<(close + 1))
                guard let method = Reference(in: file, (index + 2)..<close) else {
                    rewriting.remark(.unreadable("#selector"), at: range, in: file.index)
                    continue
                }
                if let name = method.selector(rewriting.symbols, files: rewriting.files) {
                    rewriting.replace(range, with: "Selector(\"\(name)\")", in: file.index)
                } else {
                    rewriting.remark(.selectorWithoutLabels(method.name), at: range, in: file.index)
                }
            }
        }
    }

    /// The content of the parentheses.
    private struct Reference {
        enum Accessor {
            case getter, setter
        }

        let accessor: Accessor?
        let name: String

        /// Nil if no labels are written.
        let labels: [String]?

        /// The number of parameters of a type after `as`; nil without one.
        let parameterCount: Int?

        /// Nil if no method is named.
        init?(in file: SwiftFile, _ tokens: Range<Int>) {
            var tokens = tokens
            switch (file.text(tokens.lowerBound), file.text(tokens.lowerBound + 1)) {
            case ("getter", ":"): accessor = .getter
            case ("setter", ":"): accessor = .setter
            default: accessor = nil
            }
            if accessor != nil { tokens = min(tokens.lowerBound + 2, tokens.upperBound)..<tokens.upperBound }
            let cast = file.topLevel(tokens).first { file.tokens[$0].text == "as" }
            parameterCount = cast.flatMap { Self.parameterCount(in: file, ($0 + 1)..<tokens.upperBound) }
            tokens = tokens.lowerBound..<(cast ?? tokens.upperBound)
            guard var last = tokens.last else { return nil }
            var labels: [String]?
            if file.text(last) == ")", let open = file.tokens[last].partner, open > tokens.lowerBound {
                labels = ((open + 1)..<last).filter { file.text($0) == ":" }.map { file.text($0 - 1) }
                    .map { $0 == "_" ? "" : $0 }
                last = open - 1
            }
            guard [.identifier, .quotedIdentifier].contains(file.tokens[last].kind) else { return nil }
            name = file.text(last)
            self.labels = labels
        }

        /// The parameter count of the innermost function type in `(Board) -> (Any) -> Void`.
        private static func parameterCount(in file: SwiftFile, _ type: Range<Int>) -> Int? {
            let lists = file.topLevel(type).filter { open in
                file.text(open) == "(" && file.tokens[open].partner.map { file.text($0 + 1) } == "->"
            }
            guard let open = lists.last, let close = file.tokens[open].partner else { return nil }
            let commas = file.topLevel((open + 1)..<close).count { file.text($0) == "," }
            return close == open + 1 ? 0 : commas + 1
        }

        func selector(_ symbols: Symbols, files: [SwiftFile]) -> String? {
            switch accessor {
            case .getter: return objectiveCName(of: symbols.properties[name] ?? [], files) ?? name
            case .setter: return ObjectiveCSelector.setter(of: name)
            case nil: break
            }
            let known = (symbols.functions[name] ?? []).filter { entry in
                labels.map { $0 == entry.declaration.labels }
                    ?? (parameterCount == nil || parameterCount == entry.declaration.labels?.count)
            }
            let visible = known.filter { $0.isVisibleToObjectiveC }
            let candidates = visible.isEmpty ? known : visible
            if let own = objectiveCName(of: candidates, files) { return own }
            if let labels { return ObjectiveCSelector.text(name: name, labels: labels) }
            let spellings = Set(candidates.map { $0.declaration.labels ?? [] })
            return spellings.count == 1 ? spellings.first.map { ObjectiveCSelector.text(name: name, labels: $0) } : nil
        }

        /// The name in `@objc(name)`, if all entries have the same.
        private func objectiveCName(of entries: [Symbols.Entry], _ files: [SwiftFile]) -> String? {
            let names = Set(entries.map { $0.objectiveCName(in: files[$0.file]) })
            return names.count == 1 ? names.first ?? nil : nil
        }
    }
}

extension Symbols.Entry {
    fileprivate var isVisibleToObjectiveC: Bool {
        declaration.attribute("objc") != nil || declaration.attribute("IBAction") != nil
    }

    /// The name in `@objc(name)`.
    func objectiveCName(in file: SwiftFile) -> String? {
        guard let tokens = declaration.attribute("objc")?.tokens, tokens.count > 3 else { return nil }
        return file.text(in: file.bytes(of: (tokens.lowerBound + 3)..<(tokens.upperBound - 1)))
    }
}

extension SwiftFile {
    /// The top-level tokens of a range: tokens inside brackets are skipped, the opening brackets are included.
    func topLevel(_ range: Range<Int>) -> [Int] {
        var found: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            found.append(index)
            index = tokens.indexPast(index)
        }
        return found
    }
}
