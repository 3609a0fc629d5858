/// Removes `@objc`, `@objcMembers`, `@IBOutlet`, `@IBAction` and `@UIApplicationMain`.
///
/// `@IBAction` compiles on Linux only for methods with one parameter, so it is always removed. Attributes that compile
/// stay: `@IBInspectable`, `@IBDesignable`, `@IBSegueAction`, `@NSManaged`, `@NSCopying`, `@nonobjc`, and `dynamic`.
enum ObjectiveCAttributes {
    private static let names: Set<String> = ["objc", "objcMembers", "IBOutlet", "IBAction", "UIApplicationMain"]

    static func remove(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            for index in file.tokens.indices
            where file.tokens[index].text == "@" && names.contains(file.text(index + 1)) {
                guard !file.isLeftToObjectiveC(index) else { continue }
                let tokens = attribute(at: index, in: file)
                rewriting.remove(tokens: tokens, in: file.index)
                if file.text(index + 1) == "UIApplicationMain" {
                    rewriting.remark(.applicationMain, at: file.bytes(of: tokens), in: file.index)
                }
            }
        }
    }

    /// The attribute with its arguments, which follow without a blank.
    private static func attribute(at index: Int, in file: SwiftFile) -> Range<Int> {
        let name = file.tokens[index + 1]
        guard file.text(index + 2) == "(", file.tokens[index + 2].range.lowerBound == name.range.upperBound,
            let close = file.tokens[index + 2].partner
        else { return index..<(index + 2) }
        return index..<(close + 1)
    }
}

extension SwiftFile {
    /// Whether the token is inside an `#if` for compilers with Objective-C.
    func isLeftToObjectiveC(_ token: Int) -> Bool {
        asksFor("ObjectiveC", around: token) || asksFor("_ObjC", around: token)
    }
}
