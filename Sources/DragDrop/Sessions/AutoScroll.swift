/// A list that scrolls under a drag resting near its edge (R129).
///
/// A list's height is known only in rows of a nominal height, so it scrolls by whole rows. Bands, speeds and the wait
/// are measured on the two versions that the constants name; the speed is assumed to fall linearly from the edge to the
/// end of the band.
struct AutoScroll: Hashable, Sendable {
    let list: ListID
    let edge: ListEdge

    /// The time per row at the finger's distance from the edge.
    let rowMilliseconds: Int

    /// The virtual time of the next row.
    var dueMilliseconds: Int

    /// The measured values of a version of iOS.
    struct Measure: Hashable, Sendable {
        /// The distance from the edge within which a finger scrolls the list.
        let bandPoints: Int

        /// The speed at one point from the edge.
        let speedPointsPerSecond: Int

        /// The time that the finger rests in the band before the list starts.
        let waitMilliseconds: Int
    }

    /// iOS 18.6, used for every version before 26.
    static let measuredOn18 = Measure(bandPoints: 50, speedPointsPerSecond: 810, waitMilliseconds: 770)

    /// iOS 26.5.
    static let measuredOn26 = Measure(bandPoints: 60, speedPointsPerSecond: 1090, waitMilliseconds: 0)

    /// Nominal; not meaningful for a real list.
    static let rowHeightPoints = 44

    static func measure(on device: Device) -> Measure {
        device.version < 26 ? measuredOn18 : measuredOn26
    }
}

extension AutoScroll.Measure {
    /// The time per row at a distance from the edge; nil outside the band.
    func rowMilliseconds(atPoints points: Int) -> Int? {
        guard points < bandPoints else { return nil }
        let speed = speedPointsPerSecond * (bandPoints - max(1, points)) / (bandPoints - 1)
        return max(1, AutoScroll.rowHeightPoints * 1000 / max(1, speed))
    }
}
