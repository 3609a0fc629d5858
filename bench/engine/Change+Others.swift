import DragDrop
import Measuring
import Workloads

/// Other algorithms for finding the same change.
extension Change {
    /// Microseconds of Heckel's difference, without applying it.
    var heckelTime: Double {
        median(of: 5) { elapsed { precondition(Heckel.changeCount(from: old, to: new) > 0) } }
    }

    /// Microseconds of Swift's own difference, which is quadratic in the number of changes.
    var collectionDifferenceTime: Double {
        median(of: 1) { elapsed { precondition(!new.difference(from: old).isEmpty) } }
    }
}
