internal import DragDrop

extension Finding.Code {
    /// Findings about unbalanced `beginUpdates` and `endUpdates`.
    var balanceDescription: FindingDescription {
        .init(
            "updates that are never balanced",
            "`beginUpdates` and `endUpdates` of a table nest, and only the outermost end commits. While one is "
                + "missing, the table collects the updates and shows none of them.",
            remedy: "Call `endUpdates` on every way out, or use `performBatchUpdates`, which cannot be left open.",
            rules: [.b09],
            bad: """
                table people: A B
                delegate { performDropWith { list beginUpdates; model move A to 1; list move 0 to 1 } }
                drag A; hover B; drop
                expect operation: move
                """,
            fix: """
                table people: A B
                delegate {
                  performDropWith { list beginUpdates; model move A to 1; list move 0 to 1; list endUpdates }
                }
                drag A; hover B; drop
                expect operation: move
                """)
    }
}
