/// What people write first who know UIKit, XCTest, Jest or Gherkin, where no alias reads it.
///
/// A text, like the table of aliases. Advice that leaves a choice has no row here.
enum TranslationTable {
    static let rows: [Translation] = text.split(separator: "\n").map { Translation($0) }

    private static let text =
        """
        (UITableView|TableView|tableview) * => table *
        (UICollectionView|CollectionView|collectionview) * => collection *
        list NAME : * => table NAME : *
        (new|create|make|declare|build) * => *
        (table|collection) (with|rows|items)? (:|=)? NUMBER (rows|items|cells)? => (table|collection) : LABELS
        (rows|items|cells) (:|=)? NUMBER => FIRST table : LABELS
        (list|rows|items|labels|cells) :? * => FIRST table : *
        (list|rows|items|sections) :? *| => FIRST table { *| }
        (table|collection) : *| => (table|collection) { *| }
        (tap|touch|press) and hold * => lift *
        hold * => lift *
        (tap|click|touch|press) * => select * | add *
        (simulate|perform|user) * => *
        (grab|pick|pickUp|beginDrag|startDrag) * => drag *
        (begin|start) (drag|dragging) * => drag *
        pick up * => drag *
        enter => hover in ONLY
        (moveTo|dragTo|over|enter) * => hover *
        (move|drag) (to|over) * => hover *
        (performDrop|endDrag) => drop
        (end|finish|stop) (drag|dragging) => drop
        let go => drop
        (lift|raise|release) finger => drop
        cancel (drag|dragging|session) => cancel
        (abort|cancelDrag) => cancel
        (sleep|pause|delay|tick) * => wait *
        wait for TIME => wait TIME
        wait (for|until)? (animation|animations|idle|settled|done) * => settle
        (given|Given|set|propose|return|delegate) proposal (:|=|->)? * => with dropSessionDidUpdate -> *
        (stub|mock) proposal (:|=|->|returns)? * => with dropSessionDidUpdate -> *
        (propose|proposal) ROW : * => with dropSessionDidUpdate at ROW -> *
        (propose|proposal) :? NAME intent into => with dropSessionDidUpdate -> NAME insertInto
        (propose|proposal) :? NAME intent at => with dropSessionDidUpdate -> NAME insertAt
        (propose|proposal) :? NAME intent :? * => with dropSessionDidUpdate -> NAME *
        (propose|proposal) :? NAME (into|onto) => with dropSessionDidUpdate -> NAME insertInto
        (propose|proposal) :? NAME (at|between) => with dropSessionDidUpdate -> NAME insertAt
        (when|on|over) (hover|over)? ROW :? return? NAME => with dropSessionDidUpdate at ROW -> NAME
        (propose|proposal) :? * => with dropSessionDidUpdate -> *
        (on|delegate) :? update (returns|return|->|:)? * => with dropSessionDidUpdate -> *
        answer : * => with dropSessionDidUpdate -> *
        operation (:|=)? NAME => with dropSessionDidUpdate -> NAME
        (accept|accepts) :? NAME => delegate { canHandle when session conforms NAME -> true ; canHandle -> false }
        (given|Given|when|When|and|And) * => *
        (given|Given|when|When|and|And) I * => *
        (given|Given|when|When) a drag of * => drag *
        (then|Then|and|And) expect * => expect *
        (then|Then|verify|check|should) order is * => expect order : *
        (then|Then|verify|check|should) * => expect *
        (then|Then|verify|check|should|assert) METHOD => expect call METHOD : once
        (never|expectNot) METHOD => expect no call METHOD
        (never|not|expectNot) called :? METHOD => expect no call METHOD
        func METHOD * => METHOD *
        (when|stub|mock|on|override|implement|func|set) METHOD (returns|return|returning|->|=|:) * => with METHOD -> *
        (implement|implements|with|provide) METHOD and? METHOD2 => with METHOD ; with METHOD2
        (on|override|implement|func|when|stub|mock) METHOD * => with METHOD *
        METHOD (returns|return|returning) * => METHOD -> *
        with METHOD (returns|return|returning) * => with METHOD -> *
        with METHOD -> loadObjects ofClass NAME => with METHOD { load session as NAME }
        with METHOD -> canLoadObjects ofClass NAME => \
        delegate { METHOD when session loads NAME -> true ; METHOD -> false }
        with METHOD -> hasItemsConforming toTypeIdentifiers * => \
        delegate { METHOD when session conforms * -> true ; METHOD -> false }
        METHOD -> canLoadObjects ofClass NAME => METHOD when session loads NAME -> true ; METHOD -> false
        METHOD -> hasItemsConforming toTypeIdentifiers * => METHOD when session conforms * -> true ; METHOD -> false
        METHOD -> session.localDragSession != none => METHOD when local -> true ; METHOD -> false
        with METHOD -> session.localDragSession != none => delegate { METHOD when local -> true ; METHOD -> false }
        METHOD -> indexPath.row != ROW => METHOD at ROW -> false ; METHOD -> true
        METHOD -> indexPath.row : ROW => METHOD at ROW -> true ; METHOD -> false
        with METHOD -> indexPath.row != ROW => delegate { METHOD at ROW -> false ; METHOD -> true }
        with METHOD -> indexPath.row : ROW => delegate { METHOD at ROW -> true ; METHOD -> false }
        with dragInteractionEnabled = true => list drag on
        (setEditing|isEditing|editing) (=|:)? (true|on|yes)? @ => SCENE editing
        (isSpringLoaded|springLoaded|springloaded|spring) (=|:)? (true|on|yes) @ => SCENE spring-loaded
        (springLoaded|springloaded|spring-loaded) :? row? ROW => SCENE spring-loaded
        (reorderingCadence|cadence) (=|:)? NAME @ => SCENE cadence NAME
        (dataSource|datasource|data|use) (=|:)? diffable @ => SCENE data diffable
        visible NUMBER rows? => SCENE visible NUMBER
        dragInteractionEnabled true @ => list drag on @
        dragInteractionEnabled false @ => list drag off @
        dragInteractionEnabled = true @ => list drag on @
        dragInteractionEnabled = false @ => list drag off @
        (dragDelegate|dropDelegate) = none @ => delegate @ none
        (dragDelegate|dropDelegate) none => delegate none
        no delegate => delegate none
        no (drag|drop) delegate => delegate none
        no (dragDelegate|dropDelegate) => delegate none
        (no|remove|delete|omit) METHOD => without METHOD
        delegate (without|lacks) METHOD => without METHOD
        not implemented :? METHOD => without METHOD
        not implemented :? METHOD and? METHOD2 => without METHOD ; without METHOD2
        dataSource METHOD * => with METHOD *
        data (insert|remove|move) * => model (insert|remove|move) *
        move (from|at) ROW to ROW2 in NAME => model move ROW to ROW2
        remove at ROW in NAME => model remove ROW
        insert NAME at ROW in NAME2 => model insert NAME at ROW
        NAME (row|item|cell) NUMBER (in|of) section NUMBER2 * => NAME PATH *
        NAME NUMBER (in|of) section NUMBER2 * => NAME PATH *
        NAME section NUMBER2 (row|item|cell) NUMBER * => NAME PATH *
        (scrollToRow|scrollToItem) at ROW at NAME @ => list scroll to ROW @
        scroll to ROW @ => list scroll to ROW @
        finger NUMBER : * => finger NUMBER ; *
        apply snapshot : * => snapshot delete all ; snapshot append section main ; snapshot append * ; snapshot apply
        insert placeholder at ROW => placeholder insert at ROW
        insert NAME at ROW @ => model insert NAME at ROW @ ; list insert ROW @
        (delete|remove) ROW @ => model remove ROW @ ; list delete ROW @
        (reload|refresh) row? ROW? @ => list reload ROW? @
        external drag? :? (text|image|file|url|photo|string)? (NAME|TEXT) => \
        app Outside { view source : (NAME|TEXT) } ; drag (NAME|TEXT) from source
        external drag? :? (text|image|file|url|photo|string)? (NAME|TEXT) from NAME2 => \
        app NAME2 { view source : (NAME|TEXT) } ; drag (NAME|TEXT) from source
        external drag? :? (text|image|file|url|photo|string)? (NAME|TEXT) (load|loads)? (after|delay|in)? TIME => \
        app Outside { view source : (NAME|TEXT) } ; item (NAME|TEXT) { after TIME } ; drag (NAME|TEXT) from source
        external drag? :? (NAME|TEXT) (type|as) (:|=)? NAME2 => app Outside { view source : (NAME|TEXT) } ; \
        item (NAME|TEXT) { type : NAME2 } ; drag (NAME|TEXT) from source
        drag from? (external|outside) (text|image|file|url|item)? (NAME|TEXT) => \
        app Outside { view source : (NAME|TEXT) } ; drag (NAME|TEXT) from source
        drag (text|image|url|file|photo|string) TEXT => app Outside { view source : TEXT } ; drag TEXT from source
        drag (NAME|TEXT) from app NAME2 => app NAME2 { view source : (NAME|TEXT) } ; drag (NAME|TEXT) from source
        drag (NAME|TEXT) from app TEXT2 => app TEXT2 { view source : (NAME|TEXT) } ; drag (NAME|TEXT) from source
        drag (NAME|TEXT) from (external|outside|elsewhere) => app Outside { view source : (NAME|TEXT) } ; \
        drag (NAME|TEXT) from source
        drag LIST ROW * => drag ROW from LIST *
        lift LIST ROW * => lift ROW from LIST *
        add LIST ROW * => add ROW from LIST *
        reorder LIST ROW * => reorder ROW from LIST *
        hover LIST ROW * => hover ROW in LIST *
        select LIST ROW => select ROW in LIST
        spring LIST ROW => spring ROW in LIST
        drag LIST ROW to LIST2 => drag ROW from LIST ; hover LIST2 ; drop
        drag ROW in NAME to LIST ROW2 => drag ROW from NAME ; hover ROW2 in LIST ; drop
        drag ROW (->|onto) ROW2 => drag ROW to ROW2
        drag and drop ROW to ROW2 => drag ROW to ROW2
        drag from ROW to ROW2 => drag ROW to ROW2
        drag ROW to (last|bottom) => drag ROW to end
        drag ROW over ROW2 => drag ROW ; hover ROW2
        drag ROW over ROW2 and drop => drag ROW ; hover ROW2 ; drop
        drag ROW (then|and) hover ROW2 => drag ROW ; hover ROW2
        drag ROW (then|and) drop ROW2 => drag ROW to ROW2
        drag ROW then hover ROW2 (then|and) drop => drag ROW ; hover ROW2 ; drop
        drag ROW (and|with) ROW2 => select ROW ROW2 ; drag ROW
        drag (rows|items|cells) * => drag *
        drag ROW ROW2 => select ROW ROW2 ; drag ROW
        drag ROW ROW2 ROW3 => select ROW ROW2 ROW3 ; drag ROW
        drag ROW ROW2 to ROW3 => select ROW ROW2 ; drag ROW ; hover ROW3 ; drop
        select ROW and ROW2 => select ROW ROW2
        addItem * => add *
        NAME (first|top) @ => NAME 0 @
        hover (last|bottom) @ => hover end @
        hover (above|below) ROW @ => hover ROW (above|below) @
        hover (into|onto) ROW @ => hover ROW into @
        hover ROW (middle|center) @ => hover ROW into @
        hover ROW top @ => hover ROW above @
        hover ROW bottom @ => hover ROW below @
        hover empty space @ => hover empty @
        hover edge (top|bottom) => hover (top|bottom) edge
        hover edge (top|bottom) for? TIME => hover (top|bottom) edge ; wait TIME
        hover (top|bottom) edge TIME => hover (top|bottom) edge ; wait TIME
        hover NUMBER2 NUMBER => hover PATH
        hover end of section ROW @ => hover end of ROW @
        drop in LIST at ROW => hover ROW in LIST ; drop
        drop (outside|away|nowhere) => leave ; drop
        drop (at|over|into|in) ROW => hover ROW ; drop
        drop ROW @ => hover ROW @ ; drop
        drop (above|below) ROW @ => hover ROW (above|below) @ ; drop
        (leave|exit) LIST => leave
        (move|go) (outside|away|out) => leave
        hover ROW for? TIME => hover ROW ; wait TIME
        lift ROW for TIME => lift ROW ; wait TIME
        hover (outside|away|nowhere) => leave
        with METHOD (row|item)? ROW (->|:|=|returns) * => with METHOD at ROW -> *
        METHOD (row|item)? ROW (->|:|=|returns) * => METHOD at ROW -> *
        METHOD (true|false) => METHOD -> (true|false)
        with METHOD (true|false) => with METHOD -> (true|false)
        METHOD (:|=) * => METHOD -> *
        with METHOD (:|=) * => with METHOD -> *
        table NAME : *| => table NAME { *| }
        collection NAME : *| => collection NAME { *| }
        device iPad iOS * => device pad ; ios *
        device iPhone iOS * => device phone ; ios *
        device : iPad * => device pad
        device : iPhone * => device phone
        (require|use|set) device :? * => device *
        device : * => device *
        traits? idiom :? NAME => device NAME
        (interaction|interactions) :? (drag|drop) => (drag|drop) on
        (drag|drop) interaction => (drag|drop) on
        (iPad|pad) => device pad
        (iPhone|phone) => device phone
        (ios|iOS) : * => ios *
        (import|require) TEXT => include TEXT
        (background|Background|setup) BLOCK => before BLOCK
        scenario TEXT (skip|skipped|pending) BLOCK => @skip("why") scenario TEXT BLOCK
        (skip|pending|ignore) TEXT scenario TEXT2 BLOCK => @skip( TEXT ) scenario TEXT2 BLOCK
        (todo|pending|planned) TEXT => @skip("todo") scenario TEXT { }
        (macro|function|helper|procedure) NAME * BLOCK => define NAME ( * ) BLOCK
        (describe|context|feature|Feature|suite) TEXT BLOCK => scenario TEXT BLOCK
        (scenario.only|test.only|it.only|only|fit) TEXT BLOCK => @only scenario TEXT BLOCK
        (scenario.skip|test.skip|it.skip|xit|xtest|xscenario) TEXT BLOCK => @skip("why") scenario TEXT BLOCK
        (let|var) NAME = (table|collection|view) * => (table|collection|view) NAME : *
        (let|var) NAME = ROW => parameters { NAME ROW }
        (let|var) NAME = TEXT => parameters { NAME TEXT }
        set * => *
        (insertRows|insertItems) at ROW with NAME @ => model insert NAME at ROW @ ; list insert ROW @
        (insertRows|insertItems) ROW : NAME @ => model insert NAME at ROW @ ; list insert ROW @
        loadObjects ofClass NAME => load session as NAME
        loadObject ofClass NAME => load item as NAME
        item NAME : text TEXT => item NAME { text TEXT }
        item NAME = NSItemProvider object TEXT as NAME2 => item NAME { object NAME2 { text TEXT } }
        item NAME = NSItemProvider object TEXT => item NAME { text TEXT }
        (provider|item) NAME fails with TEXT => item NAME { fails TEXT }
        provider NAME registerDataRepresentation * => item NAME { data * }
        item NAME (type|types) : * => item NAME { type : * }
        item NAME (type|types|provider) : NAME2 TEXT => item NAME { type : NAME2 ; text TEXT }
        expect (no|not) (drag|session|dragging|lifted) => expect state : idle
        expect (dragging|isDragging|drag|session) :? (false|no|none) => expect state : idle
        expect (dragging|isDragging|drag|session) :? (true|yes) => expect state : dragging
        expect (lifted|lifting) => expect state : lifted
        expect (lifted|lifting) :? ROW => expect cellDragState of ROW : lifting
        expect (dragging|dragged) :? ROW => expect cellDragState of ROW : dragging
        expect ROW (dragging|dragged) => expect cellDragState of ROW : dragging
        expect ROW (lifted|lifting) => expect cellDragState of ROW : lifting
        expect (placeholder|placeholders) at ROW => expect placeholders : 1
        expect placeholder @ => expect placeholders @ : 1
        expect (placeholder|placeholders) @ :? (deleted|removed|gone|none|no|false) => expect placeholders @ : 0
        expect (placeholder|placeholders) @ :? (inserted|shown|visible|yes|true) => expect placeholders @ : 1
        expect (no|not) (placeholder|placeholders) @ => expect placeholders @ : 0
        expect NUMBER (placeholder|placeholders) @ => expect placeholders @ : NUMBER
        expect copied => expect operation : copy
        expect (highlighted|targeted) :? ROW => expect cellDropState of ROW : targeted
        expect ROW (highlighted|targeted) => expect cellDropState of ROW : targeted
        expect (cancelled|canceled) :? (true|yes)? => expect operation : cancel
        expect (visible|displayed) : * => expect shown : *
        expect no drag session => expect state : idle
        (soft|softly|eventually) expect * => expect *
        expect (idle|ended|finished) => expect state : idle
        expect (drag|session) (ended|finished|over) => expect state : idle
        expect (dragging|isDragging) => expect state : dragging
        expect (forbidden|cancel|copy|move) => expect proposal : (forbidden|cancel|copy|move)
        expect drop (operation|proposal) :? * => expect proposal : *
        expect error : TEXT => expect error TEXT
        expect (drag|session) active => expect active drag : yes
        expect no gap => expect gap : none
        expect (order|sections) :? *| => expect order { SECTIONS }
        expect METHOD : (true|false) => expect call METHOD : once -> (true|false)
        expect call METHOD from : ROW to : ROW2 => expect call METHOD from ROW to ROW2 : once
        expect (dropped|drop) => expect call performDropWith : once
        expect (not|no) (dropped|drop) => expect no call performDropWith
        expect ROW selected => expect selected : ROW
        expect LIST has * => expect order in LIST : *
        expect reloadData called => expect updates : reloadData
        expect order (unchanged|same) @ => expect order @ : ROWS
        expect order @ (unchanged|same) => expect order @ : ROWS
        expect (unchanged|nothing|no) (changed|change|changes|moved) => expect order : ROWS
        expect (count|rowCount|numberOfRows|numberOfItems) @ :? NUMBER => FLAT list count 0 @ ; expect returned : NUMBER
        expect (rows|items|cells) @ : NUMBER => FLAT list count 0 @ ; expect returned : NUMBER
        expect (rows|items|cells) count @ :? NUMBER => FLAT list count 0 @ ; expect returned : NUMBER
        expect NUMBER (rows|items|cells) @ => FLAT list count 0 @ ; expect returned : NUMBER
        expect dragSessionDidEnd (operation|with) :? NAME => expect operation : NAME
        expect spring ROW => expect springLoading : activated on ROW
        expect spring ROW => expect springLoading : activated
        expect (call|calls|count)? METHOD called? at least once => expect calls { ... ; METHOD ; ... }
        expect (call|calls|count)? METHOD called? at least twice => expect calls { ... ; METHOD ; ... ; METHOD ; ... }
        expect (call|calls|count)? METHOD called? at least NUMBER (time|times)? => expect calls { ... ; TIMES ; ... }
        expect (call|calls|count)? METHOD called? exactly? (once|twice|never) => expect call METHOD : (once|twice|never)
        expect call METHOD ROW => expect call METHOD at ROW : once
        expect call METHOD destination :? ROW => expect call METHOD at ROW : once
        expect (call|calls|count)? :? METHOD called? exactly? :? NUMBER (time|times)? => expect call METHOD : NUMBER
        expect (no|not|never) :? METHOD => expect no call METHOD
        expect (throws|raises|crashes) => expect exception "..."
        expect (crash|exception) NAME => expect exception "..."
        expect (destination|destinationIndexPath) :? ROW => expect call performDropWith at ROW : once | \
        expect calls { ... ; dropSessionDidUpdate at ROW }
        (order|rows|items|labels) :? * => expect order : *
        expect (result|data|model|table|collection|list|cells|labels|contents) : * => expect order : *
        expect METHOD => expect call METHOD : once
        expect (no|not|never) (call|calls|called) (to|:)? METHOD => expect no call METHOD
        expect METHOD before NAME => expect calls { ... ; METHOD ; ... ; NAME ; ... }
        expect METHOD after NAME => expect calls { ... ; NAME ; ... ; METHOD ; ... }
        expect call METHOD before NAME => expect calls { ... ; METHOD ; ... ; NAME ; ... }
        expect call METHOD after NAME => expect calls { ... ; NAME ; ... ; METHOD ; ... }
        expect (call|calls) METHOD => expect call METHOD : once
        expect METHOD (returns|returned|->) * => expect call METHOD : once -> *
        expect METHOD to return * => expect call METHOD : once -> *
        expect called :? METHOD => expect call METHOD : once
        expect called : METHOD ROW => expect call METHOD at ROW : once
        expect called METHOD with ROW => expect call METHOD at ROW : once
        expect METHOD called with ROW => expect call METHOD at ROW : once
        expect METHOD called with ROW ROW2 => expect call METHOD from ROW to ROW2 : once
        expect METHOD called with from : ROW to : ROW2 => expect call METHOD from ROW to ROW2 : once
        expect (call|called) METHOD * => expect call METHOD * : once
        expect last call : METHOD => expect calls { ... ; METHOD }
        expect first call : METHOD => expect calls { METHOD ; ... }
        expect calls in order : * => expect calls { ... ; *... ; ... }
        expect calls (contains|contain|include|includes|are) :? * => expect calls { ... ; *... ; ... }
        expect (sequence|callOrder) : * => expect calls { ... ; *... ; ... }
        expect call (order|sequence) : * => expect calls { ... ; *... ; ... }
        expect calls METHOD : * => expect call METHOD : *
        expect calls : * => expect calls { ... ; *... ; ... }
        expect calls in LIST : * => expect calls in LIST { ... ; *... ; ... }
        expect METHOD (called|toHaveBeenCalled|toBeCalled) => expect call METHOD : once
        expect METHOD not (called|toHaveBeenCalled|toBeCalled) => expect no call METHOD
        expect METHOD toHaveBeenCalledTimes * => expect call METHOD : *
        expect LIST : * => expect order in LIST : *
        expect (order|rows|items) LIST : * => expect order in LIST : *
        expect LIST (order|rows|items) (is|equals|toEqual|toBe) * => expect order in LIST : *
        expect (order|rows|items) @ (is|equals|toEqual|toBe) * => expect order @ : *
        expect NAME (is|equals|toEqual|toBe) * => expect NAME : *
        (XCTAssertEqual|assertEqual|assertEquals) (order|rows|items) @ * => expect order @ : *
        (XCTAssertEqual|assertEqual|assertEquals) NAME * => expect NAME : *
        expect NAME @ :? true => expect NAME @ : yes
        expect not NAME @ => expect NAME @ : no
        expect NAME @ :? false => expect NAME @ : no
        expect NAME NAME2 @ :? true => expect NAME NAME2 @ : yes
        expect NAME NAME2 @ :? false => expect NAME NAME2 @ : no
        expect NAME @ => expect NAME @ : yes
        expect NAME NAME2 => expect NAME : yes ; expect NAME2 : yes
        """
}
