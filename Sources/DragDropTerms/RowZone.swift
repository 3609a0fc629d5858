/// The part of a row under the finger. It matters to the automatic intent (R108, Q14), and to the gap of a table under
/// the alternative of Q32.
package enum RowZone: Hashable, Sendable {
    case above, middle, below
}

/// The visible edge of a list.
package enum ListEdge: Hashable, Sendable { case top, bottom }
