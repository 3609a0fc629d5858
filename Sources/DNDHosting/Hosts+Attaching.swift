internal import DragDrop
internal import Foundation
internal import UIKit

/// A controller on the screen, and its views that the scenes of a scenario name. It must live as long as the scenario.
struct ShownHost {
    let controller: UIViewController
    let views: [(name: String, view: UIView)]
}

extension Hosts {
    /// Makes the controllers that a scenario needs, and shows them. Nothing more of the app runs once UIKit has raised.
    @MainActor func show(in hosted: HostedScenario) -> [ShownHost] {
        var shown: [ShownHost] = []
        for entry in entries {
            let wanted = entry.names.filter { name in hosted.withEngine { $0.list(named: name) != nil } }
            guard !wanted.isEmpty, !hosted.screen.hasCrashed else { continue }
            let (controller, views) = hosted.screen.calling { entry.make() }
            shown.append(
                ShownHost(controller: controller, views: wanted.compactMap { name in views[name].map { (name, $0) } }))
            if !hosted.screen.hasCrashed { hosted.screen.show(controller) }
        }
        return shown
    }

    /// Hands their views over under the names of scenes. What they have done so far is no part of the scenario.
    @MainActor func attach(_ shown: [ShownHost], to hosted: HostedScenario) {
        let crashed = hosted.screen.viewThatRaised
        hosted.forgetUnnamedViews()
        for (name, view) in shown.flatMap({ $0.views }) {
            let label = labels[name].map { label in { (path: Foundation.IndexPath) in label(view, path) } }
            hosted.attach(view, as: name, label: label)
        }
        if let crashed { hosted.screen.retellException(of: crashed) }
    }
}
