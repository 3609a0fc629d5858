extension UITableViewController {
    /// Creates the table of a controller that did not load one from a file.
    func makeTable() -> UITableView {
        let table = UITableView(frame: UIViewController.initialViewFrame, style: style)
        table.dataSource = self
        table.delegate = self
        return table
    }
}
