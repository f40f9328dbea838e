import CoreGraphics
import QuartzCore

/// Handles the drag of a sheet: recognizes it, asks whether the sheet may be dismissed, and drives the dismissal.
@MainActor final class SheetPulling: NSObject {
    private unowned let sheet: SheetStage
    let interactor = SheetInteractor()
    private(set) lazy var recognizer = SheetPullGestureRecognizer(of: self)
    private var life = SheetPull()

    init(of sheet: SheetStage) {
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
    var isActive: Bool { life.phase != .idle }

    /// Whether a drag in this direction may begin: downward on a resting sheet, vertically on one that is being
    /// dismissed.
    func mayBegin(along way: CGVector) -> Bool {
        guard sheet.look.isPulled, let driver, abs(way.dy) >= abs(way.dx) else { return false }
        return driver.isShown ? way.dy > 0 : canBeCaught
    }

    /// Whether `point`, in points of the container, is on the sheet as currently displayed.
    func isOnSheet(_ point: CGPoint) -> Bool {
        (sheet.plate.layer.presentation()?.frame ?? sheet.plate.frame).contains(point)
    }

    private var canBeCaught: Bool {
        guard let driver, driver.isEnding, let transition = driver.transition else { return false }
        return transition.interactor === interactor && transition.interruptible != nil
    }

    /// Cancels a drag in progress.
    func stop() {
        guard isActive else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    /// The action of the recognizer.
    func followFinger() {
        // App callbacks may end the presentation, which would release these objects.
        let kept = (self, sheet, sheet.controller)
        defer { withExtendedLifetime(kept) {} }
        let way = recognizer.translation(in: sheet.controller.containerView).y
        switch recognizer.state {
        case .began:
            handle(.began(grip))
            handle(.moved(way))
        case .changed: handle(.moved(way))
        case .ended:
            handle(.ended(distance: way, speed: recognizer.velocity(in: sheet.controller.containerView).y))
        case .cancelled: handle(.cancelled)
        case .possible, .failed: return
        }
    }

    private var grip: SheetPull.Grip {
        guard driver?.isShown == true else {
            interactor.pause()
            return .caught(distance: interactor.percentComplete * length)
        }
        return sheet.controller.allowsDismissalByPerson() ? .free : .held
    }

    // MARK: Effects

    private func handle(_ event: SheetPull.Event) {
        guard let effects = life.handle(event, height: sheet.frame?.rect.height ?? 0) else { return }
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: SheetPull.Effect) {
        switch effect {
        case .beginDismissal: beginDismissal()
        case .place(let distance): interactor.update(min(distance / length, 1))
        case .resist(let way):
            let shown = RubberBand(length: SheetNumbers.resistance).stretch(way)
            sheet.plate.transform = CGAffineTransform(translationX: 0, y: shown)
        case .finish(let speed): interactor.letGo(of: length, speed: speed, toEnd: true)
        case .turnBack(let speed): interactor.letGo(of: length, speed: speed, toEnd: false)
        case .springBack: springBack()
        case .announceAttempt: sheet.controller.announceDismissalAttempt()
        }
    }

    private func beginDismissal() {
        sheet.controller.announceDismissal()
        // The delegate may have dismissed it, or presented something.
        if let driver, driver.isShown, driver.presented.presentation == nil {
            driver.dismiss(animated: true, reason: .swipe)
        }
        // Otherwise there is no interactive dismissal.
        if driver?.transition?.isInteractive != true { life = SheetPull() }
    }

    private func springBack() {
        let plate = sheet.plate
        UIView.animate(
            .systemSpring(PresentationNumbers.transitionDuration), .allowUserInteraction,
            { plate.transform = .identity }, nil)
    }
}

/// The pan recognizer that drags a sheet.
final class SheetPullGestureRecognizer: UIPanGestureRecognizer {
    private weak var pulling: SheetPulling?

    init(of pulling: SheetPulling) {
        self.pulling = pulling
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addTarget(pulling, action: Selector("followFinger", SheetPulling.followFinger))
    }

    /// Accepts only touches that begin on the sheet, wherever it is at that time.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pulling, touches.allSatisfy({ pulling.isOnSheet($0.location(in: view)) }) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override var mayBeginByItself: Bool { pulling?.mayBegin(along: wandering) ?? false }
}
