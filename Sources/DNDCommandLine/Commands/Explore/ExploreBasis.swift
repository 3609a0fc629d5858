internal import DNDExploration

/// The certificate from which `dnd explore` takes what to play, with its file.
enum ExploreBasis {
    case nothing

    /// `--check`: the same is played again, and compared.
    case known(ExploreCertificate, name: String)

    /// `--resume`: the exploration goes on where it was interrupted.
    case interrupted(ExploreCertificate, name: String)
}
