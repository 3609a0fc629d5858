/// Rewrites `delegate.board?(self, didMove: card)` to `delegate.board(self, didMove: card)` if `board(_:didMove:)` is
/// an optional requirement in the files, or a method of UIKit that returns nothing or an optional.
///
/// Such a call with labels must be an optional method. Without labels it may be a closure, and is left unchanged.
enum OptionalCalls {
    static func rewrite(_ rewriting: inout Rewriting) {
        let requirements = Dictionary(grouping: OptionalRequirements.requirements(rewriting)) { $0.declaration.name }
        for file in rewriting.files {
            for index in file.tokens.indices {
                guard let call = Call(at: index, in: file), !file.isLeftToObjectiveC(index) else { continue }
                let range = file.bytes(of: (index + 1)..<(index + 3))
                guard let called = requirements[call.name]?.first(where: { call.fits($0.declaration.labels) }) else {
                    if call.isOfUIKit {
                        rewriting.replace(file.tokens[index + 2].range, with: "", in: file.index)
                    } else if call.asksMethod {
                        rewriting.remark(.optionalCallOfUnknown(call.name), at: range, in: file.index)
                    }
                    continue
                }
                if !call.asksMethod, rewriting.symbols.variableNames.contains(call.name) {
                    rewriting.remark(.ambiguousOptionalCall(call.name), at: range, in: file.index)
                } else if called.defaultBody != nil {
                    rewriting.replace(file.tokens[index + 2].range, with: "", in: file.index)
                }
            }
        }
    }

    /// `.name?(arguments)`
    private struct Call {
        let name: String
        let labels: [String]
        let hasTrailingClosure: Bool

        init?(at index: Int, in file: SwiftFile) {
            guard file.text(index) == ".", file.tokens.indices.contains(index + 3),
                file.tokens[index + 1].kind == .identifier, ["?", "!"].contains(file.text(index + 2)),
                file.text(index + 3) == "(", let close = file.tokens[index + 3].partner,
                file.tokens[index + 3].range.lowerBound == file.tokens[index + 2].range.upperBound
            else { return nil }
            name = file.text(index + 1)
            var labels: [String] = []
            var isFirst = true
            for place in file.topLevel((index + 4)..<close) {
                if isFirst { labels.append(file.text(place + 1) == ":" ? file.text(place) : "") }
                isFirst = file.text(place) == ","
            }
            self.labels = labels
            hasTrailingClosure = file.text(close + 1) == "{"
        }

        /// Whether the call is to a delegate or data source of UIKit and has the same result without the question mark,
        /// because of the method's default implementation.
        var isOfUIKit: Bool {
            let signature = name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
            let entries = DelegateTable.shared.entries(signed: signature)
            return asksMethod && !hasTrailingClosure && !entries.isEmpty
                && entries.allSatisfy { $0.method.result.isEmpty || $0.method.result.hasSuffix("?") }
        }

        /// Whether the callee must be a method, because closures have no labels.
        var asksMethod: Bool {
            labels.contains { !$0.isEmpty }
        }

        func fits(_ declared: [String]?) -> Bool {
            guard let declared else { return false }
            return declared == labels || hasTrailingClosure && declared.dropLast() == labels[...]
        }
    }
}
