internal import DragDrop
internal import Foundation
internal import UIKit

/// The names that a scenario uses of one controller, and their views.
@MainActor struct NamedViews {
    let names: [String]
    let controller: UIViewController
    private let views: () -> [String: UIView]
    private let labels: [String: @MainActor @Sendable (UIView, IndexPath) -> String]

    init(
        names: [String], of made: HostedController,
        labels: [String: @MainActor @Sendable (UIView, IndexPath) -> String]
    ) {
        self.names = names
        controller = made.controller
        views = made.views
        self.labels = labels
    }

    /// The current views. Reading them may register further views.
    func current(in hosted: HostedScenario) -> [String: UIView] { hosted.screen.calling { views() } }

    /// Attaches the existing views of names that have no shown view.
    func attach(to hosted: HostedScenario, now known: [String: UIView]? = nil) {
        let open = names.filter { !hosted.isShown($0) }
        guard !open.isEmpty else { return }
        let views = known ?? current(in: hosted)
        for name in open {
            guard let view = views[name] else {
                hosted.noteMissing(name)
                continue
            }
            guard hosted.view(named: name) !== view else { continue }
            let label = labels[name].map { label in
                { [weak view] (path: IndexPath) in view.map { label($0, path) } ?? "" }
            }
            hosted.attach(view, as: name, label: label)
        }
    }
}
