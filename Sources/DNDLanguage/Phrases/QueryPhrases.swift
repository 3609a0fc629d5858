extension Vocabulary {
    /// Queries of an app to a list, in data-source or presentation values.
    static let queries: [VocabularyEntry] = [
        .init(
            .listCount, "list count SECTION [in LIST]", .scripts,
            "numberOfRows(inSection:) or numberOfItems(inSection:)",
            "list count 0\nexpect returned: 6"),
        .init(
            .listScroll, "list scroll to PLACE [in LIST]", .scripts,
            "scrollToRow(at:at:animated:) or scrollToItem(at:at:animated:)",
            "list scroll to 9\nexpect exception \"Attempted to scroll the table view to an out-of-bounds row ...\""),
        .init(
            .listDequeue, "list dequeue NAME [in LIST]", .scripts,
            "dequeueReusableCell(withIdentifier:for:) or dequeueReusableCell(withReuseIdentifier:for:)",
            "table people: A B { cells: Person }\nlist dequeue Persn\n"
                + "expect exception \"unable to dequeue a cell with identifier Persn - ...\""),
        .init(
            .listLayout, "list layout PLACE... [in LIST]", .scripts,
            "the layout of a collection gives attributes for a cell there",
            "collection shelf: A B\nlist layout 2\nexpect exception \"UICollectionView received layout attributes ...\""
        ),
        .init(
            .presentation, "presentation [in LIST] {script}", .scripts,
            "performUsingPresentationValues: the places of list phrases inside count on the screen",
            "app Photos { view album: sunset }\nitem sunset { after 1s }\n"
                + "drag sunset from album; hover 1 in list; drop\n"
                + "batch { model remove B; presentation { list delete 2 } }\n"
                + "expect shown: A ~ C D E F"),
        .init(
            .translateSection, "translate section SECTION to (presentation | data-source) [in LIST]", .scripts,
            "presentationSectionIndex(forDataSourceSectionIndex:), or dataSourceSectionIndex(…) the other way",
            "translate section 0 to presentation\nexpect returned: 0"),
        .init(
            .translate, "translate PLACE to (presentation | data-source) [in LIST]", .scripts,
            "presentationIndexPath(forDataSourceIndexPath:), or dataSourceIndexPath(…) the other way",
            "drag 1; hover 4\ntranslate 1 to presentation\nexpect returned: [0, 4]\ncancel"),
    ]
}
