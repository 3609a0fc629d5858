/// A control that is on or off. There is no finger to flip it here: a program sets it and sends `.valueChanged`.
/// <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// Setting it sends no action, as in UIKit.
    @MainThreadOnly open var isOn = false

    /// Immediate: nothing is animated here.
    open func setOn(_ on: Bool, animated: Bool) { onMain(isOn = on) }

    /// Stored, since nothing is drawn.
    @MainThreadOnly open var onTintColor: UIColor? = nil
    @MainThreadOnly open var thumbTintColor: UIColor? = nil
}
