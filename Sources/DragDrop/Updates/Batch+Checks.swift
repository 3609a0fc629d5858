/// The checks of a batch: ranges, contradictions (Q22), then counts (B13).
extension Batch {
    func check() throws(UpdateFault) {
        if rulebook.checksCountsFirst { try checkCounts() }
        if rulebook.checksContradictionsFirst {
            try checkContradictions()
            try checkRanges()
        } else {
            try checkRanges()
            try checkContradictions()
        }
        try checkCounts()
    }
}
