import Testing

/// Not on the main actor, which the compiler would block.
@Suite struct MainTypeTests {
    @Test(arguments: ["5", "6"])
    func `A delegate that is the main type makes a program, which warns and ends`(languageMode: String) throws {
        let delegate = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            """
        let output = try DelegateCompiler(languageMode: languageMode)
            .output(of: [("AppDelegate", delegate), ("Model", "struct Person {}")])
        #expect(output == "AppDelegate.main() has no effect here: see docs/compatibility.md, App shell\n")
    }
}
