import Testing

/// Names before Swift 4.2, which the compiler renames.
@Suite struct FormerNameTests {
    @Test(arguments: ["5", "6"])
    func `A former name does not compile, and the compiler says the present one`(languageMode: String) throws {
        let text = """
            import UIKit

            @MainActor final class Album: UIViewController {
                let style = UITableViewCellEditingStyle.delete
                let height = UITableViewAutomaticDimension

                func show(_ page: UIViewController, _ image: UIImage) {
                    addChildViewController(page)
                    _ = childViewControllers
                    _ = view.systemLayoutSizeFitting(UILayoutFittingCompressedSize)
                    view.bringSubview(toFront: page.view)
                    page.didMove(toParentViewController: self)
                    _ = UIImagePNGRepresentation(image)
                }
            }
            """
        let found = try DelegateCompiler(languageMode: languageMode).diagnostics(of: [("Album", text)])
        let pattern = /error: '(.+)' has been (?:renamed to|replaced by) (?:.*)'(.+)'/
        let renamed = found.compactMap { $0.firstMatch(of: pattern) }
        #expect(
            renamed.map { "\($0.1): \($0.2)" } == [
                "UITableViewCellEditingStyle: UITableViewCell.EditingStyle",
                "UITableViewAutomaticDimension: UITableView.automaticDimension",
                "addChildViewController: addChild(_:)", "childViewControllers: children",
                "UILayoutFittingCompressedSize: UIView.layoutFittingCompressedSize",
                "bringSubview(toFront:): bringSubviewToFront(_:)",
                "didMove(toParentViewController:): didMove(toParent:)",
                "UIImagePNGRepresentation: UIImage.pngData()",
            ], "\(found)")
    }
}
