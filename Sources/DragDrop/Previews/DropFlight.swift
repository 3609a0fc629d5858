/// An item on its way into a plain view, with animations (R245).
struct DropFlight: Sendable {
    let item: ItemID

    /// The view that it was dropped on.
    let list: ListID

    /// When its preview is in its place; nil once it is, and for an item that shows nothing.
    var seatMilliseconds: Int?

    /// When the animation is over.
    let endMilliseconds: Int
}

extension Engine {
    /// How long a performed drop animates: in a plain view, with animations.
    func plainDropDuration(in list: ListID) -> Int {
        device.hasAnimations && self[list].kind == .view && obeys(.r245) ? Decisions.plainDropMilliseconds : 0
    }

    /// The items leave the finger for their places.
    mutating func beginDropFlights(of items: [DragState.Item], in list: ListID) {
        let now = clock.milliseconds
        for item in items {
            let isShown = item.preview != .none && !faded.contains(item.id)
            flights.append(
                DropFlight(
                    item: item.id, list: list,
                    seatMilliseconds: isShown ? now + Decisions.plainDropSeatMilliseconds : nil,
                    endMilliseconds: now + Decisions.plainDropMilliseconds))
        }
    }

    /// The plain view that an item is on its way into.
    package func viewReceiving(_ item: ItemID) -> ListID? {
        flights.last { $0.item == item }?.list
    }

    /// The time at which a preview is in its place, or an animation over, next.
    var nextFlightMilliseconds: Int? {
        flights.map { $0.seatMilliseconds ?? $0.endMilliseconds }.min()
    }

    /// Lets previews arrive and animations end that are due. Completions come before the ends of the session (R074).
    mutating func continueFlights() {
        let now = clock.milliseconds
        for index in flights.indices where flights[index].seatMilliseconds.map({ $0 <= now }) ?? false {
            flights[index].seatMilliseconds = nil
            record(.note(.previewSeated(flights[index].item, list: flights[index].list)), .r245)
        }
        guard flights.contains(where: { $0.endMilliseconds <= now }) else { return }
        flights.removeAll { $0.endMilliseconds <= now }
        endDueAnimations()
    }

    /// `UIDragItem.setNeedsDropPreviewUpdate()`: while the item animates into a plain view, its preview is asked for
    /// again; at any other time nothing happens (R246).
    package mutating func setNeedsDropPreviewUpdate(of item: ItemID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setNeedsDropPreviewUpdate(item), list: list), .r246)
        guard let view = viewReceiving(item), obeys(.r246), device.version >= Decisions.dropPreviewUpdateVersion else {
            record(.note(.actionWithoutEffect(list: list)), .r246)
            return
        }
        let answer = ask(DelegateCall(.dropPreview, in: view, item: item), because: .r246)
        faded.removeAll { $0 == item }
        fade(item, answering: answer, in: view)
    }
}
