/// The stored properties that are not part of a state's key, each with the reason why nothing that follows depends on
/// it.
enum UnwrittenState {
    /// By type: everything that the type stores.
    static let types: [String: String] = [
        "AppAction": "describes what an app has done",
        "CallPattern": declared, "CallPattern.Places": declared, "CallRule": declared, "DelegateRules": declared,
        "DelegateScript": declared, "LoadStatement": declared, "MethodReference": declared, "Place": declared,
        "ProposalExpression": declared, "Statement": declared, "TouchedRow": declared,
        "Device": declared, "SystemVersion": declared, "TypeTree": declared, "ProviderConfiguration": declared,
        "Representation": declared, "Rulebook": declared, "QuestionSet": declared, "AppID": declared,
        "Mismatch": past, "ProgramPlaces": past, "TraceEntry": past, "TraceRecord.Step": past, "UpdateOrigin": past,
        "NameTable": "the names of rows and sections, which grow by those that the state mentions",
        "RowNode": "part of the rows, which are written by their fingerprint",
        "RowSequence": "part of the rows, which are written by their fingerprint",
        "Fingerprint": "part of the rows, which are written by their fingerprint",
        "ScenarioLimits": "ends a play that takes too long, and is the same for all compared states",
        "ScenarioPlayer.Allowance": "set by expectations only",
    ]

    /// By type and property.
    static let properties: [String: String] = [
        "Animations.animationCount": counter, "Animations.completionCount": counter,
        "VirtualClock.mainQueueBlockCount": counter,
        "Animations.animatorAtHand": "written as the animation that it refers to, `atHand`",
        "VirtualClock.milliseconds": "due times are written relative to it",
        "DragState.updateCountAtLift": "written as whether the list has changed since",
        "Load.endMilliseconds": "follows from the start and the duration",
        "Load.objectsLoad": "its group is written with its loads",
        "Delivery.form": "follows from the declared item", "DeliveryLog.last": "written by its text and type",
        "Engine.delegate": "the script player, which writes itself", "Engine.returned": atRest,
        "ListState.id": declared, "ListState.kind": declared, "ListState.name": declared, "ListState.app": declared,
        "ListState.data": declared, "ListState.cadence": declared, "ListState.reorders": declared,
        "ListState.isSpringLoaded": declared, "ListState.visibleRowCount": declared, "ListState.pasteTypes": declared,
        "ListState.superview": declared, "ListState.hasExtendedLift": declared,
        "ListState.allowsSimultaneousDropSessions": declared,
        "ListState.allowsSimultaneousRecognitionDuringLift": declared, "ListState.hasLiveCells": declared,
        "ListState.reuseIdentifiers": declared,
        "Load.state": "only pending loads are written", "Finding.cause": past, "Finding.program": past,
        "Finding.step": past, "WaitingBlock.then": "follows from its range, which is written",
        "WaitingBlock.otherwise": "follows from its range, which is written",
        "ListState.updateCount": "compared with the count at the lift, which is written",
        "ListUpdate.origin": past,
        "DelegateCall.dragState": "follows from the question of a pending end call",
        "DelegateCall.springLoadingState": "follows from the question of a pending end call",
        "DelegateCall.item": "follows from the question of a pending end call",
        "DelegateCall.path": "follows from the question of a pending end call",
        "DelegateCall.position": "follows from the question of a pending end call",
        "DelegateCall.space": "follows from the question of a pending end call",
        "DelegateCall.target": "follows from the question of a pending end call",
        "ScenarioPlayer.callCursors": judging, "ScenarioPlayer.expectationCount": judging,
        "ScenarioPlayer.mismatches": past, "ScenarioPlayer.allowance": judging, "ScenarioPlayer.passedLimit": past,
        "ScenarioPlayer.playedCount": counter, "ScenarioPlayer.limits": declared, "ScenarioPlayer.programPlaces": past,
        "ScenarioPlayer.hostScene": declared, "ScenarioPlayer.keepsMoments": declared, "Watch.moments": past,
        "ScriptPlayer.appActions": past, "ScriptPlayer.origins": past, "ScriptPlayer.followedRules": past,
        "ScriptPlayer.scripts": declared, "ScriptPlayer.hostedLists": declared, "ScriptPlayer.callWatch": judging,
        "ScriptPlayer.isPlayingStep": atRest, "ScriptPlayer.depth": atRest, "ScriptPlayer.callDepth": atRest,
        "ScriptPlayer.phraseCount": "ends a play that takes too long",
        "ScriptPlayer.budget": "ends an exploration that takes too long",
        "Scene.device": declared, "Scene.catalog": declared, "Trace.callDepth": atRest, "Trace.entries": past,
        "Watch.announced": judging, "Watch.appActionCount": past, "Watch.step": past, "Watch.steps": past,
        "WatchedDrop.firstAppAction": past, "WatchedDrop.firstEntry": past, "WatchedDrop.step": past,
        "WatchedDrop.namedLists": judging, "WatchedDrop.namesLoads": judging,
    ]

    private static let declared = "declared with the scene, and the same for all compared states"
    private static let past = "tells what has been, and decides nothing"
    private static let judging = "changed by expectations only"
    private static let counter = "a number without meaning of its own; what it numbers is written by its order"
    private static let atRest = "has its first value between two steps"

    static func isExcused(_ property: String) -> Bool {
        properties[property] != nil || types[type(of: property)] != nil
    }

    /// `DragState.Item` of `DragState.Item.id`.
    static func type(of property: String) -> String {
        property.split(separator: ".").dropLast().joined(separator: ".")
    }
}
