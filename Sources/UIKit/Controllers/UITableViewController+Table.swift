extension UITableViewController {
    /// The table of a controller that has loaded none from a file.
    func makeTable() -> UITableView {
        let table = UITableView(frame: UIViewController.initialViewFrame, style: style)
        table.dataSource = self
        table.delegate = self
        return table
    }
}
