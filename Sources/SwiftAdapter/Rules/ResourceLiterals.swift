/// Rewrites `#imageLiteral(resourceName: "bin")` to `UIImage(named: "bin")!`, and likewise colours and files, as the
/// literals are defined (`_ExpressibleByImageLiteral` and its siblings).
enum ResourceLiterals {
    private struct Form {
        let start: String
        let label: String
        let end: String
    }

    private static let forms: [String: Form] = [
        "#imageLiteral": Form(start: "UIImage(named", label: "resourceName", end: ")!"),
        "#fileLiteral": Form(
            start: "Bundle.main.url(forResource", label: "resourceName", end: ", withExtension: nil)!"),
        "#colorLiteral": Form(start: "UIColor(red", label: "red", end: ")"),
    ]

    static func rewrite(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            for index in file.tokens.indices {
                guard let form = forms[file.tokens[index].text], file.text(index + 1) == "(",
                    let close = file.tokens[index + 1].partner
                else { continue }
                guard file.text(index + 2) == form.label, file.text(index + 3) == ":" else {
                    let range = file.bytes(of: index..<(close + 1))
                    rewriting.remark(.unreadable(file.tokens[index].text), at: range, in: file.index)
                    continue
                }
                rewriting.replace(file.bytes(of: index..<(index + 3)), with: form.start, in: file.index)
                rewriting.replace(file.tokens[close].range, with: form.end, in: file.index)
            }
        }
    }
}
