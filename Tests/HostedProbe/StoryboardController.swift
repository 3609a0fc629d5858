import UIKit

/// A table whose cells are prototypes of a storyboard, so no code registers them.
final class StoryboardController: UITableViewController {
    /// The cell class of the storyboard.
    final class NameCell: UITableViewCell {}

    /// Whether the delegate casts its cells, as is common.
    private let casts: Bool

    init(casts: Bool) {
        self.casts = casts
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        guard casts else { return cell }
        // swift-format-ignore: NeverForceUnwrap
        return cell as! NameCell
    }
}
