internal import SwiftSyntax

/// A rule that visits the syntax of every file.
class FileRule: SyntaxVisitor {
    let file: SwiftFile
    let rewriting: Rewriting

    required init(_ file: SwiftFile, _ rewriting: Rewriting) {
        self.file = file
        self.rewriting = rewriting
        super.init(viewMode: .sourceAccurate)
    }

    final class func apply(to rewriting: Rewriting) {
        for file in rewriting.files { Self(file, rewriting).walk(file.tree) }
    }

    final func replace(_ node: some SyntaxProtocol, with text: String) {
        rewriting.replace(node.bytes, with: text, in: file.index)
    }

    final func remark(_ kind: Remark.Kind, at node: some SyntaxProtocol) {
        rewriting.remark(kind, at: node.bytes, in: file.index)
    }
}
