internal import Foundation

/// How a child process ended.
package struct HostDeath: Sendable {
    let cause: String
    let lastCall: String?

    /// Whether it was killed because it exceeded its time.
    let wasTooSlow: Bool

    /// The last message of the Swift runtime.
    var message: String?

    /// The exception of UIKit that would have ended a real app.
    var raised: RaisedEarlier?

    /// The place in the program's own code, if symbols give it.
    var place: String?

    /// The frames of a trap as offsets in their files: equal for two processes that trapped in the same way.
    var mark: String?

    /// The lines below the headline of the scenario. `rest` is a sentence about the other scenarios.
    package func lines(_ rest: String) -> [String] {
        var lines = ["  \(cause)"]
        if let lastCall {
            lines.append("  the delegate's last call was \(lastCall)")
        } else {
            lines.append("  before any delegate was called")
        }
        lines += (raised?.lines ?? []).map { "  \($0)" }
        if let message { lines.append("  \(message)") }
        if let place { lines.append("  at \(place)") }
        lines.append("  \(rest)")
        return lines
    }

    /// The place relative to the current folder.
    static func relative(_ place: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return place.hasPrefix(folder) ? String(place.dropFirst(folder.count)) : place
    }

    static func name(of signal: Int32) -> String {
        switch signal {
        case 4: "a trap: as!, !, an index out of range, an overflow, fatalError"
        case 5: "a trap"
        case 6: "abort: as! to another type, or abort()"
        case 8: "arithmetic"
        case 9: "killed"
        case 11: "a bad pointer, or too deep a recursion"
        case 15: "terminated"
        default: "see signal(7)"
        }
    }
}

/// The backtrace that Swift writes when a program traps.
struct SwiftBacktrace {
    /// The first place outside UIKit and Swift's own libraries.
    let place: String?

    /// The reason of a trap without a message, if its frames show one.
    let reason: String?

    /// The frames as offsets in their files; nil where they have symbols instead.
    let mark: String?

    init?(contentsOf file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n")
        let places = lines.compactMap { Self.place(in: $0) }
        // Compiler-generated code has a file but no line.
        place = (places.first { $0.last?.isNumber == true } ?? places.first).map { HostDeath.relative($0) }
        let inner = lines.prefix { Self.place(in: $0) == nil }.joined(separator: "\n")
        reason = Self.reasons.first { inner.contains($0.name) }?.sentence
        mark = Self.mark(lines)
    }

    /// From `3 [ra] 0x…fb2` and `0x…000–0x…300 ID NAME PATH`.
    private static func mark(_ lines: [Substring]) -> String? {
        func number(_ text: Substring) -> UInt? {
            text.hasPrefix("0x") ? UInt(text.dropFirst(2), radix: 16) : nil
        }
        let images = lines.compactMap { line -> (range: Range<UInt>, path: Substring)? in
            let bounds = line.prefix { $0 != " " }.split(separator: "–").compactMap { number($0) }
            guard bounds.count == 2, bounds[0] < bounds[1], let path = line.split(separator: " ").last else {
                return nil
            }
            return (bounds[0]..<bounds[1], path)
        }
        let offsets = lines.compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard words.count <= 3, words.first.flatMap({ Int($0) }) != nil,
                let address = number(words[words.count - 1])
            else { return nil }
            guard let image = images.first(where: { $0.range.contains(address) }) else { return "?" }
            return "\(image.path)+\(address - image.range.lowerBound)"
        }
        return images.isEmpty || offsets.isEmpty ? nil : offsets.joined(separator: " ")
    }

    /// Functions that trap without a message when the program calls them.
    private static let reasons = [
        (
            name: "__DISPATCH_WAIT_FOR_QUEUE__",
            sentence: "DispatchQueue.sync was called on the queue that it waits for."
        ),
        (
            name: "MainActor.assumeIsolated",
            sentence: "MainActor.assumeIsolated was called on another thread than the main one."
        ),
    ]

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
