package import DragDrop
internal import LoadedCode

/// A device without a display: windows, the lists in them, and the engine that plays what fingers do.
///
/// ```swift
/// let screen = Screen(showing: PeopleViewController())
/// screen.finger.drag(row: 1, in: table)
/// screen.finger.hover(4, in: table)
/// screen.finger.drop()
/// await screen.settle()
/// ```
///
/// Lists and views take part as soon as somebody touches them or they are asked something. Not part of UIKit.
@MainActor public final class Screen {
    /// The screen whose code runs now, or else the one that was made or played last.
    static var current: Screen? { acting ?? latest }
    private static weak var latest: Screen?

    /// Its number. To keep one weakly costs more than to compare two numbers.
    private static var latestNumber: Int?
    private static var acting: Screen?

    /// The number of the screen whose code runs now, or that was made last in the same task: many tests make one each,
    /// and take turns on the main queue.
    static var numberAtWork: Int? { (acting ?? currentTask.flatMap { screensOfTasks[$0]?.screen })?.number }
    private static var screensOfTasks: [Int: WeakScreen] = [:]
    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    package let window: UIWindow

    /// Which screen of the process this is.
    let number: Int
    private static var madeCount = 0
    let start = ContinuousClock.now

    /// Where the engine is while nobody plays a gesture.
    let idle: any EngineHolder

    /// The engine while it plays a gesture and has called somebody: innermost last.
    private var engine: UnsafeMutablePointer<Engine>?

    /// Whether every view in the window takes part. Otherwise those that were attached do, and those that are asked.
    var findsViews: Bool { idle is StandaloneEngine }

    /// The views that take part, by `ListID`.
    var hosts: [ViewHost] = []

    /// The drag items that delegates gave, by the engine's number.
    var dragItems: [ItemID: UIDragItem] = [:]
    var numbers: [ObjectIdentifier: ItemID] = [:]

    /// Drag items as other apps see them.
    var strangers: [ObjectIdentifier: UIDragItem] = [:]
    var formerStrangers: [UIDragItem] = []
    var sessions = SessionObjects()
    var lastDrags: [Int: DragState] = [:]

    /// What delegates answered last when they were asked for drop previews.
    var dropPreviews: [ItemID: UITargetedDragPreview] = [:]
    var isUpdatingDropPreview = false
    var animators: [CompletionID: (UIViewAnimatingPosition) -> Void] = [:]
    var placeholders: [ItemID: PlaceholderHandlers] = [:]
    var names: [ObjectIdentifier: String] = [:]

    /// Told of every question before a delegate answers it.
    package var willCall: ((DelegateCall, Engine) -> Void)?

    /// Told when UIKit raises, before the app goes on.
    package var didRaise: ((UIKitException, Screen) -> Void)?

    /// What a program has to write that has dequeued what nobody has registered.
    package internal(set) var missingRegistration: String?

    /// The places in the program that have updated lists, by their number in an update's origin; and the one where
    /// UIKit raised.
    var updateSites: [CallSite] = []
    var numbersOfSites: [CallSite: Int] = [:]
    var raisingSite: CallSite?

    /// Where the fault happened that is being raised, if it was no call of the engine.
    var siteOfFault: CallSite?

    // What takes the place of `performDropWith` for one drop.
    var performsTableDrop: ((any UITableViewDropCoordinator) -> Void)?
    var performsCollectionDrop: ((any UICollectionViewDropCoordinator) -> Void)?

    // What touches have left open.
    var uncoveredRow: UncoveredRow?
    var menu: OpenMenu?
    var rowCalls: [RowCall] = []

    /// The question that was put last.
    var lastCall: DelegateCall?

    // Loads.
    private(set) lazy var gate = DropGate(self)
    var groups: [ObjectsLoadID: () -> Void] = [:]
    var loadsOfGroup: LoadGroup?

    /// What runs on the main queue once loads have been handled.
    var laterBlocks: [(activity: ItemProviderActivity, run: () -> Void)] = []

    /// How many completions are on the main queue.
    var completionCount = 0

    /// What waits there for virtual time, in the order in which it is due.
    var dueBlocks: [DueBlock] = []
    package internal(set) var complaints: [Complaint] = []

    public var finger: Finger { Finger(1, on: self) }

    /// Shows a controller in a window as large as an iPad in portrait.
    ///
    /// `device`: Idiom and version decide what some rules say (`device phone`, `ios 14` in a spec).
    public convenience init(showing controller: UIViewController, device: UIDevice.Model = .current) {
        self.init(device: device)
        calling {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// An empty screen. Views are added to its window.
    public convenience init(device: UIDevice.Model = .current) {
        self.init(holding: StandaloneEngine(), device: device)
    }

    /// A screen over an engine that somebody else plays.
    package init(holding idle: any EngineHolder, device: UIDevice.Model? = nil) {
        self.idle = idle
        _ = MainQueueDelays.watch
        Self.madeCount += 1
        number = Self.madeCount
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))
        window.isHidden = false
        window.screenHost = self
        (Self.latest, Self.latestNumber) = (self, number)
        if let task = Self.currentTask { Self.screensOfTasks[task] = WeakScreen(screen: self) }
        idle.lendEngine { engine in
            if let device { engine.device = device.engineDevice }
            UIDevice.current.model = UIDevice.Model(engine.device)
            if idle is StandaloneEngine { engine.delegate = ScreenDelegate(self) }
        }
    }

    // MARK: - The engine

    /// Runs with the engine: the one that has called, or else the one that rests.
    package func withEngine<Result>(_ body: (inout Engine) -> Result) -> Result {
        if let engine { return watching(&engine.pointee, body) }
        var result: Result?
        idle.lendEngine { result = watching(&$0, body) }
        guard let result else { preconditionFailure("\(idle) has not handed its engine over.") }
        return result
    }

    /// Keeps where the program was when UIKit raised.
    private func watching<Result>(_ engine: inout Engine, _ body: (inout Engine) -> Result) -> Result {
        guard raisingSite == nil, engine.exception == nil else { return body(&engine) }
        defer {
            if let exception = engine.exception, raisingSite == nil {
                raisingSite = siteOfFault ?? CallSite()
                didRaise?(exception, self)
            }
        }
        return body(&engine)
    }

    /// Runs code of the app that the engine has called. What it tells UIKit goes to the engine that called.
    package func callingOut<Result>(from caller: inout Engine, _ body: () -> Result) -> Result {
        let outer = (engine, Self.acting)
        defer { (engine, Self.acting) = outer }
        return withUnsafeMutablePointer(to: &caller) { pointer in
            engine = pointer
            Self.acting = self
            return body()
        }
    }

    /// Whether code of the app runs that the engine has called.
    var isCallingOut: Bool { engine != nil }

    /// Runs code of the app that UIKit calls by itself, outside any gesture.
    package func calling<Result>(_ body: () -> Result) -> Result {
        let outer = Self.acting
        defer { Self.acting = outer }
        Self.acting = self
        return body()
    }

    /// From here on code that nobody has called belongs to this screen, and the device is its own: others may have been
    /// played meanwhile.
    func comeForward() {
        if Self.latestNumber != number { (Self.latest, Self.latestNumber) = (self, number) }
        UIDevice.current.model = UIDevice.Model(withEngine { $0.device })
    }

    /// The screen that a view is on, or the one at hand.
    static func of(_ view: UIView) -> Screen {
        view.window?.screenHost ?? acting ?? ofTask ?? nowhere
    }

    /// The screen of code that no screen has called. A task without one of its own gets nobody else's, which may be
    /// gone at its next turn; the tasks of a scenario's app get that of the scenario.
    private static var ofTask: Screen? {
        if let scenario = ScenarioScreen.current { return scenario.screen }
        guard let task = currentTask, !MainQueueDelays.isHeldAlone else { return latest }
        return screensOfTasks[task]?.screen
    }

    /// The screen of views that are in no window, while nobody has made one, and of those whose screen is gone.
    static var nowhere: Screen {
        if let kept { return kept }
        let former = latest
        let screen = Screen()
        kept = screen
        former?.comeForward()
        return screen
    }

    private static var kept: Screen?

    /// True once UIKit has raised an exception: nothing has an effect any more.
    public var hasCrashed: Bool { withEngine { $0.exception != nil } }
}

/// Whoever keeps an engine between gestures.
@MainActor package protocol EngineHolder: AnyObject {
    /// Runs the body once. Not generic, so that callers need not be either.
    func lendEngine(to body: (inout Engine) -> Void)
}
