internal import LoadedCode

/// What the default of an optional method says when it runs: the class has not written the method.
///
/// Every default calls `note` first, and is never inlined or specialised, so that its address stands in the code of the
/// classes that lack the method (see `OptionalRequirements`):
///
///     extension UITableViewDropDelegate {
///         @_optimize(none) @inline(never)
///         public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
///             AbsentMethod.note(self)
///         }
///     }
@MainActor package enum AbsentMethod {
    /// How often a default has run, for whoever compares it before and after a call. A method that forwards to another
    /// object counts too, when that object lacks it; `wasNoted` is exact.
    package private(set) static var count = 0

    /// Remembers that the class of `receiver` lacks the calling method or property, by its Swift name with labels.
    /// On another thread than the main one, that is noted instead.
    @inline(never) package static func note(_ receiver: AnyObject, _ method: String = #function) {
        guard MainThread.isCurrent else {
            OffMainCalls.note("\(type(of: receiver)).\(method)", on: receiver, isRefused: false)
            return
        }
        count += 1
        Absences.note(method, in: type(of: receiver))
    }

    /// The same for a method that answers: what UIKit goes by where nobody does.
    @inline(never) package static func note<Answer>(
        _ receiver: AnyObject, answering answer: Answer, _ method: String = #function
    ) -> Answer {
        note(receiver, method)
        return answer
    }
}
