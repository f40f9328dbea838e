import CoreGraphics
import QuartzCore
import StateMachines
@_spi(Core) import UIKitCore

/// Handles the drag of a sheet: recognizes it, asks whether the sheet may be dismissed, and drives the dismissal.
@MainActor final class SheetDragController: NSObject {
    private unowned let sheet: SheetChrome
    let interactor = SheetInteractor()
    private(set) lazy var recognizer = SheetPanGestureRecognizer(of: self)
    private var state = SheetDragState()
    private let runner = EffectRunner<SheetDragState.Effect>()
    private let scroller = SheetContentScroller()
    /// Whether a dismissal is beginning for a drag.
    private var isBeginningDismissal = false

    init(of sheet: SheetChrome) {
        self.sheet = sheet
        super.init()
    }

    private var driver: PresentationDriver? { sheet.controller.driver }

    /// The distance from the sheet's resting position to just below the container. Points.
    var length: CGFloat {
        guard let container = sheet.controller.containerView, sheet.frame != nil else { return 0 }
        return max(1, container.bounds.maxY - sheet.rect.minY)
    }

    /// Whether a drag is in progress.
    var isActive: Bool { state.phase != .idle }

    /// Whether a drag moves the sheet down by an interactive dismissal.
    var isDismissing: Bool {
        switch state.phase {
        case .dismissing: true
        case .idle, .resizing, .asking, .resisting: isBeginningDismissal
        }
    }

    /// Whether a drag in this direction may begin: on a resting sheet downward, or upward to a larger detent; on a
    /// moving one vertically.
    func shouldBegin(along way: CGVector) -> Bool {
        guard sheet.appearance.isDraggable, let driver, abs(way.dy) >= abs(way.dx) else { return false }
        guard driver.isPresented else { return driver.isInPresentingPhase ? sheet.isComingUp : canInterruptDismissal }
        return way.dy > 0 || sheet.detents.canResize(upward: true) || sheet.detents.isSettling
    }

    /// Whether `touch` is on the sheet as currently displayed.
    func isOnSheet(_ touch: UITouch) -> Bool {
        let displayed = sheet.surface.layer.presentation()?.frame ?? sheet.surface.frame
        return displayed.contains(touch.location(in: sheet.controller.containerView))
    }

    private var canInterruptDismissal: Bool {
        guard let driver, driver.isDismissingOrDismissed else { return false }
        return driver.canInterruptTransition(with: interactor)
    }

    /// Cancels a drag in progress, and the dismissal that it moves: at once, because the sheet is laid out anew.
    func cancelDrag() {
        guard isActive else { return }
        if interactor.canCancelAtOnce { interactor.cancelAtOnce() }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    /// Completes the dismissal that a drag moves, because the app dismisses the sheet; the finger has no more effect.
    /// False without such a drag.
    func finishDismissal(animated: Bool) -> Bool {
        guard case .dismissing = state.phase, driver?.isTransitionInteractive == true else { return false }
        handle(.dismissedByApp)
        if !animated { interactor.completeAtOnce() }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        return true
    }

    /// The action of the recognizer.
    func handlePan() {
        // App callbacks may end the presentation, which would release these objects.
        let retained = (self, sheet, sheet.controller)
        defer { withExtendedLifetime(retained) {} }
        let translation = recognizer.translation(in: sheet.controller.containerView).y
        switch recognizer.state {
        case .began:
            guard let condition = beginDrag() else { return }
            handle(.began(condition))
            handle(.moved(translation: translation))
        case .changed: handle(.moved(translation: translation))
        case .ended:
            let speed = recognizer.velocity(in: sheet.controller.containerView).y
            handle(.ended(translation: translation, speed: speed))
        case .cancelled: handle(.cancelled)
        case .possible, .failed: return
        }
    }

    /// Stops the sheet's motion. Nil if the app's callbacks have ended the presentation meanwhile.
    private func beginDrag() -> SheetDragState.SheetCondition? {
        let visible = sheet.detents.visibleHeight
        if driver?.isInPresentingPhase == true { sheet.completePresentation() }
        guard let driver else { return nil }
        if driver.isPresented {
            let scrolls = sheet.settings.prefersScrollingExpandsWhenScrolledToEdge
            scroller.attach(to: scrolls ? recognizer.firstTouchedView : nil, in: sheet.surface)
            return .presented(visibleHeight: visible)
        }
        guard canInterruptDismissal else { return nil }
        interactor.pause()
        return .dismissing(visibleHeight: sheet.detents.height - interactor.percentComplete * length)
    }

    // MARK: Effects

    private var limits: SheetDragLimits {
        SheetDragLimits(
            heights: sheet.detents.dragHeights, restHeight: sheet.detents.height,
            containerHeight: sheet.controller.containerView?.bounds.height ?? 0,
            canLeaveDismissal: interactor.canCancelAtOnce)
    }

    private func handle(_ event: SheetDragState.Event) {
        guard let effects = state.handle(event, in: limits) else { return }
        runner.run(effects, perform: perform)
    }

    private func perform(_ effect: SheetDragState.Effect) {
        switch effect {
        case .resize(let height): sheet.detents.resize(to: height)
        case .scroll(let distance): scroller.scroll(by: distance)
        case .endScroll(let speed): scroller.end(speed: speed, at: recognizer.lastChange)
        case .askToDismiss: handle(.answered(mayDismiss: mayDismiss))
        case .beginDismissal: beginDismissal()
        case .moveDown(let distance): interactor.updateIfInteractive(min(distance / length, 1))
        case .rubberBand(let held, let pull):
            let shown = held + RubberBand(length: SheetMetrics.rubberBandLimit).stretch(pull)
            sheet.detents.shiftDown(shown)
        case .finishDismissal(let speed): interactor.endDrag(length: length, speed: speed, toEnd: true)
        case .cancelDismissal(let speed): interactor.endDrag(length: length, speed: speed, toEnd: false)
        case .returnFromDismissal: returnFromDismissal()
        case .settle(let height, let speed): sheet.detents.settle(at: height, speed: speed)
        case .returnToSelection: sheet.detents.settle(speed: 0)
        // A dismissal by code that began during the drag is no refusal.
        case .notifyDismissalAttempt:
            if driver?.isPresented == true { sheet.controller.notifyDelegateDidAttemptToDismiss() }
        }
    }

    private var mayDismiss: Bool {
        guard let driver, driver.isPresented, driver.presented.presentation == nil else { return false }
        return sheet.controller.allowsDismissalByUser()
    }

    private func beginDismissal() {
        sheet.controller.notifyDelegateWillDismiss()
        // The delegate may have dismissed it, or presented something.
        if let driver, driver.isPresented, driver.presented.presentation == nil {
            isBeginningDismissal = true
            driver.dismiss(animated: true, reason: .swipe)
            isBeginningDismissal = false
        }
        guard driver?.isTransitionInteractive != true else { return }
        // There is no interactive dismissal.
        handle(.dismissalDidNotBegin)
        if driver?.isPresented == true { sheet.detents.settle(speed: 0) }
    }

    private func returnFromDismissal() {
        let visible = sheet.detents.visibleHeight
        interactor.cancelAtOnce()
        sheet.detents.shiftDown(max(0, sheet.detents.height - visible))
    }
}

/// The pan recognizer that drags a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var controller: SheetDragController?

    init(of pulling: SheetDragController) {
        self.controller = pulling
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addTarget(pulling, action: Selector("handlePan", SheetDragController.handlePan))
    }

    /// Accepts only touches that begin on the sheet, wherever it is at that time.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let controller, touches.allSatisfy(controller.isOnSheet) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    /// The view on which the finger was put down.
    var firstTouchedView: UIView? { touches.first?.view }

    override var meetsBeginConditions: Bool { controller?.shouldBegin(along: rawTranslation) ?? false }
}
