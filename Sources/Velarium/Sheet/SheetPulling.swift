import UIKit

/// Lets the user drag a sheet: observes pans on the sheet and on scroll views inside it, and performs the effects of
/// `BottomSheetDragState`.
@MainActor final class SheetPulling: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: BottomSheetPresentationController
    /// In the container, because the view of an animating sheet is not where its frame says.
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private lazy var panTarget = ActionTarget { [weak self] in self?.follow() }
    private var contents: [ScrollingContent] = []
    private var drag = SheetDrag()
    /// The height to which the user drags the sheet. Points above the lower edge.
    private var wanted: CGFloat = 0
    /// How much of the pan's translation has been handled. Points.
    private var taken: CGFloat = 0

    init(of sheet: BottomSheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        panTarget.attach(to: pan)
    }

    /// Whether a drag is in progress.
    var isActive: Bool { drag.phase != .idle }

    /// Cancels a drag in progress.
    func stop() {
        guard isActive, !isAsking else { return }
        handle(.cancelled(height: wanted))
        for recognizer in [pan] + contents.compactMap({ $0.scroll?.panGestureRecognizer }) where recognizer.isEnabled {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }

    /// Forgets the scroll views that it observes.
    func forget() {
        contents = []
        drag = SheetDrag()
    }

    private var isAsking: Bool {
        if case .asking = drag.phase { true } else { false }
    }

    // MARK: Pans on the sheet

    private func follow() {
        // Callbacks may end the presentation, and release its controller.
        let kept = sheet
        defer { withExtendedLifetime(kept) {} }
        let way = pan.translation(in: sheet.containerView).y
        switch pan.state {
        case .began:
            guard begin() else { return }
            taken = 0
            move(by: way)
        case .changed: move(by: way - taken)
        case .ended:
            move(by: way - taken)
            handle(.ended(height: wanted, speed: pan.velocity(in: sheet.containerView).y))
        case .cancelled, .failed: handle(.cancelled(height: wanted))
        // `possible`, and states that Apple may add.
        default: return
        }
        taken = way
    }

    /// Starts a drag at the sheet's current position. Returns false if one is in progress.
    private func begin() -> Bool {
        guard !isActive else { return false }
        wanted = sheet.ground.wanted(forShown: sheet.shownNow)
        handle(.began(isLeaving: sheet.isOnTheWayOut))
        return true
    }

    private func move(by way: CGFloat) {
        guard way != 0 else { return }
        wanted -= way
        handle(.moved(wanted))
    }

    // MARK: Pans on scroll views

    /// Distributes a pan on `content` between the sheet and the scroll view, which keeps its offset while the sheet
    /// moves.
    private func follow(_ content: ScrollingContent) {
        guard let scroll = content.scroll else { return }
        let kept = sheet
        defer { withExtendedLifetime(kept) {} }
        let recognizer = scroll.panGestureRecognizer
        let way = recognizer.translation(in: sheet.containerView).y
        switch recognizer.state {
        case .began: content.begin()
        case .changed: share(way - content.taken, with: content)
        case .ended where isActive && content.isHeld:
            content.stop()
            handle(.ended(height: wanted, speed: recognizer.velocity(in: sheet.containerView).y))
        case .ended, .cancelled, .failed:
            if isActive { handle(.cancelled(height: wanted)) }
        // `possible`, and states that Apple may add.
        default: return
        }
        content.taken = way
    }

    private func share(_ way: CGFloat, with content: ScrollingContent) {
        // Without a translation nothing changes.
        guard way != 0 else { return }
        guard sheet.hasArrived, !sheet.isOnTheWayOut else { return content.letGo() }
        let height = isActive ? wanted : sheet.ground.wanted(forShown: sheet.shownNow)
        let share = SheetHandOff(of: way, offset: content.offset, room: max(0, sheet.ground.highest - height))
        guard share.sheet != 0, isActive || begin() else { return content.letGo() }
        content.hold(at: content.offset - share.content)
        move(by: share.sheet)
    }

    // MARK: Gesture recognizer delegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = sheet.presentedView, let container = sheet.containerView, sheet.hasArrived else {
            return false
        }
        let frame = view.layer.presentation()?.frame ?? view.frame
        guard frame.contains(touch.location(in: container)) else { return false }
        watchContent(from: touch.view)
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

    private func watchContent(from view: UIView?) {
        contents.removeAll { $0.scroll == nil }
        var link = view
        while let current = link, current !== sheet.containerView {
            if let scroll = current as? UIScrollView, !contents.contains(where: { $0.scroll === scroll }) {
                contents.append(ScrollingContent(scroll) { [weak self] in self?.follow($0) })
            }
            link = current.superview
        }
    }

    // MARK: Effects

    private func handle(_ event: SheetDrag.Event) {
        guard let effects = drag.handle(event, on: sheet.ground) else { return }
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: SheetDrag.Effect) {
        switch effect {
        case .show(let height): sheet.show(height)
        case .settle(let detent, let speed): settle(at: detent, speed)
        case .ask(let speed):
            sheet.exitSpeed = speed
            let leaves = sheet.personWantsEnd(for: .swipe)
            // A later dismissal does not start at the speed of this drag.
            if !leaves { sheet.exitSpeed = 0 }
            handle(.answered(leaves))
        case .announceAttempt: sheet.announceAttempt(.swipe)
        case .catchExit:
            sheet.exitCatch.pause()
            wanted = sheet.shown * (1 - sheet.exitCatch.percentComplete)
        case .showExit(let height): sheet.exitCatch.update(1 - height / max(1, sheet.shown))
        case .finishExit(let speed): sheet.exitCatch.letGo(speed: speed, of: sheet.shown, toEnd: true)
        case .turnBack(let speed):
            sheet.exitCatch.letGo(speed: speed, of: sheet.shown, toEnd: false)
            settle(at: sheet.ground.nearest(to: wanted), 0)
        }
    }

    private func settle(at detent: SheetDetent, _ speed: CGFloat) {
        let (before, ground) = (sheet.detent, sheet.ground)
        // With a keyboard several detents may have the same height: then the detent has not changed.
        let isMoved = ground.height(of: detent) != ground.height(of: before)
        sheet.settle(at: isMoved ? detent : before, speed: speed)
        if isMoved { sheet.onMove(detent) }
    }
}
