extension UICollectionView {
    /// The completion of a transition. Nothing is drawn: the app sets the progress, and finishes or cancels the
    /// transition.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Starts a transition to another layout. The delegate can provide the transition layout.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        noteThread()
        let former = collectionViewLayout
        let own = collectionDelegate.map {
            $0.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
        }
        let transitionLayout =
            own ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
        transition = (transitionLayout, completion)
        collectionViewLayout = transitionLayout
        return transitionLayout
    }

    public func finishInteractiveTransition() { onMain(endTransition(isFinished: true)) }

    public func cancelInteractiveTransition() { onMain(endTransition(isFinished: false)) }

    /// The completion runs on the main queue, as after an animation.
    private func endTransition(isFinished: Bool) {
        guard let (layout, completion) = transition else { return }
        transition = nil
        collectionViewLayout = isFinished ? layout.nextLayout : layout.currentLayout
        if let completion { rows.screen.later { completion(true, isFinished) } }
    }

    /// Shows the parts of another layout, at the delegate's offset; by default the offset stays.
    func layoutChanged(from former: UICollectionViewLayout) {
        if former !== collectionViewLayout { former.ownCollectionView = nil }
        adopt(collectionViewLayout)
        collectionViewLayout.invalidateLayout()
        display.isStale = true
        settleContentOffset()
    }

    /// Connects a layout to the collection, and the two layouts of a transition layout as well.
    private func adopt(_ layout: UICollectionViewLayout) {
        layout.ownCollectionView = self
        guard let layout = layout as? UICollectionViewTransitionLayout else { return }
        layout.currentLayout.ownCollectionView = self
        layout.nextLayout.ownCollectionView = self
        layout.nextLayout.invalidateLayout()
    }

    /// Asks the delegate for the content offset, after a change of layout and after updates (Apple:
    /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`).
    func settleContentOffset() {
        guard rows.hasRead, let collectionDelegate else { return }
        let offset = rows.screen.calling {
            collectionDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        }
        if offset != contentOffset { contentOffset = offset }
    }
}
