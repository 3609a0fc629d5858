import Foundation

/// The Swift file with the style and the script of reports and traces, made from the modules in `Page`.
struct PageAssetSource {
    static let path = "Sources/DNDFormats/Generated/PageAssets.swift"

    /// In the order of their imports.
    static let modules = [
        "dom.js", "fragment.js", "rows.js", "sequence.js", "report/values.js", "report/play.js", "report/report.js",
    ]
    static let styles = ["page.css", "report/report.css"]

    private let style: String
    let script: String

    init() throws {
        style = try Self.joined(Self.styles) { $0.hasPrefix("/*") && $0.hasSuffix("*/") ? nil : $0 }
        script = try Self.joined(Self.modules) { line in
            if line.hasPrefix("import ") || line.hasPrefix("//") { return nil }
            return line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
        }
    }

    var text: String {
        """
        // Generated from Page by `make generated`: do not edit.
        // swift-format-ignore-file

        /// The style and the script of pages, and their hashes for the policy.
        enum PageAssets {
            static let styleHash = "\(SHA256.source(of: style))"
            static let scriptHash = "\(SHA256.source(of: script))"

            static let style = #\"""
        \(style)
        \"""#

            static let script = #\"""
        \(script)
        \"""#
        }

        """
    }

    /// The lines of files of `Page` that a filter keeps, without empty lines and whole comments.
    private static func joined(_ names: [String], _ kept: (Substring) -> Substring?) throws -> String {
        var lines: [Substring] = []
        for name in names {
            var isInComment = false
            for line in try Repository.shared.text(of: "Page/" + name).split(separator: "\n") {
                let words = line.drop { $0 == " " }
                if words == "/**" { isInComment = true }
                let isComment = isInComment || words.hasPrefix("/**") && words.hasSuffix("*/")
                if words == "*/" { isInComment = false }
                if !isComment, let line = kept(line) { lines.append(line) }
            }
        }
        return lines.joined(separator: "\n")
    }
}
