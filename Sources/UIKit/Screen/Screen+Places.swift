internal import DragDrop
internal import LoadedCode

/// Call sites in the program.
extension Screen {
    /// The origin of an update: the caller of the running UIKit method.
    func originOfCall() -> UpdateOrigin {
        let site = CallSite()
        if let number = numbersOfSites[site] { return .program(place: number) }
        numbersOfSites[site] = updateSites.count
        updateSites.append(site)
        return .program(place: updateSites.count - 1)
    }

    /// The call in which UIKit raised, as `People.swift:31`; nil when symbols are missing.
    package var placeOfException: String? { raisingSite?.place?.short }

    /// A call that updated a list, by the number in the origins of its updates.
    package func placeOfUpdate(_ number: Int) -> String? {
        updateSites.indices.contains(number) ? updateSites[number].place?.short : nil
    }

    /// The calls of a refused batch, by the number in the origins of its updates, without those whose symbols are
    /// missing. Symbol lookup takes some milliseconds.
    package var placesOfRefusedUpdates: [Int: String] {
        guard let ledger = withEngine({ $0.exception?.ledger }) else { return [:] }
        let updates = ledger.sectionUpdates + ledger.sections.flatMap { $0.updates }
        var places: [Int: String] = [:]
        for number in Set(updates.compactMap { $0.origin.programPlace }) where updateSites.indices.contains(number) {
            places[number] = updateSites[number].place?.short
        }
        return places
    }
}
