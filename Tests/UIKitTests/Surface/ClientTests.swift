import Testing
import UIKit

// Code as written for iOS, which must compile unchanged.

private class BaseView: UIView {
    init() {
        super.init(frame: .zero)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setUp() {
        translatesAutoresizingMaskIntoConstraints = false
        layer.cornerRadius = 8
        layer.masksToBounds = true
        layer.borderColor = UIColor.separator.cgColor
    }
}

private final class CardCell: UICollectionViewCell {
    static let reuseIdentifier = "CardCell"

    let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.textAlignment = .center
        return label
    }()

    private lazy var imageView = UIImageView(image: UIImage(systemName: "photo"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(titleLabel)
        contentView.addSubview(imageView)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            imageView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
            imageView.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
    }

    override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemBlue : nil }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
    }

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
        switch dragState {
        case .none: layer.borderWidth = 0
        case .lifting: layer.borderWidth = 1
        case .dragging: layer.borderWidth = 2
        @unknown default: break
        }
    }
}

private final class PersonCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        backgroundColor = selected ? UIColor(red: 0.9, green: 0.9, blue: 1, alpha: 1) : .systemBackground
    }
}

private final class TaggedAttributes: UICollectionViewLayoutAttributes {
    var note = ""

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TaggedAttributes)?.note = note
        return copy
    }
}

private final class PeopleViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    private let model: [String]
    private let stack = UIStackView()
    private(set) var appeared = 0

    init(model: [String] = []) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "People"
    }

    required init?(coder: NSCoder) {
        model = []
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        stack.axis = .vertical
        stack.spacing = 4
        for name in model {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = name
            stack.addArrangedSubview(label)
        }
        view.addSubview(stack)
        navigationItem.rightBarButtonItems = [
            editButtonItem,
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() }),
        ]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", style: .plain, target: self, action: Selector("sort"))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appeared += 1
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        stack.isHidden = editing
    }

    private func add() {
        let alert = UIAlertController(title: "New", message: "Name?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                let label = UILabel()
                label.text = alert?.textFields?.first?.text
                self?.stack.addArrangedSubview(label)
            })
        present(alert, animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width / 2, height: 100)
    }
}

@MainActor @Suite struct ClientTests {
    @Test func `A screen as people write it runs`() throws {
        let controller = PeopleViewController(model: ["Ann", "Bob"])
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(controller.appeared == 1)
        #expect(navigation.navigationBar.topItem?.title == "People")
        controller.navigationItem.rightBarButtonItems?.last?.performPrimaryAction()
        let alert = try #require(navigation.visibleViewController as? UIAlertController)
        alert.textFields?.first?.text = "Cid"
        alert.perform(alert.actions[1])
        let stack = try #require(controller.view.subviews.first as? UIStackView)
        #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["Ann", "Bob", "Cid"])
        controller.editButtonItem.performPrimaryAction()
        #expect(stack.isHidden)
    }

    @Test func `Cells as people write them run`() {
        let card = CardCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.isHighlighted = true
        card.isSelected = true
        card.titleLabel.text = "Card"
        #expect(card.contentView.alpha == 0.5)
        #expect(card.contentView.backgroundColor == .systemBlue)
        card.prepareForReuse()
        #expect(card.titleLabel.text == nil)
        #expect(card.contentView.constraints.count == 3)
        let person = PersonCell(style: .default, reuseIdentifier: "Person")
        person.detailTextLabel?.text = "Paris"
        person.isSelected = true
        #expect(person.detailTextLabel?.text == "Paris")
        #expect(person.backgroundColor != .systemBackground)
        #expect(BaseView().layer.cornerRadius == 8)
        #expect(BaseView().clipsToBounds)
    }

    @Test func `Attributes of a subclass are copied whole`() throws {
        let attributes = TaggedAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.note = "first"
        attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let copy = try #require(attributes.copy() as? TaggedAttributes)
        #expect(copy.note == "first")
        #expect(copy.frame == attributes.frame)
        #expect(copy.indexPath == IndexPath(item: 3, section: 1))
        copy.alpha = 0
        #expect(attributes.alpha == 1)
    }
}
