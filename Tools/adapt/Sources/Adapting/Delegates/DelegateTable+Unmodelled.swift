extension DelegateTable {
    /// Methods of the same protocols that exist in UIKit but not in this module; they are not typos.
    static let unmodelled: Set<String> = Set(
        unmodelledText.split { $0.isWhitespace }.map { String($0) })

    private static let unmodelledText = """
        tableView(_:accessoryTypeForRowWith:) textFieldDidEndEditing(_:reason:) textFieldDidChangeSelection(_:)
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
        textViewDidChange(_:) textViewDidChangeSelection(_:) textView(_:shouldChangeTextIn:replacementText:)
        textView(_:shouldChangeTextInRanges:replacementText:) textView(_:shouldInteractWith:in:interaction:)
        textView(_:shouldInteractWith:in:) textView(_:editMenuForTextIn:suggestedActions:)
        textView(_:editMenuForTextInRanges:suggestedActions:) textView(_:willPresentEditMenuWith:animator:)
        textView(_:willDismissEditMenuWith:animator:) textView(_:primaryActionFor:defaultAction:)
        textView(_:menuConfigurationFor:defaultMenu:) textView(_:textItemMenuWillDisplayFor:animator:)
        textView(_:textItemMenuWillEndFor:animator:)
        """
}
