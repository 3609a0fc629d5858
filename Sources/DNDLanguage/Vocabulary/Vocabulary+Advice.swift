internal import DNDTranslation

/// What to write instead of words that other tests and UIKit's code begin with, but the language does not have.
extension Vocabulary {
    /// Every phrase in backticks is valid where steps are. A test reads them.
    package static let advice = AdviceTable(adviceText)

    /// The words, and what is said to them; after `expect:` what is no subject, with `ROW` for a row. A text, since an
    /// array would compile to code several times its size.
    private static let adviceText =
        """
        tap click touch press = A tap selects a row: `select 3`. During a drag a second finger adds one: `add 3`.
        describe context feature Feature suite class func = Scenarios stand side by side in a file: `scenario "moves \
        down" { drag 1; hover 3; drop }`.
        given Given and And = Nothing stands before a scene or a delegate: `table people: A B C`.
        when When = Nothing stands before a step: `drag A; hover C; drop`.
        then Then verify check should XCTAssertEqual XCTAssert XCTAssertTrue = A check begins with expect: `expect \
        order: A B C D E F`, `expect call performDropWith: once`.
        repeat for forEach while loop = A scenario runs once for each row of its examples (row place) { 0 3; 1 2 }, \
        with $row and $place.
        let var set = A value has a name as a parameter of the file: parameters { goal 4 }, then $goal.
        tearDown afterEach after reset = Each scenario starts from a fresh copy of the scene.
        scroll swipe autoscroll = A list scrolls while the finger rests near its edge: `hover bottom edge; wait \
        500ms`.
        edit isEditing setEditing = The block of a scene says so: `table people: A B { editing }`.
        isSpringLoaded = The block of a scene says so: `table people: A B { spring-loaded }`.
        dragInteractionEnabled = Write `list drag off`, or in the scene `table people: A B { drag off }`.
        dragDelegate dropDelegate = Without a delegate: `delegate in list none`.
        external outside = Another app has scenes of its own: `app Photos { view album: sunset }; drag sunset from \
        album`.
        provider NSItemProvider UIDragItem registerDataRepresentation = How an item is provided stands in its block: \
        `item B { type: public.png; after 200ms }`.
        loadObject loadObjects loadItem = A script of the delegate loads: `delegate in list { performDropWith { load \
        items } }`.
        move moveTo enter dragTo over = The finger moves with hover: `hover 3`, `hover in list`.
        skip pending ignore = A tag stands before a scenario: `@skip("why") scenario "moves down" { drag 1; hover 3; \
        drop }`.
        todo xfail expect:failure expect:fail = A scenario that cannot pass yet says so: `@todo("why") scenario "moves \
        down" { drag 1; hover 3; drop }`.
        on func override implement = What a method does stands in the delegate: `delegate { performDropWith { list \
        reload } }`.
        insert remove delete append = `list insert 2` tells UIKit, `model insert Z at 2` changes the app's data.
        sleep pause delay tick = Virtual time passes with `wait 200ms`.
        never not expectNot = Write `expect call performDropWith: never`.
        rotate resize zoom pinch = There is no geometry beyond rows and edges; `help` lists the verbs.
        proposal UITableViewDropProposal UICollectionViewDropProposal UIDropProposal = A proposal is an answer: \
        `delegate { dropSessionDidUpdate -> move insertAt }`.
        return = An answer stands behind an arrow: `delegate { canHandle -> true }`.
        end done = A block stands in braces: `delegate { performDropWith { list reload } }`.
        print log debug show calls trace diff which = The trace shows each step with its calls: dnd run --verbose.
        flow flowLayout layout columns = A collection needs no layout: `collection grid: A B`.
        expect:throws = Write `expect exception "..."`.
        expect:ROW expect:row expect:cell expect:item expect:first expect:last expect:*:not \
        expect:*:contain expect:*:contains = Where a row is, the whole order says: `expect order: A B C D \
        E F`.
        expect:section = The order of a list with sections is one for all: expect order { Fruits: A B; Roots: C }.
        expect:not = An order is expected as it is: `expect order: B C D A E F`. A method that must not be called: \
        `expect no call performDropWith`.
        expect:localDragSession expect:local = Whether a drag is local decides an answer: `with canHandle when local \
        -> true`.
        expect:animating expect:animation expect:animations = Virtual time passes with `wait 200ms`, and up to the end \
        of all animations with `settle`.
        expect:snapshot = What the list shows says `expect shown: B C D A E F`.
        expect:intent = The intent stands behind the operation: `expect proposal: move insertAt`.
        expect:session.items expect:dragItems = What is dragged is an answer: `expect call itemsForBeginning: \
        once -> B`.
        expect:*:crash expect:*:crashes expect:*:error expect:*:errors expect:*:exception expect:errors = An \
        exception or error that nothing expects fails the scenario: nothing need be said.
        expect:scrolled expect:contentOffset = Where a list has scrolled to shows in its gap: `expect gap: [0, 4]`.
        """

    /// What to write instead of a verb or a call of Swift, such as `tableView.insertRows`; nil for an unknown one.
    static func instead(of call: String) -> String? {
        let name = ForeignNames.member(call)?.name ?? call
        return advice[call] ?? advice[name] ?? aliases(name).first.map { "Here it is `\($0.form)`." }
    }

    /// What to expect instead of a subject that no expectation has; nil for an unknown one.
    static func insteadOfExpecting(_ subject: String) -> String? { advice["expect:" + subject] }
}
