import SourceText

@testable import Adapting

/// Adapts the text of one file.
func adapted(_ text: String) throws(SwiftReadingError) -> String {
    try SwiftAdapter.adapt([SourceFile(name: "a.swift", text: text)])[0].text
}

/// The remarks on one file, as `LINE: message`.
func remarks(_ text: String) throws(SwiftReadingError) -> [String] {
    let file = try SwiftAdapter.adapt([SourceFile(name: "a.swift", text: text)])[0]
    return file.remarks.map {
        "\(file.source.position(at: Int32($0.range.lowerBound)).line): \($0.message)"
    }
}
