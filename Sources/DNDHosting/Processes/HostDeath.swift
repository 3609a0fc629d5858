internal import Foundation

/// How a child process came to its end.
struct HostDeath {
    let cause: String
    let lastCall: String?

    /// What Swift said last.
    var message: String?

    /// Where in the program's own code it happened, as far as symbols tell.
    var place: String?

    /// What stands beneath the headline of the scenario.
    var lines: [String] {
        var lines = ["  \(cause)"]
        if let lastCall {
            lines.append("  the delegate's last call was \(lastCall)")
        } else {
            lines.append("  before any delegate was called")
        }
        if let message { lines.append("  \(message)") }
        if let place { lines.append("  at \(place)") }
        lines.append("  The other scenarios ran in a process of their own.")
        return lines
    }

    static func name(of signal: Int32) -> String {
        switch signal {
        case 4: "a trap: as!, !, an index out of range, an overflow, fatalError"
        case 5: "a trap"
        case 6: "abort"
        case 8: "arithmetic"
        case 9: "killed"
        case 11: "a bad pointer, or too deep a recursion"
        case 15: "terminated"
        default: "see signal(7)"
        }
    }
}

/// What Swift writes when a program traps.
struct SwiftBacktrace {
    /// The first place outside of UIKit and Swift's own libraries.
    let place: String?

    /// What a trap that says nothing was about, as far as its frames tell.
    let reason: String?

    init?(contentsOf file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let places = text.split(separator: "\n").compactMap { Self.place(in: $0) }
        // Code that the compiler has made has a file, and no line.
        let place = places.first { $0.last?.isNumber == true } ?? places.first
        let folder = FileManager.default.currentDirectoryPath + "/"
        self.place = place.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
        let isOffMain = text.contains("MainActor.assumeIsolated")
        reason = isOffMain ? "MainActor.assumeIsolated was called on another thread than the main one." : nil
    }

    /// `4 [ra] 0x… move(_:) + 12 in people at /…/People.swift:31:9`
    private static func place(in line: Substring) -> String? {
        guard let marker = line.range(of: " at /") else { return nil }
        let path = line[line.index(before: marker.upperBound)...]
        let isOurs = ["/Sources/UIKit/", "/Sources/DragDrop/", "/Sources/DNDHosting/", "/Sources/DNDInterpreter/"]
            .contains { path.contains($0) }
        let isSwifts =
            path.contains("<compiler-generated>") || line.contains("libswift") || line.contains("libFoundation")
        return isOurs || isSwifts ? nil : String(path)
    }
}
