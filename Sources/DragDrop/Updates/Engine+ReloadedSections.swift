extension Engine {
    /// Whether a collection loses its bearings: sections reloaded while a session runs over it or began in it, as
    /// reported in 2018, of iOS 11 and 12 (R145).
    func crashesByReloading(_ updates: [ListUpdate], in list: ListID) -> Bool {
        guard self[list].kind == .collection, device.version < 13, obeys(.r145),
            hasActiveDrag(list) || hasActiveDrop(list)
        else { return false }
        return updates.contains { update in
            if case .reloadSection = update.kind { true } else { false }
        }
    }
}
