import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
    private let screen = Screen()
    private let view = UIView()

    @Test func `Changes are made at once, and the completion runs afterwards`() async {
        var isDone = false
        UIView.animate(withDuration: 3) {
            view.alpha = 0.5
        } completion: {
            isDone = $0
        }
        #expect(view.alpha == 0.5)
        #expect(!isDone)
        await screen.settle()
        #expect(isDone)
    }

    @Test func `A completion may animate again`() async {
        var steps: [String] = []
        UIView.animate(withDuration: 0.1, delay: 1, options: .curveLinear, animations: { steps.append("out") }) { _ in
            UIView.animate(
                withDuration: 0.1, animations: { steps.append("in") }, completion: { _ in steps.append("end") })
        }
        await screen.settle()
        #expect(steps == ["out", "in", "end"])
    }

    @Test func `What repeats has no end`() async {
        UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: { view.tag += 1 }) {
            _ in
            Issue.record("an animation that repeats has ended")
        }
        await screen.settle()
        #expect(view.tag == 1)
    }

    @Test func `Nothing is animated inside a block that says so`() {
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        #expect(UIView.areAnimationsEnabled)
    }
}

@MainActor @Suite struct AwakeningTests {
    private final class Label: UILabel {
        var wakeCount = 0

        override func awakeFromNib() {
            super.awakeFromNib()
            wakeCount += 1
        }
    }

    private final class Card: UITableViewCell {
        let label = Label(frame: .zero)
        var labelWakeCount = 0

        override func awakeFromNib() {
            super.awakeFromNib()
            labelWakeCount = label.wakeCount
        }
    }

    @Test func `Whatever a nib has made is woken once, subviews first`() throws {
        UINib.register("AwakeningTests.card") {
            let card = Card(style: .default, reuseIdentifier: "card")
            card.contentView.addSubview(card.label)
            return card
        }
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UINib(nibName: "AwakeningTests.card", bundle: nil), forCellReuseIdentifier: "card")
        let card = try #require(table.dequeueReusableCell(withIdentifier: "card") as? Card)
        #expect(card.labelWakeCount == 1)
        #expect(card.label.wakeCount == 1)
    }

    @Test func `What is made without a nib is not woken`() {
        #expect(Card(style: .default, reuseIdentifier: nil).labelWakeCount == 0)
    }
}
