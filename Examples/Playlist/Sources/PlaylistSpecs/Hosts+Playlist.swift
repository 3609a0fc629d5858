import DNDHosting

@testable import Playlist

extension Hosts {
    /// The tables, by their names in the specs.
    static var playlist: Hosts {
        var hosts = Hosts()
        hosts.register("playlist") { PlaylistController(["Intro", "Verse", "Chorus", "Bridge", "Outro"]) }
        hosts.register("forgetful") {
            PlaylistController(
                ["Intro", "Verse", "Chorus", "Bridge", "Outro"],
                dataSource: ForgetfulDataSource.init(tableView:cellProvider:))
        }
        return hosts
    }
}
