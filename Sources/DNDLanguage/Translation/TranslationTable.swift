/// What people write first who know UIKit, XCTest, Jest or Gherkin, where no alias reads it.
///
/// A text, like the table of aliases. Advice that leaves a choice has no row here.
enum TranslationTable {
    static let rows: [Translation] = text.split(separator: "\n").map { Translation($0) }

    private static let text =
        """
        (tap|click|touch|press) * => select * | add *
        (moveTo|dragTo|over) * => hover *
        (move|drag) to * => hover *
        (sleep|pause|delay|tick) * => wait *
        (given|Given|when|When|and|And) * => *
        (then|Then|verify|check|should) order is * => expect order : *
        (then|Then|verify|check|should) * => expect *
        (never|expectNot) METHOD => expect no call METHOD
        (never|not|expectNot) called METHOD => expect no call METHOD
        (never|not) called : METHOD => expect no call METHOD
        (on|override|implement) METHOD * => with METHOD *
        with METHOD -> loadObjects ofClass NAME => with METHOD { load session as NAME }
        with METHOD -> canLoadObjects ofClass NAME => \
        delegate { METHOD when session loads NAME -> true ; METHOD -> false }
        with METHOD -> hasItemsConforming toTypeIdentifiers * => \
        delegate { METHOD when session conforms * -> true ; METHOD -> false }
        METHOD -> canLoadObjects ofClass NAME => METHOD when session loads NAME -> true ; METHOD -> false
        METHOD -> hasItemsConforming toTypeIdentifiers * => METHOD when session conforms * -> true ; METHOD -> false
        METHOD -> indexPath.row != ROW => METHOD at ROW -> false ; METHOD -> true
        METHOD -> indexPath.row : ROW => METHOD at ROW -> true ; METHOD -> false
        with METHOD -> indexPath.row != ROW => delegate { METHOD at ROW -> false ; METHOD -> true }
        with METHOD -> indexPath.row : ROW => delegate { METHOD at ROW -> true ; METHOD -> false }
        with dragInteractionEnabled = true => list drag on
        dragInteractionEnabled true @ => list drag on @
        dragInteractionEnabled false @ => list drag off @
        dragInteractionEnabled = true @ => list drag on @
        dragInteractionEnabled = false @ => list drag off @
        (dragDelegate|dropDelegate) = nil @ => delegate @ none
        drag LIST ROW * => drag ROW from LIST *
        lift LIST ROW * => lift ROW from LIST *
        add LIST ROW * => add ROW from LIST *
        reorder LIST ROW * => reorder ROW from LIST *
        hover LIST ROW * => hover ROW in LIST *
        select LIST ROW => select ROW in LIST
        spring LIST ROW => spring ROW in LIST
        drag ROW -> ROW2 => drag ROW to ROW2
        drag ROW then hover ROW2 => drag ROW ; hover ROW2
        drag ROW then hover ROW2 then drop => drag ROW ; hover ROW2 ; drop
        drop at ROW => hover ROW ; drop
        hover between ROW and ROW2 @ => hover ROW2 above @
        hover ROW TIME => hover ROW ; wait TIME
        lift ROW for TIME => lift ROW ; wait TIME
        hover (outside|away|nowhere) => leave
        with METHOD ROW -> * => with METHOD at ROW -> *
        METHOD ROW -> * => METHOD at ROW -> *
        METHOD (:|=) * => METHOD -> *
        with METHOD (:|=) * => with METHOD -> *
        table NAME : *| => table NAME { *| }
        collection NAME : *| => collection NAME { *| }
        device iPad iOS * => device pad ; ios *
        device iPhone iOS * => device phone ; ios *
        device : iPad * => device pad
        device : iPhone * => device phone
        scenario TEXT skip BLOCK => @skip("why") scenario TEXT BLOCK
        (xit|xtest|xscenario) TEXT BLOCK => @skip("why") scenario TEXT BLOCK
        (let|var) NAME = ROW => parameters { NAME ROW }
        (insertRows|insertItems) at ROW with NAME @ => model insert NAME at ROW @ ; list insert ROW @
        (insertRows|insertItems) ROW : NAME @ => model insert NAME at ROW @ ; list insert ROW @
        loadObjects ofClass NAME => load session as NAME
        loadObject ofClass NAME => load item as NAME
        item NAME (type|types) : * => item NAME { type : * }
        item NAME (type|types|provider) : NAME2 TEXT => item NAME { type : NAME2 ; text TEXT }
        expect no drag => expect state : idle
        expect (crash|exception) NAME => expect exception "..."
        expect destination : ROW => expect call performDropWith at ROW : once
        expect call METHOD => expect call METHOD : once
        expect called METHOD * => expect call METHOD * : once
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
        """
}
