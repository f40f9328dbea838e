import CoreGraphics

/// The state of dragging a sheet. Decides only; `SheetDragController` performs the effects.
///
///     idle ─▶ dismissing ─▶ idle      (finish or cancel the dismissal)
///       └───▶ resisting ──▶ idle      (spring back)
package struct SheetDragState {
    /// A phase of the drag.
    package enum Phase: Equatable {
        case idle
        /// The dismissal is interactive. `start` is the sheet's distance from its resting position when the drag began.
        /// Points.
        case dismissing(start: CGFloat)
        /// The sheet may not be dismissed, and follows with rubber banding.
        case resisting
    }

    /// The condition of the sheet when a drag begins.
    package enum SheetCondition: Equatable {
        /// The user may dismiss it.
        case dismissible
        /// The user may not dismiss it.
        case notDismissible
        /// It is being dismissed, `distance` points below its resting position.
        case dismissing(distance: CGFloat)
    }

    /// Something that happened to the drag.
    package enum Event: Equatable {
        case began(SheetCondition)
        /// The distance that the finger has moved down since the drag began. Points.
        case moved(CGFloat)
        /// The finger was lifted, at this distance and speed in points per second, positive downward.
        case ended(distance: CGFloat, speed: CGFloat)
        case cancelled
    }

    /// An action for the drag controller to perform.
    package enum Effect: Equatable {
        case beginDismissal
        /// Moves the sheet this many points below its resting position.
        case moveTo(CGFloat)
        /// Moves the sheet less than the finger, which is this many points below its start.
        case rubberBand(CGFloat)
        /// Animates the sheet out, or back, with the finger's speed.
        case finishDismissal(speed: CGFloat)
        case cancelDismissal(speed: CGFloat)
        /// Animates a sheet that was rubber-banded back.
        case springBack
        /// Notifies the delegate that the user tried to dismiss.
        case notifyDismissalAttempt
    }

    /// The current phase.
    package private(set) var phase = Phase.idle

    /// An idle drag.
    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    /// - Parameter height: The sheet's height, in points.
    package mutating func handle(_ event: Event, height: CGFloat) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .began(.dismissible)): return enter(.dismissing(start: 0), [.beginDismissal])
        case (.idle, .began(.notDismissible)): return enter(.resisting, [])
        case (.idle, .began(.dismissing(let distance))): return enter(.dismissing(start: distance), [])
        case (.dismissing(let start), .moved(let way)): return [.moveTo(max(0, start + way))]
        case (.resisting, .moved(let way)): return [.rubberBand(max(0, way))]
        case (.dismissing(let start), .ended(let way, let speed)):
            let distance = max(0, start + way)
            let goes = SheetDragState.shouldDismiss(after: distance, of: height, speed: speed)
            return enter(
                .idle, [.moveTo(distance), goes ? .finishDismissal(speed: speed) : .cancelDismissal(speed: speed)])
        case (.dismissing, .cancelled): return enter(.idle, [.cancelDismissal(speed: 0)])
        case (.resisting, .ended(let way, let speed)):
            let isAttempt = way >= SheetMetrics.attemptDistance || speed >= SheetMetrics.dismissalSpeed
            return enter(.idle, isAttempt ? [.springBack, .notifyDismissalAttempt] : [.springBack])
        case (.resisting, .cancelled): return enter(.idle, [.springBack])
        case (.idle, .moved), (.idle, .ended), (.idle, .cancelled), (.dismissing, .began), (.resisting, .began):
            return nil
        }
    }

    /// Whether a sheet released at `distance` is dismissed: flung down, or far enough down and not flung up.
    private static func shouldDismiss(after distance: CGFloat, of height: CGFloat, speed: CGFloat) -> Bool {
        guard abs(speed) < SheetMetrics.dismissalSpeed else { return speed > 0 }
        return distance > height * SheetMetrics.dismissalFraction
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
