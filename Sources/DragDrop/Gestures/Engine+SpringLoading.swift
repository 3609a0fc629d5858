extension Engine {
    /// The finger rests over a row until spring loading fires (R200, R201, R206, Q20).
    mutating func spring(_ path: IndexPath, in list: ListID) throws(GestureRefusal) {
        hover(FingerLocation(list: list, place: self[list].kind == .view ? .anywhere : .row(path, zone: .middle)))
        guard drag != nil else { return }
        try advance(byMilliseconds: Decisions.springLoadingMilliseconds)
        guard self[list].isSpringLoaded, self[list].adapter[.shouldSpringLoad] != nil, let item = self[list].shown[path]
        else {
            record(.note(.ignored(list: list)), .r200)
            recordSilence([.shouldSpringLoad], in: list, because: .r200)
            return
        }
        let call = DelegateCall(.shouldSpringLoad, in: list, path: path, item: item)
        guard askYesOrNo(call), exception == nil, self[list].shown[path] == item else { return }
        self[list].selected = [item]
        record(.note(.selected([item], list: list)), .r200)
    }
}
