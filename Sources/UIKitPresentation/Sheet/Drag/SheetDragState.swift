import CoreGraphics
import UIKitCore

/// The state of dragging a sheet. Decides only; `SheetDragController` performs the effects.
///
///     idle ─▶ resizing ⇄ dismissing ─▶ idle      (settle, or finish or cancel the dismissal)
///               ⇅ asking
///             resisting ─────────────▶ idle      (settle)
///
/// A drag moves the sheet's visible height: the distance from its lower edge at rest to its upper edge, in points.
/// From the lowest to the highest detent the sheet is resized. Below the lowest detent it moves down, after the
/// delegate was asked. Above the highest detent the content scrolls, if the drag began on a scroll view.
package struct SheetDragState: Hashable, Sendable {
    /// A phase of the drag.
    package enum Phase: Hashable, Sendable {
        case idle
        /// The sheet is between its lowest and highest detents. `base` is the visible height where the finger began.
        case resizing(base: CGFloat)
        /// The delegate is being asked whether the user may dismiss the sheet.
        case asking(base: CGFloat, Question)
        /// The dismissal is interactive. `rest` is the sheet's height.
        case dismissing(base: CGFloat, rest: CGFloat)
        /// The sheet may not be dismissed, and follows with rubber banding.
        case resisting(base: CGFloat)
    }

    /// Why the delegate is asked.
    package enum Question: Hashable, Sendable {
        /// The finger, `translation` points below its beginning, has moved the sheet below its lowest detent.
        case moved(translation: CGFloat)
        /// The finger was lifted with this speed, which dismisses the sheet.
        case released(translation: CGFloat, speed: CGFloat)
    }

    /// The condition of the sheet when a drag begins.
    package enum SheetCondition: Hashable, Sendable {
        /// It is presented, and rests or settles with this visible height.
        case presented(visibleHeight: CGFloat)
        /// It is being dismissed, with this visible height.
        case dismissing(visibleHeight: CGFloat)
    }

    /// Something that happened to the drag. Translations are positive downward, speeds are in points per second.
    package enum Event: Hashable, Sendable {
        case began(SheetCondition)
        case moved(translation: CGFloat)
        /// The delegate's answer to `askToDismiss`.
        case answered(mayDismiss: Bool)
        /// There is no interactive dismissal after `beginDismissal`: the app has ended the presentation, or presents.
        case dismissalDidNotBegin
        /// The app dismisses the sheet during its interactive dismissal.
        case dismissedByApp
        case ended(translation: CGFloat, speed: CGFloat)
        case cancelled
    }

    /// An action for the drag controller to perform.
    package enum Effect: Hashable, Sendable {
        /// Gives the sheet this height.
        case resize(to: CGFloat)
        /// Scrolls the content this many points down from where it was when the drag began.
        case scroll(by: CGFloat)
        /// Releases the content that was scrolled, with the finger's speed.
        case endScroll(speed: CGFloat)
        case askToDismiss
        case beginDismissal
        /// Moves the sheet, whose dismissal is interactive, this many points below its resting position.
        case moveDown(CGFloat)
        /// Moves the sheet down by `held` points, and by less than `pull` in addition.
        case rubberBand(held: CGFloat, pull: CGFloat)
        /// Animates the sheet out, or back, with the finger's speed.
        case finishDismissal(speed: CGFloat)
        case cancelDismissal(speed: CGFloat)
        /// Cancels the dismissal at once, without moving the sheet.
        case returnFromDismissal
        /// Selects the detent with this height for the user, and animates to it.
        case settle(at: CGFloat, speed: CGFloat)
        /// Animates to the selected detent.
        case returnToSelection
        /// Notifies the delegate that the user tried to dismiss.
        case notifyDismissalAttempt
    }

    /// The current phase.
    package private(set) var phase = Phase.idle

    /// An idle drag.
    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event, in limits: SheetDragLimits) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .began(.presented(let height))): return enter(.resizing(base: height), [])
        case (.idle, .began(.dismissing(let height))):
            return enter(.dismissing(base: height, rest: limits.restHeight), [])
        case (.resizing(let base), .moved(let way)): return resize(base, way, in: limits)
        case (.resizing(let base), .ended(let way, let speed)): return release(base, way, speed, in: limits)
        case (.asking(let base, let question), .answered(let mayDismiss)):
            return mayDismiss ? beginDismissal(base, question, in: limits) : refuse(base, question, in: limits)
        case (.dismissing(let base, let rest), .moved(let way)):
            guard base - way > rest, limits.canLeaveDismissal, limits.highest > rest else {
                return [.moveDown(max(0, rest - (base - way)))]
            }
            return [.returnFromDismissal] + resize(base, way, in: limits)
        case (.dismissing(let base, let rest), .ended(let way, let speed)):
            return releaseDismissal(visibleHeight: base - way, rest: rest, speed: speed, in: limits)
        case (.resisting(let base), .moved(let way)):
            guard base - way < limits.lowest else { return resize(base, way, in: limits) }
            return [rubberBand(base, way, in: limits)]
        case (.resisting(let base), .ended(let way, let speed)):
            let target = limits.target(from: base - way, speed: speed)
            return enter(.idle, [.settle(at: target, speed: speed)] + attempt(base, way, speed, in: limits))
        case (.dismissing, .cancelled): return enter(.idle, [.cancelDismissal(speed: 0)])
        case (.resizing, .cancelled), (.asking, .cancelled), (.resisting, .cancelled):
            return enter(.idle, [.endScroll(speed: 0), .returnToSelection])
        case (.dismissing, .dismissalDidNotBegin): return enter(.idle, [])
        case (.dismissing, .dismissedByApp): return enter(.idle, [.finishDismissal(speed: 0)])
        case (.idle, .moved), (.idle, .answered), (.idle, .dismissalDidNotBegin), (.idle, .ended), (.idle, .cancelled),
            (.idle, .dismissedByApp), (.resizing, .dismissedByApp), (.asking, .dismissedByApp),
            (.resisting, .dismissedByApp),
            (.resizing, .began), (.resizing, .answered), (.resizing, .dismissalDidNotBegin),
            (.asking, .began), (.asking, .moved), (.asking, .dismissalDidNotBegin), (.asking, .ended),
            (.dismissing, .began), (.dismissing, .answered),
            (.resisting, .began), (.resisting, .answered), (.resisting, .dismissalDidNotBegin):
            return nil
        }
    }

    // MARK: Moving

    private mutating func resize(_ base: CGFloat, _ way: CGFloat, in limits: SheetDragLimits) -> [Effect] {
        let wanted = base - way
        guard wanted >= limits.lowest else {
            return enter(
                .asking(base: base, .moved(translation: way)),
                [.scroll(by: 0), .resize(to: limits.lowest), .askToDismiss])
        }
        return enter(
            .resizing(base: base),
            [.resize(to: min(wanted, limits.highest)), .scroll(by: max(0, wanted - limits.highest))])
    }

    private mutating func beginDismissal(
        _ base: CGFloat, _ question: Question, in limits: SheetDragLimits
    ) -> [Effect] {
        switch question {
        case .moved(let way):
            return enter(
                .dismissing(base: base, rest: limits.lowest),
                [.beginDismissal, .moveDown(limits.lowest - (base - way))])
        case .released(let way, let speed):
            let distance = max(0, limits.lowest - (base - way))
            return enter(.idle, [.beginDismissal, .moveDown(distance), .finishDismissal(speed: speed)])
        }
    }

    private mutating func refuse(_ base: CGFloat, _ question: Question, in limits: SheetDragLimits) -> [Effect] {
        switch question {
        case .moved(let way):
            return enter(.resisting(base: base), [rubberBand(base, way, in: limits)])
        case .released(_, let speed):
            return enter(.idle, [.settle(at: limits.lowest, speed: speed), .notifyDismissalAttempt])
        }
    }

    // MARK: Releasing

    private mutating func release(
        _ base: CGFloat, _ way: CGFloat, _ speed: CGFloat, in limits: SheetDragLimits
    ) -> [Effect] {
        let wanted = base - way
        guard wanted <= limits.highest else {
            return enter(.idle, [.endScroll(speed: speed), .settle(at: limits.highest, speed: 0)])
        }
        guard limits.dismisses(visibleHeight: wanted, speed: speed) else {
            return enter(
                .idle, [.endScroll(speed: 0), .settle(at: limits.target(from: wanted, speed: speed), speed: speed)])
        }
        return enter(
            .asking(base: base, .released(translation: way, speed: speed)), [.endScroll(speed: 0), .askToDismiss])
    }

    private mutating func releaseDismissal(
        visibleHeight height: CGFloat, rest: CGFloat, speed: CGFloat, in limits: SheetDragLimits
    ) -> [Effect] {
        let distance = max(0, rest - height)
        if SheetDragLimits.shouldDismiss(after: distance, of: rest, speed: speed) {
            return enter(.idle, [.moveDown(distance), .finishDismissal(speed: speed)])
        }
        let target = limits.target(from: height, speed: speed)
        guard target != rest, limits.canLeaveDismissal else {
            return enter(.idle, [.moveDown(distance), .cancelDismissal(speed: speed)])
        }
        return enter(.idle, [.moveDown(distance), .returnFromDismissal, .settle(at: target, speed: speed)])
    }

    private func rubberBand(_ base: CGFloat, _ way: CGFloat, in limits: SheetDragLimits) -> Effect {
        let (held, pull) = limits.resistance(base: base, translation: way)
        return .rubberBand(held: held, pull: pull)
    }

    private func attempt(
        _ base: CGFloat, _ way: CGFloat, _ speed: CGFloat, in limits: SheetDragLimits
    ) -> [Effect] {
        let isAttempt =
            limits.resistance(base: base, translation: way).pull >= SheetMetrics.attemptDistance
            || speed >= SheetMetrics.dismissalSpeed
        return isAttempt ? [.notifyDismissalAttempt] : []
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
