/// Exceptions for scrolling to an invalid position. The message depends on the system; the version of the newer message
/// is known only from the dates of public logs.
extension UIKitException {
    /// Scrolling to a row past the end of its section (E52–E55).
    package static func scroll(
        pastRows path: RowPath, rowCount: Int, kind: ListKind, device: Device
    ) -> UIKitException {
        guard device.version < Decisions.outOfBoundsVersion else {
            return scroll(to: path, rowCount: rowCount, kind: kind)
        }
        return older(
            path, "row (\(path.item)) beyond bounds (\(rowCount)) for section (\(path.section)).", kind: kind,
            device: device)
    }

    /// Scrolling to a row of a section that does not exist (E52–E55).
    package static func scroll(
        pastSections path: RowPath, sectionCount: Int, kind: ListKind, device: Device
    ) -> UIKitException {
        guard device.version < Decisions.outOfBoundsVersion else {
            return scroll(toSection: path.section, sectionCount: sectionCount, kind: kind)
        }
        return older(
            path, "section (\(path.section)) beyond bounds (\(sectionCount)).", kind: kind, device: device)
    }

    private static func older(_ path: RowPath, _ place: String, kind: ListKind, device: Device) -> UIKitException {
        if kind == .collection {
            return UIKitException(
                .e55, name: .invalidArgument,
                text: "attempt to scroll to invalid index path: <NSIndexPath: \(fixedAddress)> "
                    + "{length = 2, path = \(path.section) - \(path.item)}"
            )
        }
        let label = device.version < Decisions.presentationValuesVersion ? "" : "usingPresentationValues:"
        return UIKitException(
            .e54, name: .range,
            text: "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:\(label)]: \(place)")
    }
}
