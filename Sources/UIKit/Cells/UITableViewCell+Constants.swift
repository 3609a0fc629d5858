extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }
}
