import Testing
import UIKit

private class Line: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class BoldLine: Line {}

@MainActor @Suite struct AppearanceProxyTests {
    private func store(_ color: UIColor, in view: (some UIAppearance & UIView).Type) {
        view.appearance().backgroundColor = color
    }

    @Test func `An appearance is stored for its class, and no view takes it`() {
        store(.red, in: Line.self)
        #expect(Line.appearance().backgroundColor == .red)
        #expect(Line.appearance() === Line.appearance())
        #expect(Line.appearance().tag == 7)
        #expect(BoldLine.appearance().backgroundColor == nil)
        #expect(Line().backgroundColor == nil)
    }

    @Test func `An appearance in a container is another one`() {
        let inTables = UILabel.appearance(whenContainedInInstancesOf: [UITableView.self])
        let inPages = UILabel.appearance(whenContainedInInstancesOf: [UITableView.self, UIViewController.self])
        inTables.textColor = .blue
        #expect(UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor == .blue)
        #expect(inPages !== inTables)
        #expect(UILabel.appearance() !== inTables)
    }
}
