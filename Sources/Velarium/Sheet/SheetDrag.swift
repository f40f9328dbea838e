import UIKit

/// What a finger on a sheet does to it. It only decides; `SheetPulling` acts on the answer. Heights are points above the
/// container's lower edge, speeds points a second, down.
///
///     idle ─▶ pulling ─▶ idle             (settle at a detent)
///       │        └─────▶ asking ─▶ idle   (whoever may refuse is asked: leave, or bounce back)
///       └───▶ holding ─▶ idle             (caught on its way out: on, or back)
public struct SheetDrag: Hashable, Sendable {
    /// What the finger does to the sheet.
    public enum Phase: Hashable, Sendable {
        /// Nothing.
        case idle
        /// The sheet follows the finger.
        case pulling
        /// It is on its way out, and in hand again.
        case holding
        /// It was let go to leave at this height; the answer is awaited.
        case asking(height: CGFloat)
    }

    /// What has happened.
    public enum Event: Hashable, Sendable {
        /// A finger has taken the sheet, which rests or is on its way to a detent, or is leaving.
        case began(isLeaving: Bool)
        /// The finger wants it at this height. Points above the lower edge.
        case moved(CGFloat)
        /// The finger was lifted, at this height and speed.
        case ended(height: CGFloat, speed: CGFloat)
        /// The finger was taken away, by the system or by code, at this height.
        case cancelled(height: CGFloat)
        /// Whether the sheet may leave.
        case answered(Bool)
    }

    /// What is to be done.
    public enum Effect: Hashable, Sendable {
        /// So much of the sheet is to be seen, at once. Points.
        case show(CGFloat)
        /// The sheet goes to a detent by itself, beginning at this speed.
        case settle(SheetDetent, speed: CGFloat)
        /// Asks whether it may leave, and has it leave at this speed.
        case ask(speed: CGFloat)
        /// It never may, and a person has tried.
        case announceAttempt
        /// Takes the dismissal in hand.
        case catchExit
        /// Has the dismissal stand where this much of the sheet is to be seen. Points.
        case showExit(CGFloat)
        /// Has the dismissal go on, beginning at this speed.
        case finishExit(speed: CGFloat)
        /// Has the dismissal go back, beginning at this speed.
        case turnBack(speed: CGFloat)
    }

    /// What the finger does now. Idle at first.
    public private(set) var phase = Phase.idle

    /// No finger is there.
    public init() {}

    /// What to do now, in order. Nil, with nothing changed, when `event` makes no sense in this phase.
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

    /// Whether a sheet that is let go there is to leave: flung down, or more than half below its lowest detent unless it
    /// is flung up.
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

/// Who gets how much of a finger's way on content that scrolls inside a sheet. Points, down.
public struct SheetHandOff: Equatable, Sendable {
    /// What moves the sheet: negative up.
    public let sheet: CGFloat
    /// What moves the content: negative where it goes up, and its offset grows.
    public let content: CGFloat

    /// Shares `way`. Down, content goes to its top first; up, the sheet goes to its highest detent first.
    ///
    /// - Parameters:
    ///   - way: The finger's, negative up.
    ///   - offset: How far content is below its top, at least 0.
    ///   - room: How far the sheet may still go up, at least 0.
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
