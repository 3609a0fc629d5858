/// Scrolling of a view's content. A finger has no velocity here: the content stops with the finger, unless the delegate
/// sets another target.
extension Finger {
    /// Scrolls the content by a distance within its limits. Positive numbers move it up and to the left, which reveals
    /// later content. Has no effect when scrolling is disabled.
    public func scroll(
        by distance: CGFloat, across: CGFloat = 0, in view: UIScrollView? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            let scrolled: UIScrollView = if let view { view } else { try screen.touchedList(nil) }
            _ = screen.putAway()
            guard scrolled.isScrollEnabled else { return }
            screen.drag(scrolled, by: CGPoint(x: across, y: distance))
        }
    }

    /// Taps the status bar, which scrolls the only view with `scrollsToTop` to the top, if its delegate permits it. Has
    /// no effect if several views have it.
    public func tapStatusBar(file: StaticString = #fileID, line: UInt = #line) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            let views = screen.window.scrollViews.filter { $0.scrollsToTop }
            guard views.count == 1, let view = views.first, view.delegate?.scrollViewShouldScrollToTop(view) ?? true
            else { return }
            view.contentOffset = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
            view.delegate?.scrollViewDidScrollToTop(view)
        }
    }

    /// Taps a title of the index at the side of a list, which scrolls to its section.
    public func tapIndex(
        _ title: String, in list: UIView? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        screen.touch(number, file, line) { () throws(FingerRefusal) in
            let list = try screen.touchedList(list)
            let isThere =
                (list as? UITableView)?.showSection(ofIndexTitle: title)
                ?? (list as? UICollectionView)?.showItem(ofIndexTitle: title) ?? false
            guard isThere else { throw FingerRefusal("the index has no title '\(title)'") }
        }
    }
}

extension Screen {
    fileprivate func drag(_ view: UIScrollView, by distance: CGPoint) {
        let delegate = view.delegate
        defer { view.motion = nil }
        view.motion = .followsFinger
        delegate?.scrollViewWillBeginDragging(view)
        let offset = CGPoint(x: view.contentOffset.x + distance.x, y: view.contentOffset.y + distance.y)
        view.contentOffset = view.reachable(offset)
        var target = view.contentOffset
        delegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
        let glides = target != view.contentOffset
        view.motion = nil
        delegate?.scrollViewDidEndDragging(view, willDecelerate: glides)
        guard glides else { return }
        view.motion = .comesToRest
        delegate?.scrollViewWillBeginDecelerating(view)
        view.contentOffset = target
        view.motion = nil
        delegate?.scrollViewDidEndDecelerating(view)
    }
}

extension UIView {
    fileprivate var scrollViews: [UIScrollView] {
        ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap { $0.scrollViews }
    }
}

extension UITableView {
    /// Returns false for an unknown title. The data source determines the section of a title; by default the one with
    /// the same index.
    fileprivate func showSection(ofIndexTitle title: String) -> Bool {
        let questions = TableQuestions(table: self)
        let titles = questions.ask(.sectionIndexTitles) { $0.sectionIndexTitles(for: self) } ?? nil
        guard let index = titles?.firstIndex(of: title) else { return false }
        let section = questions.ask(.sectionForSectionIndexTitle) {
            $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
        }
        contentOffset = reachable(CGPoint(x: contentOffset.x, y: rect(forSection: section ?? index).minY))
        return true
    }
}

extension UICollectionView {
    fileprivate func showItem(ofIndexTitle title: String) -> Bool {
        let questions = CollectionQuestions(collection: self)
        let titles = questions.ask(.indexTitles) { $0.indexTitles(for: self) } ?? nil
        guard let index = titles?.firstIndex(of: title) else { return false }
        let path = questions.ask(.indexPathForIndexTitle) {
            $0.collectionView(self, indexPathForIndexTitle: title, at: index)
        }
        let frame = frame(ofRow: path ?? IndexPath(item: 0, section: index))
        contentOffset = reachable(frame.origin)
        return true
    }
}
