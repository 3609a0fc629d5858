internal import LoadedCode

/// Records that the default of an optional method ran, because the class does not implement the method.
///
/// Every default calls `note` first, and is never inlined or specialised, so that its address appears in the code of
/// the classes that lack the method (see `OptionalRequirements`):
///
///     extension UITableViewDropDelegate {
///         @_optimize(none) @inline(never)
///         public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
///             AbsentMethod.note(self)
///         }
///     }
@MainActor package enum AbsentMethod {
    /// The number of defaults that have run, to compare before and after a call. It also counts the default of another
    /// object to which a method forwards; `Absences.wasNoted` is exact.
    package private(set) static var count = 0

    /// Records that the class of `receiver` lacks the calling method or property, given by its Swift name with labels.
    /// Off the main thread, records only that call.
    @inline(never) package static func note(_ receiver: AnyObject, _ method: String = #function) {
        guard MainThread.isCurrent else {
            OffMainCalls.note("\(type(of: receiver)).\(method)", on: receiver, isRefused: false)
            return
        }
        count += 1
        Absences.note(method, in: type(of: receiver))
    }

    /// Records a method that returns a value, and returns UIKit's default.
    @inline(never) package static func note<Answer>(
        _ receiver: AnyObject, answering answer: Answer, _ method: String = #function
    ) -> Answer {
        note(receiver, method)
        return answer
    }
}
