/// `Progress` of one load, or of several (R076, R078, R214).
package struct LoadProgress: Hashable, Sendable {
    /// The units of one load, whatever its size.
    package static let unitsPerLoad: Int64 = 1_000_000

    package private(set) var completedUnitCount: Int64
    package private(set) var totalUnitCount: Int64
    package private(set) var isCancelled: Bool

    /// The progress by elapsed time. A load without duration is complete only once it has finished.
    init(elapsedMilliseconds: Int, ofMilliseconds duration: Int, isFinished: Bool, isCancelled: Bool) {
        totalUnitCount = Self.unitsPerLoad
        self.isCancelled = isCancelled
        if isFinished {
            completedUnitCount = totalUnitCount
        } else if duration > 0 {
            let elapsed = Int64(max(0, min(elapsedMilliseconds, duration)))
            completedUnitCount = Self.unitsPerLoad * elapsed / Int64(duration)
        } else {
            completedUnitCount = 0
        }
    }

    /// The sum of several; cancelled when all incomplete ones are. O(n).
    init(sumOf parts: [LoadProgress]) {
        completedUnitCount = 0
        totalUnitCount = 0
        isCancelled = parts.contains { $0.isCancelled }
        for part in parts {
            completedUnitCount += part.completedUnitCount
            totalUnitCount += part.totalUnitCount
            if !part.isCancelled, part.completedUnitCount < part.totalUnitCount { isCancelled = false }
        }
    }

    /// `fractionCompleted` in hundredths, rounded down. Zero when there are no units.
    package var percent: Int {
        totalUnitCount > 0 ? Int(completedUnitCount * 100 / totalUnitCount) : 0
    }
}
