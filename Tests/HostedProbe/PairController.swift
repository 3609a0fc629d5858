import UIKit

/// Two tables of names, one above the other.
final class PairController: UIViewController {
    private let upper: PeopleController
    private let lower: PeopleController

    var lists: [String: UIView] { ["upper": upper.tableView, "lower": lower.tableView] }

    /// With as many rows as the app has, or with a number of rows in each.
    init(rows: Int?) {
        upper = PeopleController(rows.map { Self.names("U", $0) } ?? ["A", "B", "C"])
        lower = PeopleController(rows.map { Self.names("L", $0) } ?? ["X"])
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    private static func names(_ letter: String, _ count: Int) -> [String] { (0..<count).map { "\(letter)\($0)" } }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (place, controller) in [upper, lower].enumerated() {
            addChild(controller)
            controller.view.frame = CGRect(x: 0, y: CGFloat(place) * 300, width: 300, height: 300)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
    }
}
