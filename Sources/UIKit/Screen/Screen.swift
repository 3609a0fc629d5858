package import DragDrop
internal import LoadedCode

/// A device without a display: a window with its views, and the engine that plays the gestures.
///
/// ```swift
/// let screen = Screen(showing: PeopleViewController())
/// screen.finger.drag(row: 1, in: table)
/// screen.finger.hover(4, in: table)
/// screen.finger.drop()
/// await screen.settle()
/// ```
///
/// Lists, and views with drag and drop interactions, participate when a gesture finds them in the window, or code uses
/// them. Not part of UIKit.
@MainActor public final class Screen {
    /// The screen whose code is running, otherwise the last created or played one.
    static var current: Screen? { acting ?? latest }
    private static weak var latest: Screen?

    /// Its number. Storing a weak reference costs more than comparing two numbers.
    private static var latestNumber: Int?
    private static var acting: Screen?

    /// The number of the screen whose code is running, of the scenario whose task is running, or the last created in
    /// the same task: many tests create one each, and take turns on the main queue.
    static var numberAtWork: Int? {
        (acting ?? ScenarioScreen.current?.screen ?? currentTask.flatMap { screensOfTasks[$0]?.screen })?.number
    }
    private static var screensOfTasks: [Int: WeakScreen] = [:]
    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    package let window: UIWindow

    /// The number of this screen in the process.
    let number: Int
    private static var madeCount = 0
    let start = ContinuousClock.now

    /// The holder of the engine between gestures.
    let idle: any EngineHolder

    /// The engine during a gesture that has called the app: the innermost one.
    private var engine: UnsafeMutablePointer<Engine>?

    /// Whether every view in the window participates. Otherwise only attached and queried views do.
    var findsViews: Bool { idle is StandaloneEngine }

    /// The participating views, indexed by `ListID`.
    var hosts: [ViewHost] = []

    /// The drag items from delegates, by the engine's ID.
    var dragItems: [ItemID: UIDragItem] = [:]
    var numbers: [ObjectIdentifier: ItemID] = [:]

    /// The drag items as other apps see them.
    var strangers: [ObjectIdentifier: UIDragItem] = [:]
    var formerStrangers: [UIDragItem] = []
    var sessions = SessionObjects()
    var lastSessions: [(finger: Int, drag: DragState)] = []

    /// The last answers of delegates about drop previews.
    var dropPreviews: [ItemID: UITargetedDragPreview] = [:]
    var isUpdatingDropPreview = false
    var animators: [CompletionID: (UIViewAnimatingPosition) -> Void] = [:]
    var placeholders: [ItemID: PlaceholderHandlers] = [:]
    var names: [ObjectIdentifier: String] = [:]

    /// Called before a delegate answers a question.
    package var willCall: ((DelegateCall, Engine) -> Void)?

    /// Called when UIKit raises, before the app continues.
    package var didRaise: ((UIKitException, Screen) -> Void)?

    /// The code that a program must add after dequeuing an unregistered identifier.
    package internal(set) var missingRegistration: String?

    /// The call sites in the program that updated lists, by their number in an update's origin, and the one where UIKit
    /// raised.
    var updateSites: [CallSite] = []
    var numbersOfSites: [CallSite: Int] = [:]
    var raisingSite: CallSite?

    /// The call site of the fault that is being raised, if it was no call to the engine.
    var siteOfFault: CallSite?

    // Replaces `performDropWith` for one drop.
    var performsTableDrop: ((any UITableViewDropCoordinator) -> Void)?
    var performsCollectionDrop: ((any UICollectionViewDropCoordinator) -> Void)?

    // State that touches have left open.
    var uncoveredRow: UncoveredRow?
    var menu: OpenMenu?
    var rowCalls: [RowCall] = []

    /// The last question.
    var lastCall: DelegateCall?

    // Loads.
    private(set) lazy var gate = DropGate(self)
    var groups: [ObjectsLoadID: () -> Void] = [:]
    var loadsOfGroup: LoadGroup?

    /// Blocks that run on the main queue after loads have been handled.
    var laterBlocks: [(activity: ItemProviderActivity, run: () -> Void)] = []

    /// The number of completions on the main queue.
    var completionCount = 0

    /// The blocks that wait for virtual time, ordered by time.
    var dueBlocks: [DueBlock] = []
    package internal(set) var complaints: [Complaint] = []

    public var finger: Finger { Finger(1, on: self) }

    /// Shows a controller in a window of the size of an iPad in portrait.
    ///
    /// `device`: Some rules depend on idiom and version (`device phone`, `ios 14` in a spec).
    public convenience init(showing controller: UIViewController, device: UIDevice.Model = .current) {
        self.init(device: device)
        calling {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// An empty screen; the program adds views to its window.
    public convenience init(device: UIDevice.Model = .current) {
        self.init(holding: StandaloneEngine(), device: device)
    }

    /// A screen over an engine that other code plays.
    package init(holding idle: any EngineHolder, device: UIDevice.Model? = nil) {
        self.idle = idle
        _ = MainQueueDelays.watch
        UIKitFault.raiseOnScreen = { Screen.current?.raise($0) }
        UIKitFault.logOnScreen = { Screen.current?.log($0) }
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

    /// Calls the body with the engine: the one that is calling the app, otherwise the idle one.
    package func withEngine<Result>(_ body: (inout Engine) -> Result) -> Result {
        if let engine { return watching(&engine.pointee, body) }
        var result: Result?
        idle.lendEngine { result = watching(&$0, body) }
        guard let result else { preconditionFailure("\(idle) has not handed its engine over.") }
        return result
    }

    /// Records the program's call site when UIKit raises.
    private func watching<Result>(_ engine: inout Engine, _ body: (inout Engine) -> Result) -> Result {
        guard raisingSite == nil, !engine.hasException else { return body(&engine) }
        let result = body(&engine)
        if engine.hasException, raisingSite == nil, let exception = engine.exception {
            raisingSite = siteOfFault ?? CallSite()
            didRaise?(exception, self)
        }
        return result
    }

    /// Runs code of the app that the engine calls. Its calls to UIKit go to the calling engine.
    package func callingOut<Result>(from caller: inout Engine, _ body: () -> Result) -> Result {
        let outer = (engine, Self.acting)
        defer { (engine, Self.acting) = outer }
        return withUnsafeMutablePointer(to: &caller) { pointer in
            engine = pointer
            Self.acting = self
            return body()
        }
    }

    /// Whether code of the app is running that the engine called.
    var isCallingOut: Bool { engine != nil }

    /// Runs code of the app that UIKit calls outside any gesture.
    package func calling<Result>(_ body: () -> Result) -> Result {
        let outer = Self.acting
        defer { Self.acting = outer }
        Self.acting = self
        return body()
    }

    /// Makes this the screen of code outside any call, with its device, since others may have been played meanwhile.
    func comeForward() {
        if Self.latestNumber != number { (Self.latest, Self.latestNumber) = (self, number) }
        UIDevice.current.model = UIDevice.Model(withEngine { $0.device })
    }

    /// The screen of a view, otherwise the current one.
    static func of(_ view: UIView) -> Screen {
        view.window?.screenHost ?? acting ?? ofTask ?? nowhere
    }

    /// The screen of code that no screen called. A task without a screen of its own does not use another task's, which
    /// may be gone at its next turn; the tasks of a scenario's app use the scenario's.
    private static var ofTask: Screen? {
        if let scenario = ScenarioScreen.current { return scenario.screen }
        guard let task = currentTask, !MainQueueDelays.isHeldAlone else { return latest }
        return screensOfTasks[task]?.screen
    }

    /// The screen of views without a window, when no screen exists, and of those whose screen is gone.
    static var nowhere: Screen {
        if let kept { return kept }
        let former = latest
        let screen = Screen()
        kept = screen
        former?.comeForward()
        return screen
    }

    private static var kept: Screen?

    /// Whether UIKit has raised an exception, after which no call has an effect.
    public var hasCrashed: Bool { withEngine { $0.exception != nil } }
}

/// Holds an engine between gestures.
@MainActor package protocol EngineHolder: AnyObject {
    /// Runs the body once. Not generic, so that callers need not be either.
    func lendEngine(to body: (inout Engine) -> Void)
}
