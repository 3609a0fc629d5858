internal import DragDrop
internal import UIKit

extension Hosts {
    /// Makes the controllers that a scenario needs, and shows them. Nothing more of the app runs once UIKit has raised.
    @MainActor func show(in hosted: HostedScenario) -> [NamedViews] {
        var shown: [NamedViews] = []
        for entry in entries {
            let wanted = entry.names.filter { name in hosted.withEngine { $0.list(named: name) != nil } }
            guard !wanted.isEmpty, !hosted.screen.hasCrashed else { continue }
            let made = hosted.screen.calling { entry.make() }
            shown.append(NamedViews(names: wanted, of: made, labels: labels))
            if !hosted.screen.hasCrashed { hosted.screen.show(made.controller) }
        }
        return shown
    }

    /// Hands their views over under the names of scenes. What they have done so far is no part of the scenario, which
    /// keeps the controllers.
    @MainActor func attach(_ shown: [NamedViews], to hosted: HostedScenario) {
        let crashed = hosted.screen.viewThatRaised
        let views = shown.map { $0.current(in: hosted) }
        hosted.forgetUnnamedViews()
        for (named, views) in zip(shown, views) { hosted.keep(named, now: views) }
        if let crashed { hosted.screen.retellException(of: crashed) }
    }
}
