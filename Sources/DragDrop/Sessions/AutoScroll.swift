/// A list that scrolls by itself under a drag that rests near its edge (R129).
///
/// A list's height is known in rows only, each of a nominal height; it scrolls by whole rows. Bands, speeds and the
/// wait are measured, on the two versions that the constants name; the speed between the edge and the end of the band
/// is taken to fall evenly.
struct AutoScroll: Hashable, Sendable {
    let list: ListID
    let edge: FingerLocation.Edge

    /// How long one row takes at the finger's distance from the edge.
    let rowMilliseconds: Int

    /// Virtual time at which the list scrolls by the next row.
    var dueMilliseconds: Int

    /// Measured values of one version of iOS.
    struct Measure: Hashable, Sendable {
        /// How far from the edge a finger makes the list scroll.
        let bandPoints: Int

        /// One point from the edge.
        let speedPointsPerSecond: Int

        /// How long the finger rests in the band before the list starts.
        let waitMilliseconds: Int
    }

    /// iOS 18.6, taken for every version before 26.
    static let measuredOn18 = Measure(bandPoints: 50, speedPointsPerSecond: 810, waitMilliseconds: 770)

    /// iOS 26.5.
    static let measuredOn26 = Measure(bandPoints: 60, speedPointsPerSecond: 1090, waitMilliseconds: 0)

    /// Nominal; no meaning for a real list.
    static let rowHeightPoints = 44

    static func measure(on device: Device) -> Measure {
        device.version < 26 ? measuredOn18 : measuredOn26
    }
}

extension AutoScroll.Measure {
    /// How long one row takes with the finger so many points from the edge; nil outside the band.
    func rowMilliseconds(atPoints points: Int) -> Int? {
        guard points < bandPoints else { return nil }
        let speed = speedPointsPerSecond * (bandPoints - max(1, points)) / (bandPoints - 1)
        return max(1, AutoScroll.rowHeightPoints * 1000 / max(1, speed))
    }
}
