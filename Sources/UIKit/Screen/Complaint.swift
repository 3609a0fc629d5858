package import DragDrop

/// A forbidden action of an app, which UIKit ignores or which fails later.
package enum Complaint: Hashable, Sendable {
    /// A cell was dequeued outside a request, which crashes from iOS 18 on.
    case cellDequeuedOutsideRequest(String, in: String, place: String?)

    /// A load began outside a drop, so it fails (R066, R072).
    case loadOutsideDrop(String, place: String?)
    case loadBegunOffMain(String, place: String?)

    /// Loads failed whose error the app may not notice: those of `loadObjects`, and objects whose class threw.
    case notLoaded([String], in: String, reason: String)

    /// A member of UIKit was called off the main thread.
    case calledOffMain(String, caller: String?, isRefused: Bool)

    /// `endUpdates()` of a table without `beginUpdates()`, which has no effect.
    case updatesNeverBegun(in: String, place: String?)

    /// `reloadData()` inside a batch, where UIKit ignores it.
    case reloadedInBatch(in: String, place: String?)

    /// `reloadData()` in the block of `commitInsertion`, which must not change the list (R185).
    case reloadedInCommit(in: String, place: String?)

    /// A drop call of a coordinator that UIKit ignored, with the rule.
    case droppedWithoutEffect(String, RuleID, in: String, place: String?)

    /// The name of the list; nil for a complaint about no particular list.
    package var list: String? {
        switch self {
        case .updatesNeverBegun(let list, _), .reloadedInBatch(let list, _), .reloadedInCommit(let list, _),
            .notLoaded(_, let list, _), .droppedWithoutEffect(_, _, let list, _):
            list
        default: nil
        }
    }

    /// The line of the program, if its sentence does not contain it.
    package var place: String? {
        switch self {
        case .updatesNeverBegun(_, let place), .reloadedInBatch(_, let place), .reloadedInCommit(_, let place),
            .droppedWithoutEffect(_, _, _, let place):
            place
        default: nil
        }
    }

    /// Returns whether two complaints are about the same action. A member that is read and changed counts once.
    func isAbout(_ other: Complaint) -> Bool {
        guard case .calledOffMain(let name, let caller, _) = self,
            case .calledOffMain(let otherName, let otherCaller, _) = other
        else { return self == other }
        return name == otherName && caller == otherCaller
    }

    package var sentence: String {
        switch self {
        case .reloadedInBatch(let list, let place):
            "reloadData() in \(list) has no effect while a batch of updates is open\(place.map { ", by \($0)" } ?? "")"
        case .droppedWithoutEffect(let name, let rule, let list, let place):
            "\(name) in \(list) has no effect (\(rule))\(place.map { ", by \($0)" } ?? "")"
        case .reloadedInCommit(let list, let place):
            "reloadData() in \(list) has no effect in the block of a commit\(place.map { ", by \($0)" } ?? "")"
        case .updatesNeverBegun(let table, let place):
            "endUpdates() in \(table) ends what never began\(place.map { ", by \($0)" } ?? "")"
        case .cellDequeuedOutsideRequest(let identifier, let call, let place):
            "a cell '\(identifier)' is dequeued in \(call)\(place.map { " (\($0))" } ?? ""), where the list asks for "
                + "none: this crashes from iOS 18 on"
        case .loadOutsideDrop(let item, let place):
            "\(item) is asked for its data outside of performDrop\(place.map { ", in \($0)" } ?? ""): the load fails"
        case .notLoaded(let items, let list, let reason):
            "\(items.joined(separator: ", ")) could not be loaded in \(list): \(reason)"
        case .loadBegunOffMain(let type, let place):
            "a load of \(type) is begun off the main thread\(place.map { ", by \($0)" } ?? "")"
        case .calledOffMain(let name, let caller, let isRefused):
            "\(name) is called off the main thread\(caller.map { ", by \($0)" } ?? "")"
                + (isRefused ? ": the call has no effect" : "")
        }
    }
}
