extension DelegateTable {
    /// Methods of the same protocols that UIKit has and the module has not: nobody has misspelt them.
    static let unmodelled: Set<String> = Set(
        unmodelledText.split { $0.isWhitespace }.map { String($0) })

    private static let unmodelledText = """
        tableView(_:accessoryTypeForRowWith:) tableView(_:canFocusRowAt:) tableView(_:shouldUpdateFocusIn:)
        tableView(_:didUpdateFocusIn:with:) indexPathForPreferredFocusedView(in:)
        tableView(_:selectionFollowsFocusForRowAt:) tableView(_:prefetchRowsAt:)
        tableView(_:cancelPrefetchingForRowsAt:) collectionView(_:canFocusItemAt:)
        collectionView(_:shouldUpdateFocusIn:) collectionView(_:didUpdateFocusIn:with:)
        collectionView(_:selectionFollowsFocusForItemAt:)
        collectionView(_:sceneActivationConfigurationForItemAt:point:) collectionView(_:prefetchItemsAt:)
        collectionView(_:cancelPrefetchingForItemsAt:) scrollViewDidZoom(_:) viewForZooming(in:)
        scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
        scrollViewDidChangeAdjustedContentInset(_:) textFieldDidEndEditing(_:reason:) textFieldDidChangeSelection(_:)
        textField(_:shouldChangeCharactersIn:replacementString:) textFieldShouldClear(_:) textFieldShouldReturn(_:)
        textField(_:editMenuForCharactersIn:suggestedActions:) textField(_:willPresentEditMenuWith:)
        textField(_:willDismissEditMenuWith:) textField(_:shouldChangeCharactersInRanges:replacementString:)
        gestureRecognizer(_:shouldReceive:) gestureRecognizerShouldBegin(_:)
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
        gestureRecognizer(_:shouldBeRequiredToFailBy:) tabBarController(_:shouldSelect:)
        tabBarController(_:didSelect:) tabBarController(_:willBeginCustomizing:)
        tabBarController(_:willEndCustomizing:changed:) tabBarController(_:didEndCustomizing:changed:)
        tabBarControllerSupportedInterfaceOrientations(_:)
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:) tabBarController(_:interactionControllerFor:)
        tabBarController(_:animationControllerForTransitionFrom:to:)
        """
}
