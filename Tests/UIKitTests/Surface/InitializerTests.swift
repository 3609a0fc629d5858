import Testing
import UIKit

/// Tests which initializers exist, which are failable, and which a subclass can call.
@MainActor @Suite struct InitializerTests {
    private final class Rows: UIStackView {
        let title: String

        init(title: String) {
            self.title = title
            super.init(frame: .zero)
        }

        required init(coder: NSCoder) {
            title = "archived"
            super.init(coder: coder)
        }
    }

    private final class Plain: UIStackView {}

    private final class Grid: UICollectionViewCompositionalLayout {
        let name: String

        override init(section: NSCollectionLayoutSection) {
            name = "section"
            super.init(section: section)
        }

        init(name: String, section: NSCollectionLayoutSection) {
            self.name = name
            super.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
        }

        init(provider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
            name = "provider"
            super.init(sectionProvider: provider)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Compiles, but as on iOS must not run.
    private final class Board: UIViewController {
        lazy var grid = UICollectionView()
        lazy var framed: UICollectionView = .init(frame: .zero)
    }

    /// A class with its own initializers need not write `override`, because the inherited `init()` is a convenience
    /// initializer.
    private final class Double: UICollectionView {
        init() { super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `A stack view comes out of an archive, always`() {
        #expect(Rows(title: "own").title == "own")
        let stack: UIStackView = Plain(coder: NSCoder())
        #expect(stack.arrangedSubviews == [])
        #expect(Plain(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
        #expect(Plain(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).bounds.size == CGSize(width: 3, height: 4))
    }

    @Test func `A layout of one's own calls any initializer of a compositional layout`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        #expect(Grid(section: section).name == "section")
        #expect(Grid(name: "named", section: section).name == "named")
        #expect(Grid(provider: { _, _ in section }).name == "provider")
    }

    @Test func `A class names itself as its instances do`() {
        #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
        #expect(Rows.classForCoder() == Rows.self)
        #expect(Double().collectionViewLayout is UICollectionViewFlowLayout)
        #expect(Board().title == nil)
    }
}
