import Testing

@testable import Adapting

/// Names before Swift 4.2, besides those of `WholeAppTests`.
@Suite struct FormerNameTests {
    @Test(
        arguments: [
            (
                "let a = UIEdgeInsetsMake(1, 2, f(3), 4)",
                "let a = UIEdgeInsets(top: 1, left: 2, bottom: f(3), right: 4)"
            ),
            (
                "class A: UIViewController { func f() { _ = childViewControllers[0].childViewControllers } }",
                "class A: UIViewController { func f() { _ = children[0].children } }"
            ),
            (
                "let a = UIEdgeInsetsInsetRect(b.bounds, c), d = UILayoutFittingCompressedSize",
                "let a = b.bounds.inset(by: c), d = UIView.layoutFittingCompressedSize"
            ),
            (
                "func imagePickerController(_ p: UIImagePickerController,\n"
                    + "  didFinishPickingMediaWithInfo info: [String : Any]) "
                    + "{ _ = info[UIImagePickerControllerMediaURL] }",
                "func imagePickerController(_ p: UIImagePickerController,\n"
                    + "  didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any]) "
                    + "{ _ = info[UIImagePickerController.InfoKey.mediaURL] }"
            ),
        ] as [(String, String)])
    func `A former name becomes the present one`(text: String, expected: String) throws {
        #expect(try adapted(text) == expected)
        #expect(try adapted(expected) == expected)
        #expect(try remarks(text) == [])
    }
}
