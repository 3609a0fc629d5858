import Testing
import UIKit

/// Classes that only the program knows.
@MainActor @Suite struct RuntimeClassTests {
    @MainActor private final class Pool<View: UIView> {
        let first = View()
        lazy var second = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    private final class Badge: UIView {
        let text: String

        override init(frame: CGRect) {
            text = "badge \(Int(frame.width))"
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Cell: UITableViewCell {
        let known: String

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            known = "\(style.rawValue) \(reuseIdentifier ?? "none")"
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private class Page: UIViewController {
        let known: String

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            known = "\(nibNameOrNil ?? "none") \(nibBundleOrNil === Bundle.main)"
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class LastPage: Page {}

    private static func make<Made: UITableViewCell>(_ type: Made.Type, _ identifier: String) -> Made {
        Made(style: .value1, reuseIdentifier: identifier)
    }

    private static func make<Made: UIViewController>() -> Made { Made() }

    @Test func `A view is made by init(frame:) of its class`() {
        let pool = Pool<Badge>()
        #expect(pool.first.text == "badge 0")
        #expect(pool.second.text == "badge 3")
        #expect(pool.second.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let type: UIView.Type = UILabel.self
        #expect(type.init() is UILabel)
        #expect(type.init(frame: .zero) is UILabel)
    }

    @Test func `A cell is made by init(style:reuseIdentifier:) of its class`() {
        #expect(Pool<Cell>().first.known == "0 none")
        #expect(Self.make(Cell.self, "person").known == "1 person")
        #expect(Pool<UITableViewHeaderFooterView>().first.reuseIdentifier == nil)
    }

    @Test func `A controller is made by init(nibName:bundle:) of its class`() {
        let page: Page = Self.make()
        #expect(page.known == "none false")
        let type: UIViewController.Type = LastPage.self
        let last = type.init(nibName: "Last", bundle: .main) as? LastPage
        #expect(last?.known == "Last true")
        #expect(last?.nibBundle === Bundle.main)
    }
}
