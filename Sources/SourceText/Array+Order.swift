extension Array {
    /// The elements in an order; equal ones keep theirs.
    ///
    /// Like `sorted(by:)`, but sorts the places of the elements: a large value moves once, and all types share one
    /// compiled sort, which keeps the module of a page small.
    package func inOrder(_ isBefore: (Element, Element) -> Bool) -> [Element] {
        indices.sorted { isBefore(self[$0], self[$1]) }.map { self[$0] }
    }
}
