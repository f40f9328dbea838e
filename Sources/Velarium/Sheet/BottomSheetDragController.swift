import StateMachines
import UIKit

/// Lets the user drag a sheet: observes pans on the sheet and on scroll views inside it, and performs the effects of
/// `BottomSheetDragState`.
@MainActor final class BottomSheetDragController: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: any DraggableSheet
    /// In the container, because the view of an animating sheet is not where its frame says.
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private lazy var panTarget = ActionTarget { [weak self] in self?.handlePan() }
    private var trackedScrollViews: [TrackedScrollView] = []
    private var state = BottomSheetDragState()
    private let runner = EffectRunner<BottomSheetDragState.Effect>()
    /// The height to which the user drags the sheet. Points above the lower edge.
    private var targetHeight: CGFloat = 0
    /// The height at which the drag began. Points above the lower edge.
    private var initialHeight: CGFloat = 0
    /// How much of the pan's translation has been handled. Points.
    private var handledTranslation: CGFloat = 0

    init(of sheet: any DraggableSheet) {
        self.sheet = sheet
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        panTarget.attach(to: pan)
    }

    /// Whether a drag is in progress.
    var isActive: Bool { state.phase != .idle }

    /// Cancels a drag in progress.
    func cancelDrag() {
        guard isActive, !isAwaitingDecision else { return }
        handle(.cancelled(height: targetHeight))
        for recognizer in [pan] + trackedScrollViews.compactMap({ $0.scroll?.panGestureRecognizer })
        where recognizer.isEnabled {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }

    /// Forgets the scroll views that it observes.
    func reset() {
        trackedScrollViews = []
        state = BottomSheetDragState()
    }

    private var isAwaitingDecision: Bool {
        if case .awaitingDecision = state.phase { true } else { false }
    }

    // MARK: Pans on the sheet

    private func handlePan() {
        // Callbacks may end the presentation, and release its controller.
        let kept = sheet
        defer { withExtendedLifetime(kept) {} }
        let translation = pan.translation(in: sheet.containerView).y
        switch pan.state {
        case .began:
            guard beginDrag() else { return }
            moveSheet(by: translation)
        case .changed: moveSheet(by: translation - handledTranslation)
        case .ended:
            moveSheet(by: translation - handledTranslation)
            handle(.ended(height: targetHeight, speed: pan.velocity(in: sheet.containerView).y))
        case .cancelled, .failed: handle(.cancelled(height: targetHeight))
        // `possible`, and states that Apple may add.
        default: return
        }
        handledTranslation = translation
    }

    /// Starts a drag at the sheet's current position. Returns false if one is in progress.
    private func beginDrag() -> Bool {
        guard !isActive else { return false }
        targetHeight = sheet.layoutContext.unstretched(sheet.currentVisibleHeight)
        initialHeight = targetHeight
        handle(.began(isDismissing: sheet.isBeingDismissed))
        return true
    }

    private func moveSheet(by translation: CGFloat) {
        guard translation != 0 else { return }
        targetHeight -= translation
        handle(.moved(targetHeight))
    }

    // MARK: Pans on scroll views

    /// Distributes a pan on `content` between the sheet and the scroll view, which keeps its offset while the sheet
    /// moves.
    private func handlePan(of content: TrackedScrollView) {
        guard let scroll = content.scroll else { return }
        let kept = sheet
        defer { withExtendedLifetime(kept) {} }
        let recognizer = scroll.panGestureRecognizer
        let translation = recognizer.translation(in: sheet.containerView).y
        switch recognizer.state {
        case .began: content.beginDrag()
        case .changed: distribute(translation - content.distributedTranslation, with: content)
        case .ended where isActive && content.isPinned:
            content.endDrag()
            handle(.ended(height: targetHeight, speed: recognizer.velocity(in: sheet.containerView).y))
        case .ended, .cancelled, .failed:
            if isActive { handle(.cancelled(height: targetHeight)) }
        // `possible`, and states that Apple may add.
        default: return
        }
        content.distributedTranslation = translation
    }

    private func distribute(_ translation: CGFloat, with content: TrackedScrollView) {
        // Without a translation nothing changes.
        guard translation != 0 else { return }
        guard sheet.isDraggable, !sheet.isBeingDismissed else { return content.unpin() }
        let height = isActive ? targetHeight : sheet.layoutContext.unstretched(sheet.currentVisibleHeight)
        // A sheet that this drag has raised may be lowered again, before pulled content refreshes.
        let rule = content.scroll?.sheetDragRule
        let isPulled = rule?.owner(of: .down, sheetMovesDown: true, sheetGrows: true) == .content
        let share = NestedScrollDistribution(
            of: translation, contentOffset: content.offset,
            sheetRoom: max(0, sheet.layoutContext.highestHeight - height),
            sheetRoomBelow: isPulled ? max(0, height - (isActive ? initialHeight : height)) : .infinity)
        guard share.sheetDelta != 0, isActive || beginDrag() else { return content.unpin() }
        content.pin(at: content.offset - share.contentDelta)
        moveSheet(by: share.sheetDelta)
    }

    // MARK: Gesture recognizer delegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = sheet.presentedView, let container = sheet.containerView, sheet.isDraggable else {
            return false
        }
        let frame = view.layer.presentation()?.frame ?? view.frame
        guard frame.contains(touch.location(in: container)) else { return false }
        observeScrollViews(from: touch.view)
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: sheet.containerView)
        return abs(velocity.y) >= abs(velocity.x)
    }

    /// Scroll views take precedence.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scroll = otherGestureRecognizer.view as? UIScrollView, let view = sheet.presentedView else {
            return false
        }
        return scroll.panGestureRecognizer === otherGestureRecognizer && scroll.isDescendant(of: view)
    }

    private func observeScrollViews(from view: UIView?) {
        trackedScrollViews.removeAll { $0.scroll == nil }
        var link = view
        while let current = link, current !== sheet.containerView {
            if let scroll = current as? UIScrollView, !trackedScrollViews.contains(where: { $0.scroll === scroll }) {
                guard !scroll.sheetDragRule.keepsDrags else { return }
                trackedScrollViews.append(TrackedScrollView(scroll) { [weak self] in self?.handlePan(of: $0) })
            }
            link = current.superview
        }
    }

    // MARK: Effects

    private func handle(_ event: BottomSheetDragState.Event) {
        guard let effects = state.handle(event, in: sheet.layoutContext) else { return }
        runner.run(effects) { perform($0) }
    }

    private func perform(_ effect: BottomSheetDragState.Effect) {
        switch effect {
        case .setVisibleHeight(let height): sheet.setVisibleHeight(height)
        case .settle(let detent, let speed): settle(at: detent, speed: speed)
        case .requestDismissal(let speed):
            sheet.dismissalSpeed = speed
            let leaves = sheet.userRequestsDismissal(for: .swipe)
            // A later dismissal does not start at the speed of this drag.
            if !leaves { sheet.dismissalSpeed = 0 }
            handle(.decided(leaves))
        case .notifyRefusedDismissal: sheet.notifyRefusedDismissal(for: .swipe)
        case .pauseDismissal:
            sheet.dismissalInteractor.pause()
            targetHeight = sheet.visibleHeight * (1 - sheet.dismissalInteractor.percentComplete)
        case .updateDismissal(let height): sheet.dismissalInteractor.update(1 - height / max(1, sheet.visibleHeight))
        case .finishDismissal(let speed):
            sheet.dismissalInteractor.release(speed: speed, over: sheet.visibleHeight, finishes: true)
        case .cancelDismissal(let speed):
            sheet.dismissalInteractor.release(speed: speed, over: sheet.visibleHeight, finishes: false)
            settle(at: sheet.layoutContext.nearestDetent(toHeight: targetHeight), speed: 0)
        }
    }

    private func settle(at detent: SheetDetent, speed: CGFloat) {
        let before = sheet.detent
        let ground = sheet.layoutContext
        // With a keyboard several detents may have the same height: then the detent has not changed.
        let isMoved = ground.height(of: detent) != ground.height(of: before)
        sheet.settle(at: isMoved ? detent : before, speed: speed)
        if isMoved { sheet.onDetentChange(detent) }
    }
}
