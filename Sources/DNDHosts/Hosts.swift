public import UIKit

/// The delegates that specs can name: `table people from host` uses the list that was registered as `people`.
///
/// ```swift
/// var hosts = Hosts()
/// hosts.register("people") { PeopleViewController(["Ann", "Bob"]) }
/// hosts.register(["left", "right"]) { BoardViewController() } views: { ["left": $0.left, "right": $0.right] }
/// ```
///
/// Every scenario gets a fresh controller.
public struct Hosts: Sendable {
    /// A controller and the names of its views.
    struct Entry: Sendable {
        let names: [String]

        /// Makes the controller with a number of rows; nil for as many as it has.
        let make: @MainActor @Sendable (Int?) -> HostedController

        /// Whether the number of rows has an effect.
        var isSized = false
    }

    private(set) var entries: [Entry] = []

    /// By name: closures that return the labels of rows, overriding the text of their cells.
    private(set) var labels: [String: @MainActor @Sendable (UIView, IndexPath) -> String] = [:]

    /// The number of rows that sized controllers get; nil for as many as they have.
    private(set) var rowCount: Int?

    public init() {}

    var names: Set<String> { Set(entries.flatMap { $0.names }) }

    /// The names of lists whose number of rows can be chosen.
    var sizedNames: Set<String> { Set(entries.filter { $0.isSized }.flatMap { $0.names }) }

    /// The same controllers with a number of rows.
    func sized(_ rows: Int?) -> Hosts {
        var hosts = self
        hosts.rowCount = rows
        return hosts
    }

    /// Registers a controller with one list, or one view with interactions: the first one in its view hierarchy.
    public mutating func register<Controller: UIViewController>(
        _ name: String, make: @escaping @MainActor @Sendable () -> Controller
    ) {
        register([name], isSized: false, make: { _ in make() }, views: Self.firstView(name))
    }

    /// Registers a controller whose number of rows can be chosen, so that `dnd explore --all --rows 1...5` explores all
    /// gestures for each number:
    ///
    /// ```swift
    /// hosts.register("people", rows: { count in PeopleViewController((1...count).map { "Person \($0)" }) })
    /// ```
    ///
    /// Everywhere else it has `standardCount` rows.
    public mutating func register<Controller: UIViewController>(
        _ name: String, standardCount: Int = 3, rows make: @escaping @MainActor @Sendable (Int) -> Controller
    ) {
        register([name], isSized: true, make: { make($0 ?? standardCount) }, views: Self.firstView(name))
    }

    /// Registers a controller with several views. Before a step, `views` is called again for names without a view, and
    /// for those whose view is gone. So a view that is created during a drag can be named.
    public mutating func register<Controller: UIViewController>(
        _ names: [String], make: @escaping @MainActor @Sendable () -> Controller,
        views: @escaping @MainActor @Sendable (Controller) -> [String: UIView]
    ) {
        register(names, isSized: false, make: { _ in make() }, views: views)
    }

    /// Registers a controller with several lists whose number of rows can be chosen. In an exploration with `--rows`
    /// each of them gets that number. Everywhere else `make` receives nil, for as many as the app has.
    public mutating func register<Controller: UIViewController>(
        _ names: [String], rows make: @escaping @MainActor @Sendable (Int?) -> Controller,
        views: @escaping @MainActor @Sendable (Controller) -> [String: UIView]
    ) {
        register(names, isSized: true, make: make, views: views)
    }

    private mutating func register<Controller: UIViewController>(
        _ names: [String], isSized: Bool, make: @escaping @MainActor @Sendable (Int?) -> Controller,
        views: @escaping @MainActor @Sendable (Controller) -> [String: UIView]
    ) {
        let taken = Set(names).intersection(self.names)
        precondition(taken.isEmpty, "registered twice: \(taken.sorted().joined(separator: ", "))")
        let entry = Entry(
            names: names,
            make: { rows in
                let controller = make(rows)
                controller.loadViewIfNeeded()
                return HostedController(controller: controller) { views(controller) }
            }, isSized: isSized)
        entries.append(entry)
    }

    private static func firstView<Controller: UIViewController>(
        _ name: String
    ) -> @MainActor @Sendable (Controller) -> [String: UIView] {
        { controller in
            guard let view = FirstView.takingPart(in: controller.view) else {
                fatalError("\(type(of: controller)), registered as '\(name)', has no list and no view that drags")
            }
            return [name: view]
        }
    }

    /// Sets the labels of a list's rows, overriding the text of their cells, which may not distinguish them.
    public mutating func label(
        _ name: String, _ label: @escaping @MainActor @Sendable (UIView, IndexPath) -> String
    ) {
        labels[name] = label
    }
}

/// A controller of a scenario, and its current views by name.
@MainActor struct HostedController {
    let controller: UIViewController
    let views: () -> [String: UIView]
}

/// Finds the view of a controller when no view is named.
@MainActor private enum FirstView {
    static func takingPart(in view: UIView) -> UIView? {
        if view is UITableView || view is UICollectionView || !view.interactions.isEmpty { return view }
        return view.subviews.lazy.compactMap { takingPart(in: $0) }.first
    }
}
