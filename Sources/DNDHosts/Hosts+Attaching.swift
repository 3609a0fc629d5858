internal import DragDrop
internal import UIKit

extension Hosts {
    /// Creates and shows the controllers that a scenario needs. After an exception of UIKit no further code of the app
    /// runs.
    @MainActor func show(in hosted: HostedScenario) -> [NamedViews] {
        var shown: [NamedViews] = []
        for entry in entries {
            let wanted = entry.names.filter { name in hosted.withEngine { $0.list(named: name) != nil } }
            guard !wanted.isEmpty, !hosted.screen.hasCrashed else { continue }
            let made = hosted.screen.calling { entry.make(rowCount) }
            shown.append(NamedViews(names: wanted, of: made, labels: labels))
            if !hosted.screen.hasCrashed { hosted.screen.show(made.controller) }
        }
        return shown
    }

    /// Attaches their views under the names of scenes. Earlier calls of the views are not part of the scenario, which
    /// retains the controllers.
    @MainActor func attach(_ shown: [NamedViews], to hosted: HostedScenario) {
        let crashed = hosted.screen.viewThatRaised
        let views = shown.map { $0.current(in: hosted) }
        hosted.forgetUnnamedViews()
        for (named, views) in zip(shown, views) { hosted.keep(named, now: views) }
        if let crashed { hosted.screen.retellException(of: crashed) }
    }
}
