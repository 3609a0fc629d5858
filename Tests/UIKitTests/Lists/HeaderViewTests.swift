import Testing
import UIKit

@MainActor @Suite struct HeaderViewTests {
    /// Counts the updates of its configuration.
    private final class Header: UITableViewHeaderFooterView {
        var isDisabled: [Bool] = []

        override func updateConfiguration(using state: UIViewConfigurationState) {
            super.updateConfiguration(using: state)
            isDisabled.append(state.isDisabled)
        }
    }

    @Test func `Labels lie in the content view`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
        #expect(header.reuseIdentifier == "head" && header.contentView.superview === header)
        header.textLabel?.text = "Fruit"
        header.detailTextLabel?.text = "3"
        #expect(header.textLabel?.superview === header.contentView)
        #expect(header.detailTextLabel?.superview === header.contentView)
    }

    @Test func `A configuration is shown by a content view`() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Fruit"
        header.contentConfiguration = content
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Fruit")
        header.contentConfiguration = nil
        #expect(header.contentConfiguration == nil)
    }

    @Test func `An update comes with the next layout, with the state`() {
        let header = Header(reuseIdentifier: nil)
        var handled = 0
        header.configurationUpdateHandler = { _, _ in handled += 1 }
        header.layoutIfNeeded()
        #expect(header.isDisabled == [false] && handled == 1)
        header.isUserInteractionEnabled = false
        header.setNeedsUpdateConfiguration()
        #expect(header.isDisabled == [false])
        header.layoutIfNeeded()
        #expect(header.isDisabled == [false, true] && handled == 2)
    }
}
