import DragDrop
import Glibc
import Measuring
import Workloads

/// What a table keeps for each row: model and shown rows together.
enum RowMemory {
    private static let rowCount = 1_000_000

    static func figures() -> [Figure] {
        let before = residentBytes
        let delegate = MovingDelegate()
        var engine = Engine(delegate: delegate)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
        // Apart, as after many changes: nothing is shared.
        engine.scene.setRows(
            shown: RowSequence((0..<rowCount).lazy.map { ItemID(rawValue: Int32($0)) }),
            model: RowSequence((0..<rowCount).lazy.map { ItemID(rawValue: Int32($0)) }), in: list)
        let after = residentBytes
        precondition(engine.isConsistent(list))
        return [Figure("memory of a row", Double(after - before) / Double(rowCount), "bytes")]
    }

    /// What the kernel says: the second number of `/proc/self/statm`, in pages.
    private static var residentBytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 128)
        guard fgets(&text, 127, file) != nil else { return 0 }
        let numbers = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        return (Int(numbers[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}
