import Testing
import UIKit

/// A configuration that counts its updates.
private struct Badge: UIContentConfiguration, Equatable {
    var text = ""
    var updates = 0

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
        var copy = self
        copy.updates += 1
        copy.text = (state as? UICellConfigurationState)?.isSelected == true ? "selected" : "plain"
        return copy
    }
}

private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Badge) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }
}

@MainActor @Suite struct CellTests {
    @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
    func `Only the default style has no detail label`(style: UITableViewCell.CellStyle) {
        let cell = UITableViewCell(style: style, reuseIdentifier: "Person")
        cell.textLabel?.text = "Ann"
        cell.detailTextLabel?.text = "Ann's mail"
        #expect(cell.textLabel?.text == "Ann")
        #expect(cell.detailTextLabel?.text == (style == .default ? nil : "Ann's mail"))
        #expect(cell.textLabel?.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "Person")
    }

    @Test func `A content view is kept while configurations are of its kind`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        cell.contentConfiguration = Badge(text: "one")
        let view = try #require(cell.contentView.subviews.first)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        cell.contentConfiguration = Badge(text: "two")
        #expect(cell.contentView.subviews == [view])
        #expect((view as? BadgeView)?.configuration as? Badge == Badge(text: "two"))
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView.subviews.first is UIListContentView)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews == [])
    }

    @Test func `A change of state updates the configuration once, at the next layout`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        cell.contentConfiguration = Badge()
        cell.layoutIfNeeded()
        #expect(cell.contentConfiguration as? Badge == Badge(text: "plain", updates: 1))
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(states == [false])
        cell.layoutIfNeeded()
        #expect(states == [false, true])
        #expect(cell.contentConfiguration as? Badge == Badge(text: "selected", updates: 2))
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }

    @Test func `A list configuration shows in labels and an image view`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "Ann"
        configuration.secondaryText = "Paris"
        cell.contentConfiguration = configuration
        let labels = try #require(cell.contentView.subviews.first).subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(labels == ["Ann", "Paris"])
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Ann")
    }

    @Test func `The content fills the cell and the background lies behind it`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let background = UIView()
        cell.backgroundView = background
        cell.frame.size = CGSize(width: 70, height: 80)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(background.frame == cell.contentView.frame)
        #expect(cell.subviews == [background, cell.contentView])
    }

    @Test func `Custom states are kept beside the system's`() {
        let key = UIConfigurationStateCustomKey("archived")
        var state = UITableViewCell().configurationState
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] == AnyHashable(true))
        #expect(state != UITableViewCell().configurationState)
        #expect(state.cellDragState == .none)
    }
}
