import UIKit

/// The state of a drag on a bottom sheet. Decides only; `BottomSheetDragController` carries out the effects.
///
///     let context = SheetLayoutContext(size: view.bounds.size, detents: [.closed, .half])
///     var state = BottomSheetDragState()
///     _ = state.handle(.began(isDismissing: false), in: context)
///     let effects = state.handle(.ended(height: 300, speed: 0), in: context)
///
/// Heights are points above the container's lower edge, speeds are points per second, down.
///
///     idle ─▶ dragging ─▶ idle                      (settle at a detent)
///       │        └──────▶ awaitingDecision ─▶ idle  (dismiss, or bounce back)
///       └───▶ draggingDismissal ─▶ idle             (caught during the dismissal: finish or cancel it)
public struct BottomSheetDragState: Hashable, Sendable {
    /// The phase of the drag.
    public enum Phase: Hashable, Sendable {
        /// No drag is in progress.
        case idle
        /// The sheet follows the finger.
        case dragging
        /// The user has caught the sheet during its dismissal.
        case draggingDismissal
        /// The sheet was released to be dismissed, at this height. The decision is pending.
        case awaitingDecision(height: CGFloat)
    }

    /// An input of the state machine.
    public enum Event: Hashable, Sendable {
        /// A drag begins, on a sheet that rests, settles or is being dismissed.
        case began(isDismissing: Bool)
        /// The finger has moved the sheet to this height. Points above the lower edge.
        case moved(CGFloat)
        /// The finger was lifted, at this height and speed.
        case ended(height: CGFloat, speed: CGFloat)
        /// The system or the app has canceled the drag, at this height.
        case cancelled(height: CGFloat)
        /// Whether the sheet may be dismissed.
        case decided(Bool)
    }

    /// An effect to perform.
    public enum Effect: Hashable, Sendable {
        /// Set the visible height without animation. Points.
        case setVisibleHeight(CGFloat)
        /// Animate the sheet to a detent, with this initial speed.
        case settle(SheetDetent, speed: CGFloat)
        /// Ask whether the sheet may be dismissed, and dismiss it at this speed.
        case requestDismissal(speed: CGFloat)
        /// Notify the delegate that the user tried to dismiss a sheet that never allows it.
        case notifyRefusedDismissal
        /// Pause the dismissal and make it interactive.
        case pauseDismissal
        /// Move the interactive dismissal to this visible height. Points.
        case updateDismissal(CGFloat)
        /// Finish the dismissal, with this initial speed.
        case finishDismissal(speed: CGFloat)
        /// Cancel the dismissal, with this initial speed.
        case cancelDismissal(speed: CGFloat)
    }

    /// The current phase. Initially idle.
    public private(set) var phase = Phase.idle

    /// Creates the idle state.
    public init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    public mutating func handle(_ event: Event, in context: SheetLayoutContext) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .began(isDismissing: false)): return enter(.dragging, [])
        case (.idle, .began(isDismissing: true)): return enter(.draggingDismissal, [.pauseDismissal])
        case (.dragging, .moved(let height)): return [.setVisibleHeight(context.rubberBanded(height))]
        case (.dragging, .ended(let height, let speed)): return release(at: height, speed: speed, on: context)
        case (.dragging, .cancelled(let height)):
            return enter(.idle, [.settle(context.nearestDetent(toHeight: height), speed: 0)])
        case (.awaitingDecision, .decided(true)): return enter(.idle, [])
        case (.awaitingDecision(let height), .decided(false)):
            return enter(.idle, [.settle(context.nearestDetent(toHeight: height), speed: 0)])
        case (.draggingDismissal, .moved(let height)): return [.updateDismissal(max(0, height))]
        case (.draggingDismissal, .ended(let height, let speed)):
            let isDismissal = BottomSheetDragState.shouldDismiss(at: height, speed: speed, on: context)
            return enter(.idle, [isDismissal ? .finishDismissal(speed: speed) : .cancelDismissal(speed: speed)])
        case (.draggingDismissal, .cancelled): return enter(.idle, [.cancelDismissal(speed: 0)])
        case (.idle, .moved), (.idle, .ended), (.idle, .cancelled), (.idle, .decided), (.dragging, .began),
            (.dragging, .decided), (.draggingDismissal, .began), (.draggingDismissal, .decided),
            (.awaitingDecision, .began), (.awaitingDecision, .moved),
            (.awaitingDecision, .ended), (.awaitingDecision, .cancelled):
            return nil
        }
    }

    private mutating func release(at height: CGFloat, speed: CGFloat, on context: SheetLayoutContext) -> [Effect] {
        guard BottomSheetDragState.shouldDismiss(at: height, speed: speed, on: context) else {
            let aim = height - speed * BottomSheetMetrics.projectionTime
            return enter(.idle, [.settle(context.nearestDetent(toHeight: aim), speed: speed)])
        }
        guard context.isDismissible else {
            return enter(.idle, [.settle(context.nearestDetent(toHeight: height), speed: 0), .notifyRefusedDismissal])
        }
        return enter(.awaitingDecision(height: height), [.requestDismissal(speed: speed)])
    }

    /// Whether releasing the sheet there dismisses it: flicked down, or more than half below its lowest detent and not
    /// flicked up.
    private static func shouldDismiss(at height: CGFloat, speed: CGFloat, on context: SheetLayoutContext) -> Bool {
        if speed >= BottomSheetMetrics.dismissSpeed { return true }
        let isFar = height < context.lowestHeight * (1 - BottomSheetMetrics.dismissFraction)
        return isFar && speed >= -BottomSheetMetrics.dismissSpeed
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}

/// Distributes a drag on scrolling content between the sheet and that content. Points, y down.
///
///     let moves = NestedScrollDistribution(of: 50, contentOffset: 20, sheetRoom: 0)
///     // The content scrolls the 20 points to its top, then the sheet moves down by 30.
public struct NestedScrollDistribution: Equatable, Sendable {
    /// The distance that the sheet moves; negative is up.
    public let sheetDelta: CGFloat
    /// The distance that the content moves; negative is up, which increases its offset.
    public let contentDelta: CGFloat

    /// Distributes a translation. Downward, the content scrolls to its top first; upward, the sheet grows to
    /// its highest detent first.
    ///
    /// - Parameters:
    ///   - translation: The translation of the finger; negative is up.
    ///   - contentOffset: How far the content is scrolled from its top, at least 0.
    ///   - sheetRoom: How far the sheet can still move up, at least 0.
    ///   - sheetRoomBelow: How far the sheet may move down before the content is pulled beyond its top, at least 0.
    ///     Default: without end.
    public init(
        of translation: CGFloat, contentOffset: CGFloat, sheetRoom: CGFloat, sheetRoomBelow: CGFloat = .infinity
    ) {
        if translation >= 0 {
            sheetDelta = min(translation - min(translation, contentOffset), sheetRoomBelow)
            contentDelta = translation - sheetDelta
        } else {
            sheetDelta = -min(-translation, sheetRoom)
            contentDelta = translation - sheetDelta
        }
    }
}
