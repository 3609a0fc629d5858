/// Step 3 to 5 of the order of work: ranges, contradictions, counts (B13).
extension Batch {
    func check() throws(UpdateFault) {
        if !rulebook.obeys(.b13) { try checkCounts() }
        if rulebook.assumesOther(.q22) {
            try checkContradictions()
            try checkRanges()
        } else {
            try checkRanges()
            try checkContradictions()
        }
        try checkCounts()
    }
}
