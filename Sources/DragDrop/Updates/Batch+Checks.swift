/// Step 3 to 5 of the order of work: ranges, contradictions, counts (B13).
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
