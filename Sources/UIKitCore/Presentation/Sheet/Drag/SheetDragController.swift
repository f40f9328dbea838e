import CoreGraphics
import QuartzCore

/// Handles the drag of a sheet: recognizes it, asks whether the sheet may be dismissed, and drives the dismissal.
@MainActor final class SheetDragController: NSObject {
    private unowned let sheet: SheetChrome
    let interactor = SheetInteractor()
    private(set) lazy var recognizer = SheetPanGestureRecognizer(of: self)
    private var state = SheetDragState()

    init(of sheet: SheetChrome) {
        self.sheet = sheet
        super.init()
    }

    private var driver: PresentationDriver? { sheet.controller.driver }

    /// The distance from the sheet's resting position to just below the container. Points.
    var length: CGFloat {
        guard let container = sheet.controller.containerView, let rect = sheet.frame?.rect else { return 0 }
        return max(1, container.bounds.maxY - rect.minY)
    }

    /// Whether a drag is in progress.
    var isActive: Bool { state.phase != .idle }

    /// Whether a drag in this direction may begin: downward on a resting sheet, vertically on one that is being
    /// dismissed.
    func shouldBegin(along way: CGVector) -> Bool {
        guard sheet.appearance.isDraggable, let driver, abs(way.dy) >= abs(way.dx) else { return false }
        return driver.isPresented ? way.dy > 0 : canInterruptDismissal
    }

    /// Whether `point`, in points of the container, is on the sheet as currently displayed.
    func isOnSheet(_ point: CGPoint) -> Bool {
        (sheet.surface.layer.presentation()?.frame ?? sheet.surface.frame).contains(point)
    }

    private var canInterruptDismissal: Bool {
        guard let driver, driver.isDismissingOrDismissed, let transition = driver.transitions.transition else {
            return false
        }
        return transition.interactor === interactor && transition.interruptible != nil
    }

    /// Cancels a drag in progress.
    func cancelDrag() {
        guard isActive else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    /// The action of the recognizer.
    func handlePan() {
        // App callbacks may end the presentation, which would release these objects.
        let retained = (self, sheet, sheet.controller)
        defer { withExtendedLifetime(retained) {} }
        let translation = recognizer.translation(in: sheet.controller.containerView).y
        switch recognizer.state {
        case .began:
            handle(.began(sheetCondition))
            handle(.moved(translation))
        case .changed: handle(.moved(translation))
        case .ended:
            handle(.ended(distance: translation, speed: recognizer.velocity(in: sheet.controller.containerView).y))
        case .cancelled: handle(.cancelled)
        case .possible, .failed: return
        }
    }

    private var sheetCondition: SheetDragState.SheetCondition {
        guard driver?.isPresented == true else {
            interactor.pause()
            return .dismissing(distance: interactor.percentComplete * length)
        }
        return sheet.controller.allowsDismissalByUser() ? .dismissible : .notDismissible
    }

    // MARK: Effects

    private func handle(_ event: SheetDragState.Event) {
        guard let effects = state.handle(event, height: sheet.frame?.rect.height ?? 0) else { return }
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: SheetDragState.Effect) {
        switch effect {
        case .beginDismissal: beginDismissal()
        case .moveTo(let distance): interactor.update(min(distance / length, 1))
        case .rubberBand(let way):
            let shown = RubberBand(length: SheetMetrics.rubberBandLimit).stretch(way)
            sheet.surface.transform = CGAffineTransform(translationX: 0, y: shown)
        case .finishDismissal(let speed): interactor.endDrag(length: length, speed: speed, toEnd: true)
        case .cancelDismissal(let speed): interactor.endDrag(length: length, speed: speed, toEnd: false)
        case .springBack: springBack()
        case .notifyDismissalAttempt: sheet.controller.notifyDelegateDidAttemptToDismiss()
        }
    }

    private func beginDismissal() {
        sheet.controller.notifyDelegateWillDismiss()
        // The delegate may have dismissed it, or presented something.
        if let driver, driver.isPresented, driver.presented.presentation == nil {
            driver.dismiss(animated: true, reason: .swipe)
        }
        // Otherwise there is no interactive dismissal.
        if driver?.transitions.transition?.isInteractive != true { state = SheetDragState() }
    }

    private func springBack() {
        let surface = sheet.surface
        UIView.animate(
            .systemSpring(PresentationDefaults.transitionDuration), .allowUserInteraction,
            { surface.transform = .identity }, nil)
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
        guard let controller, touches.allSatisfy({ controller.isOnSheet($0.location(in: view)) }) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override var meetsBeginConditions: Bool { controller?.shouldBegin(along: rawTranslation) ?? false }
}
