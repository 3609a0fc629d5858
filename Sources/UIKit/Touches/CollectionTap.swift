/// A tap on an item of a collection.
///
/// The comments in `UICollectionView.h` give the order: while the finger is down `shouldHighlight` and `didHighlight`;
/// at the release `shouldSelect` or `shouldDeselect`, `didSelect` or `didDeselect`, `didUnhighlight`. In single
/// selection, the previous item is deselected without a question, before `didSelect`, and a tap on the selected item
/// changes nothing (both guesses). The primary action is last (Apple:
/// `collectionView(_:performPrimaryActionForItemAt:)`).
@MainActor struct CollectionTap {
    let collection: UICollectionView
    let path: IndexPath

    private var questions: CollectionQuestions { CollectionQuestions(collection: collection) }

    func perform() {
        let isHighlighted = {
            questions.ask(.shouldHighlightItemAt) {
                $0.collectionView(collection, shouldHighlightItemAt: path)
            } ?? true
        }
        guard collection.selectsRows, isHighlighted() else { return }
        let cell = collection.cell(ofItem: path)
        cell?.isHighlighted = true
        _ = questions.ask(.didHighlightItemAt) { $0.collectionView(collection, didHighlightItemAt: path) }
        changeSelection()
        cell?.isHighlighted = false
        _ = questions.ask(.didUnhighlightItemAt) { $0.collectionView(collection, didUnhighlightItemAt: path) }
        if !collection.selectsSeveral { performPrimaryAction() }
    }

    private func changeSelection() {
        if !collection.rows.selectedPaths.contains(path) { return select() }
        guard collection.selectsSeveral,
            questions.ask(.shouldDeselectItemAt, { $0.collectionView(collection, shouldDeselectItemAt: path) }) ?? true
        else { return }
        deselect(path)
    }

    /// Selects the item: in place of the others, or in addition in multiple selection.
    func select() {
        guard questions.ask(.shouldSelectItemAt, { $0.collectionView(collection, shouldSelectItemAt: path) }) ?? true
        else { return }
        if !collection.selectsSeveral {
            for other in collection.rows.selectedPaths where other != path { deselect(other) }
        }
        collection.rows.select(path, keepingOthers: true)
        _ = questions.ask(.didSelectItemAt) { $0.collectionView(collection, didSelectItemAt: path) }
    }

    private func deselect(_ path: IndexPath) {
        collection.rows.deselect(path)
        _ = questions.ask(.didDeselectItemAt) { $0.collectionView(collection, didDeselectItemAt: path) }
    }

    private func performPrimaryAction() {
        let isAllowed = questions.ask(.canPerformPrimaryActionForItemAt) {
            $0.collectionView(collection, canPerformPrimaryActionForItemAt: path)
        }
        guard isAllowed ?? !collection.isEditing else { return }
        _ = questions.ask(.performPrimaryActionForItemAt) {
            $0.collectionView(collection, performPrimaryActionForItemAt: path)
        }
    }
}

/// Two fingers that move over items of a collection: `shouldBegin`, `didBegin`, the selection of each item, `didEnd`.
@MainActor struct CollectionPan {
    let collection: UICollectionView
    let paths: [IndexPath]

    func perform() {
        let questions = CollectionQuestions(collection: collection)
        guard let first = paths.first,
            collection.allowsMultipleSelection || collection.allowsMultipleSelectionDuringEditing,
            questions.ask(
                .shouldBeginMultipleSelectionInteractionAt,
                { $0.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: first) }) ?? false
        else { return }
        _ = questions.ask(.didBeginMultipleSelectionInteractionAt) {
            $0.collectionView(collection, didBeginMultipleSelectionInteractionAt: first)
        }
        for path in paths where collection.selectsSeveral && !collection.rows.selectedPaths.contains(path) {
            CollectionTap(collection: collection, path: path).select()
        }
        _ = questions.ask(.collectionViewDidEndMultipleSelectionInteraction) {
            $0.collectionViewDidEndMultipleSelectionInteraction(collection)
        }
    }
}
