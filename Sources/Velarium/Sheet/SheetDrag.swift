import UIKit

/// The state of a drag on a bottom sheet. Decides only; `BottomSheetDragController` carries out the effects.
///
/// Heights are points above the container's lower edge, speeds are points per second, down.
///
///     idle ─▶ dragging ─▶ idle                      (settle at a detent)
///       │        └──────▶ awaitingDecision ─▶ idle  (dismiss, or bounce back)
///       └───▶ draggingDismissal ─▶ idle             (caught during the dismissal: finish or cancel it)
public struct SheetDrag: Hashable, Sendable {
    /// The phase of the drag.
    public enum Phase: Hashable, Sendable {
        /// No drag is in progress.
        case idle
        /// The sheet follows the finger.
        case pulling
        /// The user has caught the sheet during its dismissal.
        case holding
        /// The sheet was released to be dismissed, at this height. The decision is pending.
        case asking(height: CGFloat)
    }

    /// An input of the state machine.
    public enum Event: Hashable, Sendable {
        /// A drag begins, on a sheet that rests, settles or is being dismissed.
        case began(isLeaving: Bool)
        /// The finger has moved the sheet to this height. Points above the lower edge.
        case moved(CGFloat)
        /// The finger was lifted, at this height and speed.
        case ended(height: CGFloat, speed: CGFloat)
        /// The system or the app has canceled the drag, at this height.
        case cancelled(height: CGFloat)
        /// Whether the sheet may be dismissed.
        case answered(Bool)
    }

    /// An effect to perform.
    public enum Effect: Hashable, Sendable {
        /// Set the visible height without animation. Points.
        case show(CGFloat)
        /// Animate the sheet to a detent, with this initial speed.
        case settle(SheetDetent, speed: CGFloat)
        /// Ask whether the sheet may be dismissed, and dismiss it at this speed.
        case ask(speed: CGFloat)
        /// Notify the delegate that the user tried to dismiss a sheet that never allows it.
        case announceAttempt
        /// Pause the dismissal and make it interactive.
        case catchExit
        /// Move the interactive dismissal to this visible height. Points.
        case showExit(CGFloat)
        /// Finish the dismissal, with this initial speed.
        case finishExit(speed: CGFloat)
        /// Cancel the dismissal, with this initial speed.
        case turnBack(speed: CGFloat)
    }

    /// The current phase. Initially idle.
    public private(set) var phase = Phase.idle

    /// Creates the idle state.
    public init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    public mutating func handle(_ event: Event, on ground: SheetGround) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .began(isLeaving: false)): return enter(.pulling, [])
        case (.idle, .began(isLeaving: true)): return enter(.holding, [.catchExit])
        case (.pulling, .moved(let height)): return [.show(ground.shown(height))]
        case (.pulling, .ended(let height, let speed)): return letGo(at: height, speed, on: ground)
        case (.pulling, .cancelled(let height)):
            return enter(.idle, [.settle(ground.nearest(to: height), speed: 0)])
        case (.asking, .answered(true)): return enter(.idle, [])
        case (.asking(let height), .answered(false)):
            return enter(.idle, [.settle(ground.nearest(to: height), speed: 0)])
        case (.holding, .moved(let height)): return [.showExit(max(0, height))]
        case (.holding, .ended(let height, let speed)):
            let goes = SheetDrag.goes(at: height, speed, on: ground)
            return enter(.idle, [goes ? .finishExit(speed: speed) : .turnBack(speed: speed)])
        case (.holding, .cancelled): return enter(.idle, [.turnBack(speed: 0)])
        case (.idle, .moved), (.idle, .ended), (.idle, .cancelled), (.idle, .answered), (.pulling, .began),
            (.pulling, .answered), (.holding, .began), (.holding, .answered), (.asking, .began), (.asking, .moved),
            (.asking, .ended), (.asking, .cancelled):
            return nil
        }
    }

    private mutating func letGo(at height: CGFloat, _ speed: CGFloat, on ground: SheetGround) -> [Effect] {
        guard SheetDrag.goes(at: height, speed, on: ground) else {
            let aim = height - speed * SheetNumbers.foresight
            return enter(.idle, [.settle(ground.nearest(to: aim), speed: speed)])
        }
        guard ground.closes else {
            return enter(.idle, [.settle(ground.nearest(to: height), speed: 0), .announceAttempt])
        }
        return enter(.asking(height: height), [.ask(speed: speed)])
    }

    /// Whether releasing the sheet there dismisses it: flicked down, or more than half below its lowest detent and not
    /// flicked up.
    private static func goes(at height: CGFloat, _ speed: CGFloat, on ground: SheetGround) -> Bool {
        if speed >= SheetNumbers.dismissingSpeed { return true }
        let isFar = height < ground.lowest * (1 - SheetNumbers.dismissingPart)
        return isFar && speed >= -SheetNumbers.dismissingSpeed
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}

/// Distributes a drag on scrolling content between the sheet and that content. Points, y down.
public struct SheetHandOff: Equatable, Sendable {
    /// The distance that the sheet moves; negative is up.
    public let sheet: CGFloat
    /// The distance that the content moves; negative is up, which increases its offset.
    public let content: CGFloat

    /// Distributes a translation. Downward, the content scrolls to its top first; upward, the sheet grows to
    /// its highest detent first.
    ///
    /// - Parameters:
    ///   - translation: The translation of the finger; negative is up.
    ///   - offset: How far the content is scrolled from its top, at least 0.
    ///   - room: How far the sheet can still move up, at least 0.
    public init(of way: CGFloat, offset: CGFloat, room: CGFloat) {
        if way >= 0 {
            content = min(way, offset)
            sheet = way - content
        } else {
            sheet = -min(-way, room)
            content = way - sheet
        }
    }
}
