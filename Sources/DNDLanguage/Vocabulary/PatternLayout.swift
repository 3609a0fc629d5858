/// A pattern in a flat array for matching: the parts of a node follow it, and each node stores its end, so that
/// matching follows and counts no references.
///
/// `lift POINT [in LIST]` is: sequence 7, word 2, slot 3, options 7, sequence 7, word 6, slot 7.
///
/// A class, since each phrase is compared with a few of them.
final class PatternLayout: Sendable {
    struct Node: Sendable {
        enum Kind: Sendable {
            case word(Keyword)
            case colon
            case arrow
            case block(BlockKind)
            case slot(Slot)
            case group(Slot)
            case sequence
            case choice
            case options
            case repeated
        }

        let kind: Kind

        /// The word that everything begins with that the node matches; nil if other things are possible.
        fileprivate(set) var first: Keyword?

        /// The index after it and its parts: that of its next sibling, if there is one.
        fileprivate(set) var end: Int16
    }

    let nodes: [Node]

    init(_ pattern: Pattern) {
        var builder = Builder()
        builder.add(pattern)
        nodes = builder.nodes
    }

    /// The index after a node and its parts.
    func end(of number: Int) -> Int { Int(nodes[number].end) }

    private struct Builder {
        var nodes: [Node] = []

        init() { nodes.reserveCapacity(16) }

        mutating func add(_ pattern: Pattern) {
            let number = nodes.count
            nodes.append(Node(kind: kind(of: pattern), first: nil, end: 0))
            switch pattern {
            case .word, .colon, .arrow, .block, .slot: break
            case .group(_, let part), .repeated(let part): add(part)
            case .sequence(let parts), .choice(let parts), .options(let parts): for part in parts { add(part) }
            }
            nodes[number].first = first(of: number)
            nodes[number].end = Int16(nodes.count)
        }

        /// A sequence and a repetition begin like their first part.
        private func first(of number: Int) -> Keyword? {
            switch nodes[number].kind {
            case .word(let word): word
            case .sequence, .repeated: number + 1 < nodes.count ? nodes[number + 1].first : nil
            default: nil
            }
        }

        private func kind(of pattern: Pattern) -> Node.Kind {
            switch pattern {
            case .word(let text):
                guard let keyword = Keyword(text) else {
                    preconditionFailure("'\(text)' has no number: make generated")
                }
                return .word(keyword)
            case .colon: return .colon
            case .arrow: return .arrow
            case .block(let kind): return .block(kind)
            case .slot(let slot): return .slot(slot)
            case .group(let slot, _): return .group(slot)
            case .sequence: return .sequence
            case .choice: return .choice
            case .options: return .options
            case .repeated: return .repeated
            }
        }
    }
}
