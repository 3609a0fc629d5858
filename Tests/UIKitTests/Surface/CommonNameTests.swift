import Testing
import UIKit

private final class BirthdayController: UIViewController {
    let picker = UIDatePicker()
    var chosen: Date?

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: "en_GB")
        picker.maximumDate = Date(timeIntervalSince1970: 1_000_000)
        picker.addAction(UIAction { [weak self] _ in self?.chosen = self?.picker.date }, for: .valueChanged)
        view.addSubview(picker)
    }
}

private final class SizedView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: min(size.height, 50)) }
}

private final class CardCell: UICollectionViewCell {
    static let reuseIdentifier = CardCell.description()

    final class Corner<Content>: UIView {}
}

private protocol Named: AnyObject {}

extension Named {
    fileprivate static var name: String { NSStringFromClass(self) }
}

extension UIView: Named {}

@MainActor @Suite struct CommonNameTests {
    @Test func `A date that a test picks is reported`() {
        let controller = BirthdayController()
        controller.loadViewIfNeeded()
        let date = Date(timeIntervalSince1970: 500)
        controller.picker.date = date
        #expect(controller.chosen == nil)
        controller.picker.sendActions(for: .valueChanged)
        #expect(controller.chosen == date)
    }

    @Test func `A date stays between the limits, unless they contradict each other or a timer runs`() {
        let picker = UIDatePicker()
        #expect(abs(picker.date.timeIntervalSinceNow) < 60)
        let dates = [0, 10, 20].map { Date(timeIntervalSince1970: $0) }
        picker.minimumDate = dates[1]
        picker.setDate(dates[0], animated: true)
        #expect(picker.date == dates[1])
        picker.maximumDate = dates[0]
        #expect(picker.date == dates[0])
        picker.maximumDate = dates[2]
        picker.datePickerMode = .countDownTimer
        #expect(picker.date == dates[0])
    }

    @Test func `A text has the keyboard that the program sets`() {
        let texts: [any UITextInputTraits] = [UITextField(), UITextView()]
        for text in texts {
            #expect(text.autocapitalizationType == .sentences)
            text.autocapitalizationType = .words
            text.keyboardType = .emailAddress
            #expect(text.autocapitalizationType == .words && text.keyboardType == .emailAddress)
            #expect(text.returnKeyType == .default && text.autocorrectionType == .default && !text.isSecureTextEntry)
        }
    }

    @Test func `A completion block runs after its own transaction, at the next turn`() async {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        CATransaction.setCompletionBlock { calls.append("inner") }
        CATransaction.commit()
        #expect(CATransaction.disableActions() && calls.isEmpty)
        CATransaction.commit()
        CATransaction.commit()
        #expect(!CATransaction.disableActions() && calls.isEmpty)
        await nextTurn()
        #expect(calls == ["inner", "outer"])
    }

    @Test func `A completion block without a transaction runs at the next turn`() async {
        var isDone = false
        CATransaction.setCompletionBlock { isDone = true }
        CATransaction.setDisableActions(true)
        #expect(!isDone && !CATransaction.disableActions())
        await nextTurn()
        #expect(isDone)
    }

    private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func `The screen has the size of the window that it shows`() {
        let screen = Screen(showing: UIViewController())
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
        #expect(UIScreen.main.scale == 2)
        #expect(screen.warnings == [])
    }

    @Test func `The fitting size is that of the view, except where the target's is required`() {
        let view = SizedView()
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 0))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).height == 50)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 20), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 20))
    }

    @Test func `The guides of a scroll view are its visible part and its content`() {
        let view = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
        view.contentSize = CGSize(width: 100, height: 400)
        view.contentOffset.y = 30
        view.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
        let label = UILabel()
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            label.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
        ])
        #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 50))
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 400))
        #expect(view.scrollIndicatorInsets.bottom == 10)
    }

    @Test func `A class describes itself by its name`() {
        #expect(CardCell.reuseIdentifier == "UIKitTests.CardCell")
        #expect(type(of: UIView() as UIView).description() == "UIView")
        #expect(UITableViewCell.description() == "UITableViewCell")
    }

    @Test func `A nested or generic class has a name, too`() {
        #expect(CardCell.name == "UIKitTests.CardCell")
        #expect(NSStringFromClass(UITableView.self) == "UITableView")
        #expect(CardCell.Corner<Int>.name == "UIKitTests.CardCell.Corner<Swift.Int>")
        #expect(CardCell.Corner<Int>.name != CardCell.Corner<String>.name)
    }

    @Test func `An empty progress counts from nothing`() {
        let progress = Progress()
        #expect(progress.totalUnitCount == 0)
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }

    @Test func `A nib is loaded from a bundle by its name`() {
        UINib.register("CardHeader") { UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let label = Bundle.main.loadNibNamed("CardHeader", owner: nil, options: nil)?.first as? UILabel
        #expect(label?.frame.width == 10)
        #expect(Bundle.main.loadNibNamed("CardHeader", owner: self)?.count == 1)
    }
}
