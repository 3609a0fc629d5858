/// The header or footer of a section.
enum SectionEdge: Hashable, Sendable {
    case header, footer
}

extension UITableView {
    /// The view that is visible now, even directly after a change.
    func view(on edge: SectionEdge, ofSection section: Int) -> UITableViewHeaderFooterView? {
        _ = rows.id
        display.update()
        return display.view(of: .edge(edge, section)) as? UITableViewHeaderFooterView
    }

    // MARK: - Heights

    /// The delegate's height, otherwise the table's for a section with a title or a view. In grouped tables UIKit also
    /// leaves a gap of undocumented height without either; here there is none.
    func height(of edge: SectionEdge, inSection section: Int) -> CGFloat {
        if let height = delegateHeight(of: edge, inSection: section), height >= 0 { return height }
        let own = edge == .header ? sectionHeaderHeight : sectionFooterHeight
        guard hasContent(edge, inSection: section) else { return 0 }
        return own > 0 ? own : Self.standardEdgeHeight
    }

    /// The height of a header or footer with one line of text in a plain table, before iOS 15 added room above it.
    static let standardEdgeHeight: CGFloat = 28

    private func delegateHeight(of edge: SectionEdge, inSection section: Int) -> CGFloat? {
        guard let tableDelegate, asks(edge == .header ? .heightForHeaderInSection : .heightForFooterInSection) else {
            return estimatedHeight(of: edge, inSection: section)
        }
        return rows.screen.calling {
            edge == .header
                ? tableDelegate.tableView(self, heightForHeaderInSection: section)
                : tableDelegate.tableView(self, heightForFooterInSection: section)
        }
    }

    /// An estimate replaces a missing height, since headers are not self-sizing here.
    private func estimatedHeight(of edge: SectionEdge, inSection section: Int) -> CGFloat? {
        let isAsked = asks(edge == .header ? .estimatedHeightForHeaderInSection : .estimatedHeightForFooterInSection)
        let own = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        guard isAsked, let tableDelegate else { return own > 0 ? own : nil }
        return rows.screen.calling {
            edge == .header
                ? tableDelegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : tableDelegate.tableView(self, estimatedHeightForFooterInSection: section)
        }
    }

    private func hasContent(_ edge: SectionEdge, inSection section: Int) -> Bool {
        title(of: edge, inSection: section) != nil
            || asks(edge == .header ? .viewForHeaderInSection : .viewForFooterInSection)
    }

    // MARK: - Views

    func title(of edge: SectionEdge, inSection section: Int) -> String? {
        edge == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// The delegate's view, otherwise one for the data source's title.
    func makeView(of edge: SectionEdge, inSection section: Int) -> UIView? {
        if let view = delegateView(of: edge, inSection: section) { return view }
        guard let title = title(of: edge, inSection: section) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    private func delegateView(of edge: SectionEdge, inSection section: Int) -> UIView? {
        guard let tableDelegate, asks(edge == .header ? .viewForHeaderInSection : .viewForFooterInSection) else {
            return nil
        }
        return rows.screen.calling {
            edge == .header
                ? tableDelegate.tableView(self, viewForHeaderInSection: section)
                : tableDelegate.tableView(self, viewForFooterInSection: section)
        }
    }
}
