internal import SwiftSyntax

/// Removes `@objc`, `@objcMembers`, `@IBOutlet` and `@IBAction`.
///
/// `@IBAction` compiles on Linux only for methods with one parameter, so it is always removed. Attributes that compile
/// stay: `@IBInspectable`, `@IBDesignable`, `@IBSegueAction`, `@NSManaged`, `@NSCopying`, `@nonobjc`, and `dynamic`.
final class ObjectiveCAttributes: FileRule {
    private static let names: Set<String> = ["objc", "objcMembers", "IBOutlet", "IBAction"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.names.contains(node.attributeName.trimmedDescription), !node.isLeftToObjectiveC {
            rewriting.remove(node, in: file.index)
        }
        return .visitChildren
    }
}
