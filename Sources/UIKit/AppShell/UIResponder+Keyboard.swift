extension UIResponder {
    /// Never posted: there is no keyboard.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")

    /// Never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification>
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")

    /// Never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification>
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")

    /// Never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification>
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")

    /// Never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification>
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// A key of notifications that are never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// A key of notifications that are never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframebeginuserinfokey>
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// A key of notifications that are never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey>
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// A key of notifications that are never posted.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardanimationcurveuserinfokey>
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
