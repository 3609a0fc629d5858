/// A control for a date. There are no wheels to turn here: a program sets the date and sends `.valueChanged`.
/// <https://developer.apple.com/documentation/uikit/uidatepicker>
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    private var ownDate = Date()

    /// Between the limits, as a picker shows no other date (an assumption for dates that the program sets). Setting it
    /// sends no action, as in UIKit.
    open var date: Date {
        get { onMain(limited(ownDate)) }
        set { onMain(ownDate = newValue) }
    }

    /// Immediate: nothing is animated here.
    open func setDate(_ date: Date, animated: Bool) { onMain(self.date = date) }

    /// Limits are ignored if the earliest date is later than the latest one, and by a timer.
    @MainThreadOnly open var minimumDate: Date? = nil
    @MainThreadOnly open var maximumDate: Date? = nil
    @MainThreadOnly open var datePickerMode: UIDatePicker.Mode = .dateAndTime

    /// Stored, since nothing is drawn.
    @MainThreadOnly open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    @MainThreadOnly open var locale: Locale? = nil
    @MainThreadOnly open var timeZone: TimeZone? = nil
    @MainThreadOnly open var minuteInterval = 1

    private func limited(_ date: Date) -> Date {
        let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        guard datePickerMode != .countDownTimer, low <= high else { return date }
        return min(max(date, low), high)
    }
}

extension UIDatePicker {
    /// The parts of a date that a picker shows.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }
}

/// The look of a date picker.
/// <https://developer.apple.com/documentation/uikit/uidatepickerstyle>
public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
