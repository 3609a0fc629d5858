/// Something that an app must not do, and that real UIKit lets pass or punishes later.
package enum Complaint: Hashable, Sendable {
    /// A cell was dequeued while nobody had asked for one: a crash from iOS 18 on.
    case cellDequeuedOutsideRequest(String, in: String)

    /// A load that began when nothing was being dropped: it fails (R066, R072).
    case loadOutsideDrop(String)
    case loadBegunOffMain(String)

    /// A view was told something from another thread than the main one, by a function of the program if it is known.
    case calledOffMain(String, caller: String?)

    /// `endUpdates()` of a table that `beginUpdates()` was not called of: it has no effect.
    case updatesNeverBegun(in: String)

    /// `reloadData()` between the two ends of a batch, where UIKit lets it pass.
    case reloadedInBatch(in: String)

    /// The name of the list that it is about; nil when it is about none in particular.
    package var list: String? {
        switch self {
        case .updatesNeverBegun(let list), .reloadedInBatch(let list): list
        default: nil
        }
    }

    package var sentence: String {
        switch self {
        case .reloadedInBatch(let list): "reloadData() in \(list) has no effect while a batch of updates is open"
        case .updatesNeverBegun(let table): "endUpdates() in \(table) ends what never began"
        case .cellDequeuedOutsideRequest(let identifier, let call):
            "a cell '\(identifier)' is dequeued in \(call), where the list asks for none: this crashes from iOS 18 on"
        case .loadOutsideDrop(let item): "\(item) is asked for its data outside of performDrop: the load fails"
        case .loadBegunOffMain(let type): "a load of \(type) is begun off the main thread"
        case .calledOffMain(let name, let caller):
            "\(name) is called off the main thread\(caller.map { ", by \($0)" } ?? ""): the call has no effect"
        }
    }
}
