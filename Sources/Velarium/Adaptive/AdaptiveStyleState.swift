/// The style of an adaptive overlay and the changes of it. Decides only; `AdaptiveOverlayController` carries out the
/// effects.
///
///     closed ─▶ open ⇄ changing
///       ▲        │        │
///       └──── closing ◀───┘
///
/// A change that is requested while another one runs replaces it: the motion goes on from where it is. Each change ends
/// once, as arrived or not.
///
///     var state = AdaptiveStyleState(.popover)
///     _ = state.handle(.presentationWillBegin)
///     let effects = state.handle(.request(.sheet, isAnimated: true, 1))
public struct AdaptiveStyleState: Hashable, Sendable {
    /// Identifies a requested change.
    public typealias ChangeID = Int

    /// The phase of the presentation.
    public enum Phase: Hashable, Sendable {
        /// Nothing is presented.
        case closed
        /// The overlay is presented in its style.
        case open
        /// The overlay moves to its style.
        case changing
        /// The overlay is being dismissed.
        case closing
    }

    /// An input of the state machine.
    public enum Event: Hashable, Sendable {
        /// A presentation begins.
        case presentationWillBegin
        /// The app, or its rule, wants another style.
        case request(OverlayStyle, isAnimated: Bool, ChangeID)
        /// The motion of this change has ended, or was interrupted.
        case motionDidEnd(ChangeID)
        /// A dismissal begins.
        case dismissalWillBegin
        /// The dismissal was canceled.
        case dismissalWasCanceled
        /// The overlay has left the screen.
        case presentationDidEnd
    }

    /// An effect to perform.
    public enum Effect: Hashable, Sendable {
        /// Move the overlay to its style, from wherever it is.
        case move(isAnimated: Bool, ChangeID)
        /// Notify the observers that the overlay has arrived at its style.
        case reportStyle(OverlayStyle)
        /// Call the completion of this change.
        case finish(ChangeID, hasArrived: Bool)
    }

    /// The style, or the one that the overlay moves to.
    public private(set) var style: OverlayStyle
    /// The current phase. Initially closed.
    public private(set) var phase = Phase.closed
    /// The changes to `style` that have not ended, the one that moves first.
    private var pending: [ChangeID] = []

    /// Creates the state of an overlay that is not presented.
    public init(_ style: OverlayStyle) { self.style = style }

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    public mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.closed, .presentationWillBegin):
            phase = .open
            return []
        case (_, .request(let style, let isAnimated, let id)): return request(style, isAnimated: isAnimated, id)
        case (.changing, .motionDidEnd(let id)) where id == pending.first:
            phase = .open
            return [.reportStyle(style)] + finishAll(hasArrived: true)
        case (.open, .dismissalWillBegin), (.changing, .dismissalWillBegin):
            let wasChanging = phase == .changing
            phase = .closing
            // The card goes on to its place while it leaves, so a canceled dismissal finds it there.
            return (wasChanging ? [.reportStyle(style)] : []) + finishAll(hasArrived: false)
        case (.closing, .dismissalWasCanceled):
            phase = .open
            return []
        case (.open, .presentationDidEnd), (.changing, .presentationDidEnd), (.closing, .presentationDidEnd):
            phase = .closed
            return finishAll(hasArrived: false)
        case (.closed, _), (.open, _), (.changing, _), (.closing, _): return nil
        }
    }

    private mutating func request(_ next: OverlayStyle, isAnimated: Bool, _ id: ChangeID) -> [Effect] {
        switch phase {
        case .closing: return [.finish(id, hasArrived: false)]
        case .closed:
            style = next
            return [.finish(id, hasArrived: true)]
        case .open where next == style: return [.finish(id, hasArrived: true)]
        case .changing where next == style && isAnimated:
            pending.append(id)
            return []
        case .open, .changing:
            let replaced = next == style ? [] : finishAll(hasArrived: false)
            style = next
            guard isAnimated else {
                phase = .open
                pending.append(id)
                return replaced + [.move(isAnimated: false, id), .reportStyle(next)] + finishAll(hasArrived: true)
            }
            phase = .changing
            pending = [id]
            return replaced + [.move(isAnimated: true, id)]
        }
    }

    private mutating func finishAll(hasArrived: Bool) -> [Effect] {
        defer { pending = [] }
        return pending.map { .finish($0, hasArrived: hasArrived) }
    }
}
