/// A query of an app to a list, which does not change the list.
package enum QueryExpression: Sendable {
    /// `list count Later`
    case rowCount(SectionExpression)

    /// `list scroll to 9`
    case scroll(Place)

    /// `list dequeue Cell`
    case dequeue(Name)

    /// `list layout 9`
    case layoutAttributes([Place])

    /// `translate 2 to presentation`
    case translate(Place, to: IndexSpace)

    /// `translate section 1 to data-source`
    case translateSection(SectionExpression, to: IndexSpace)
}

/// The expected value of `expect returned`.
package enum ReturnedExpression: Hashable, Sendable {
    case boolean(Bool)

    /// A count, a section, or a position in section 0.
    case number(Int)

    /// `none` is nil, for a section `NSNotFound`.
    case path(PathPattern)

    /// Several items.
    case labels([Name])
}
