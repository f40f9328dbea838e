/// What the pointer is over. Decides only; `HoverDispatcher` carries out the effects.
///
///     outside ─▶ over ─▶ outside       one for each observer: a recognizer, or the region of an interaction
///
/// Observers that the pointer leaves are told before those that it enters; the innermost is left first and entered last.
package struct HoverStateMachine<ID: Hashable & Sendable>: Equatable {
    package enum Event: Equatable {
        /// The pointer moved, and is over these observers, the innermost first.
        case moved(over: [ID])
        /// The views changed below the pointer, which did not move; it is over these observers, the innermost first.
        case viewsChanged(over: [ID])
        /// The pointer left the screen.
        case left
        /// The observer left its window, or is disabled.
        case removed(ID)
    }

    package enum Effect: Equatable {
        case enter(ID), move(ID), exit(ID), cancel(ID)
    }

    /// The observers that the pointer is over, the innermost first.
    package private(set) var observers: [ID] = []

    package init() {}

    /// The effects to perform, in order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .moved(let fresh): return replaceObservers(with: fresh, hasMoved: true)
        case .viewsChanged(let fresh): return replaceObservers(with: fresh, hasMoved: false)
        case .left: return replaceObservers(with: [], hasMoved: true)
        case .removed(let id):
            guard let index = observers.firstIndex(of: id) else { return [] }
            observers.remove(at: index)
            return [.cancel(id)]
        }
    }

    private mutating func replaceObservers(with fresh: [ID], hasMoved: Bool) -> [Effect] {
        guard fresh != observers else { return hasMoved ? observers.map(Effect.move) : [] }
        let old = observers
        observers = fresh.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let exits = old.filter { !observers.contains($0) }.map(Effect.exit)
        let enters = observers.filter { !old.contains($0) }.reversed().map(Effect.enter)
        let moves = hasMoved ? observers.filter(old.contains).map(Effect.move) : []
        return exits + enters + moves
    }
}
