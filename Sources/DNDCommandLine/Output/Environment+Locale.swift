internal import SourceText
package import System

extension Environment {
    /// Whether text is UTF-8, according to the first variable that is set.
    package static var isUTF8: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].first { isSet($0) }.flatMap { self[$0] } ?? ""
        let name = locale.lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.hasPlace(of: "utf-8@")
            || name.hasPlace(of: "utf8@")
    }
}
