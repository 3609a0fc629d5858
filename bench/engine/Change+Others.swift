import DragDrop
import Measuring
import Workloads

/// What others take to find the change.
extension Change {
    /// Microseconds of Heckel's difference, and of applying nothing.
    var heckelTime: Double {
        median(of: 5) { elapsed { precondition(Heckel.changeCount(from: old, to: new) > 0) } }
    }

    /// Microseconds of Swift's own difference, which is quadratic in what changed.
    var collectionDifferenceTime: Double {
        median(of: 1) { elapsed { precondition(!new.difference(from: old).isEmpty) } }
    }
}
