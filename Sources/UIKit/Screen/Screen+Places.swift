internal import DragDrop
internal import LoadedCode

/// Where the program called from.
extension Screen {
    /// Who updates a list: the caller of the method of UIKit that is running.
    func originOfCall() -> UpdateOrigin {
        let site = CallSite()
        if let number = numbersOfSites[site] { return .program(place: number) }
        numbersOfSites[site] = updateSites.count
        updateSites.append(site)
        return .program(place: updateSites.count - 1)
    }

    /// The call in which UIKit raised, as `People.swift:31`; nil where no symbols tell.
    package var placeOfException: String? { raisingSite?.place?.short }

    /// One of the calls that have updated lists, by the number in the origins of its updates.
    package func placeOfUpdate(_ number: Int) -> String? {
        updateSites.indices.contains(number) ? updateSites[number].place?.short : nil
    }

    /// The calls that a refused batch consists of, by the number in the origins of its updates; without those that no
    /// symbols tell. Looks symbols up: some milliseconds.
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
