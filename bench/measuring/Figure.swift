/// A measured number, printed as a line of JSON for `bench/bench.py` to read.
package struct Figure {
    package let name: String
    package let value: Double

    /// `µs`, `ms`, `bytes`
    package let unit: String

    package init(_ name: String, _ value: Double, _ unit: String) {
        self.name = name
        self.value = value
        self.unit = unit
    }

    /// With three decimal places.
    package var line: String {
        let thousandths = Int((value * 1000).rounded())
        let rest = "\(thousandths.magnitude % 1000)"
        let sign = thousandths < 0 ? "-" : ""
        let digits = "\(sign)\(thousandths.magnitude / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
        return "{\"name\":\"\(name)\",\"value\":\(digits),\"unit\":\"\(unit)\"}"
    }
}
