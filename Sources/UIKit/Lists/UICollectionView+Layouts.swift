extension UICollectionView {
    /// Nothing is drawn of a transition: the app sets its progress, and ends it one way or the other.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// The delegate may give a layout of its own for the way.
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

    /// Shows what another layout has where the delegate wants it: by itself the content stays where it is.
    func layoutChanged(from former: UICollectionViewLayout) {
        if former !== collectionViewLayout { former.ownCollectionView = nil }
        adopt(collectionViewLayout)
        collectionViewLayout.invalidateLayout()
        display.isStale = true
        settleContentOffset()
    }

    /// Layouts on the way keep the two that they are between.
    private func adopt(_ layout: UICollectionViewLayout) {
        layout.ownCollectionView = self
        guard let layout = layout as? UICollectionViewTransitionLayout else { return }
        layout.currentLayout.ownCollectionView = self
        layout.nextLayout.ownCollectionView = self
        layout.nextLayout.invalidateLayout()
    }

    /// After another layout, and after updates (Apple:
    /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`).
    func settleContentOffset() {
        guard rows.hasRead, let collectionDelegate else { return }
        let offset = rows.screen.calling {
            collectionDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        }
        if offset != contentOffset { contentOffset = offset }
    }
}
