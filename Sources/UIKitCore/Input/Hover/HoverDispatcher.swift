import CoreGraphics
import StateMachines

/// An interaction that reacts to the pointer over its view. Only the innermost one below the pointer is told.
@MainActor package protocol PointerTracking: AnyObject {
    /// Whether the interaction reacts now.
    var tracksPointer: Bool { get }
    /// What the desktop's pointer looks like while it is over the view.
    var cursor: PointerCursor { get }
    /// The pointer entered the view or moved in it, or the view moved. Points of the screen, y down.
    func pointerDidMove(to location: CGPoint, modifiers: UIKeyModifierFlags)
    /// The pointer left the view, or a view inside it has an interaction of its own.
    func pointerDidExit()
}

/// Tells recognizers and interactions what the pointer is over. Nothing happens without a pointer.
@MainActor final class HoverDispatcher {
    private unowned let system: UIKitSystem
    private let hitTest: (CGPoint) -> UIView?
    private var stateMachine = HoverStateMachine<ObjectIdentifier>()
    private let runner = EffectRunner<HoverStateMachine<ObjectIdentifier>.Effect>()
    private var observers: [ObjectIdentifier: WeakObject] = [:]
    /// Where the pointer is, in points of the screen; nil when it is not over the screen.
    private(set) var location: CGPoint?
    private var hasMoved = false
    private var time: Seconds = 0
    private var isUpdating = false
    /// What the desktop's pointer looks like.
    private var cursor = PointerCursor.arrow

    init(system: UIKitSystem, hitTest: @escaping (CGPoint) -> UIView?) {
        self.system = system
        self.hitTest = hitTest
    }

    /// Records the pointer's new location, nil when it left the screen; `update()` tells the observers. A non-finite
    /// location is dropped with a log line.
    func receive(_ location: CGPoint?, time: Seconds) {
        if let location, !location.x.isFinite || !location.y.isFinite {
            return Log.line("A pointer has a non-finite location: (\(location.x), \(location.y)).")
        }
        hasMoved = hasMoved || location != self.location
        self.location = location
        self.time = time.isFinite ? max(time, self.time) : system.host.clock.now
    }

    /// Finds what is below the pointer after the layout of a frame, and tells the observers what changed.
    func update() {
        guard !isUpdating, location != nil || hasMoved else { return }
        isUpdating = true
        defer {
            updateCursor()
            isUpdating = false
        }
        forgetReleasedObservers()
        let wasMoved = hasMoved
        hasMoved = false
        guard let location else { return perform(stateMachine.handle(.left)) }
        let over = observers(at: location)
        for observer in over { observers[ObjectIdentifier(observer)] = WeakObject(observer) }
        let ids = over.map { ObjectIdentifier($0) }
        perform(stateMachine.handle(wasMoved ? .moved(over: ids) : .viewsChanged(over: ids)))
    }

    /// Cancels the hovering of the views in `tree`, which leaves its window.
    func cancelHover(ofTree tree: UIView) {
        guard !observers.isEmpty else { return }
        for id in stateMachine.observers {
            let observer = observers[id]?.object
            let view = (observer as? UIGestureRecognizer)?.view ?? (observer as? any UIInteraction)?.view
            if view?.isDescendant(of: tree) == true { perform(stateMachine.handle(.removed(id))) }
        }
    }

    /// Gives the host the cursor of the interaction below the pointer. The host is not called without a change.
    private func updateCursor() {
        let current = stateMachine.observers.lazy.compactMap { self.interaction($0) }.first
        let fresh = current?.cursor ?? .arrow
        guard fresh != cursor else { return }
        cursor = fresh
        system.host.cursor = fresh
    }

    /// The recognizers and the interaction at `location`, the innermost first.
    private func observers(at location: CGPoint) -> [AnyObject] {
        var found: [AnyObject] = []
        var hasInteraction = false
        var link = hitTest(location)
        while let view = link {
            for recognizer in view.gestureRecognizers ?? [] {
                guard let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled else { continue }
                found.append(hover)
            }
            if !hasInteraction, let interaction = view.pointerTracking {
                hasInteraction = true
                found.append(interaction)
            }
            link = view.superview
        }
        return found
    }

    private func forgetReleasedObservers() {
        for id in stateMachine.observers where observers[id]?.object == nil {
            _ = stateMachine.handle(.removed(id))
        }
        observers = observers.filter { stateMachine.observers.contains($0.key) }
    }

    private func perform(_ effects: [HoverStateMachine<ObjectIdentifier>.Effect]) {
        guard !effects.isEmpty else { return }
        let event = HoverEvent(at: time, system.frameLoop.dispatcher.heldModifiers)
        let point = location ?? .zero
        runner.runImmediately(effects) { effect in
            switch effect {
            case .enter(let id):
                recognizer(id)?.pointerDidEnter(at: point, event)
                interaction(id)?.pointerDidMove(to: point, modifiers: event.modifierFlags)
            case .move(let id):
                recognizer(id)?.pointerDidMove(to: point, event)
                interaction(id)?.pointerDidMove(to: point, modifiers: event.modifierFlags)
            case .exit(let id), .cancel(let id):
                recognizer(id)?.pointerDidExit(at: point, event, isCancelled: effect == .cancel(id))
                interaction(id)?.pointerDidExit()
            }
        }
    }

    private func recognizer(_ id: ObjectIdentifier) -> UIHoverGestureRecognizer? {
        observers[id]?.object as? UIHoverGestureRecognizer
    }

    private func interaction(_ id: ObjectIdentifier) -> (any PointerTracking)? {
        observers[id]?.object as? any PointerTracking
    }
}

extension UIView {
    /// The first interaction of the view that reacts to the pointer now.
    fileprivate var pointerTracking: (any PointerTracking)? {
        for interaction in interactions {
            if let tracking = interaction as? any PointerTracking, tracking.tracksPointer { return tracking }
        }
        return nil
    }
}

/// The movement of a pointer without a pressed button.
private final class HoverEvent: UIEvent {
    override var type: EventType { .hover }

    init(at time: Seconds, _ modifiers: UIKeyModifierFlags) {
        super.init()
        timestamp = time
        modifierFlags = modifiers
    }
}
