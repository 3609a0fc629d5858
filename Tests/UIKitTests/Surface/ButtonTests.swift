import Testing
import UIKit

@MainActor @Suite struct ButtonTests {
    @Test func `What is set for the normal state stands for the others`() {
        let button = UIButton(type: .close)
        #expect(button.buttonType == .close && button.buttonType.rawValue == 7 && button.currentTitle == nil)
        button.setTitle("Add", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        #expect(button.currentTitle == "Add" && button.titleLabel?.text == "Add")
        #expect(button.title(for: .selected) == "Add" && button.title(for: .disabled) == "Wait")
        #expect(button.titleColor(for: .selected) == .blue && button.titleColor(for: .disabled) == .red)
        button.isEnabled = false
        #expect(button.currentTitle == "Wait")
    }

    @Test func `An image is shown in the image view`() throws {
        let image = try #require(UIImage(systemName: "trash"))
        let button = UIButton()
        button.setImage(image, for: .normal)
        #expect(button.currentImage === image && button.image(for: .selected) === image)
        #expect(button.imageView?.image === image && button.imageView?.superview === button)
    }

    @Test func `A primary action gives its title, and is run by a tap`() {
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Add") { _ in taps += 1 })
        #expect(button.buttonType == .system && button.currentTitle == "Add")
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(taps == 1)
        #expect(UIButton(type: .custom, primaryAction: nil).currentTitle == nil)
    }

    @Test func `Priorities have the values of UIKit until they are set`() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(20), for: .horizontal)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 1000)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 20)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    }
}

@MainActor @Suite struct AccessoryTests {
    @Test func `Each accessory has its type`() {
        let accessories: [UICellAccessory] = [
            .disclosureIndicator(), .checkmark(), .delete(), .insert(), .reorder(), .multiselect(),
            .outlineDisclosure(), .detail(), .label(text: "3", displayed: .whenNotEditing),
        ]
        #expect(
            accessories.map { $0.accessoryType } == [
                .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect, .outlineDisclosure,
                .detail, .label,
            ])
    }

    @Test func `An action runs the handler, if there is one`() {
        var taps: [String] = []
        let accessories: [UICellAccessory] = [
            .delete { taps.append("delete") }, .insert { taps.append("insert") }, .insert(),
            .outlineDisclosure(displayed: .whenEditing) { taps.append("outline") }, .detail { taps.append("detail") },
        ]
        for accessory in accessories { accessory.performAction() }
        #expect(taps == ["delete", "insert", "outline", "detail"])
    }
}
