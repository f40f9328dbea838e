import CoreGraphics
import QuartzCore

/// Lets a finger pull a sheet down: watches for it, asks whether the sheet may go, and drives the dismissal with it.
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

    /// From the sheet's place to where nothing of it is to be seen. Points.
    var length: CGFloat {
        guard let container = sheet.controller.containerView, let rect = sheet.frame?.rect else { return 0 }
        return max(1, container.bounds.maxY - rect.minY)
    }

    /// Whether the sheet is in hand, or about to be.
    var isActive: Bool { life.phase != .idle }

    /// A sheet that rests follows down only; one on its way out can be caught either way.
    func mayBegin(along way: CGVector) -> Bool {
        guard sheet.look.isPulled, let driver, abs(way.dy) >= abs(way.dx) else { return false }
        return driver.isShown ? way.dy > 0 : canBeCaught
    }

    /// Whether `point` of the container is on the sheet as it is shown.
    func isOnSheet(_ point: CGPoint) -> Bool {
        (sheet.plate.layer.presentation()?.frame ?? sheet.plate.frame).contains(point)
    }

    private var canBeCaught: Bool {
        guard let driver, driver.isEnding, let transition = driver.transition else { return false }
        return transition.interactor === interactor && transition.interruptible != nil
    }

    /// The finger is taken off the sheet.
    func stop() {
        guard isActive else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    /// The action of the recogniser.
    func followFinger() {
        // What the app does meanwhile may end the presentation, and with it all of this.
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
        // The delegate may have dismissed by itself, or presented something.
        if let driver, driver.isShown, driver.presented.presentation == nil {
            driver.dismiss(animated: true, reason: .swipe)
        }
        // Else nothing is in hand after all.
        if driver?.transition?.isInteractive != true { life = SheetPull() }
    }

    private func springBack() {
        let plate = sheet.plate
        UIView.animate(
            .systemSpring(PresentationNumbers.transitionDuration), .allowUserInteraction,
            { plate.transform = .identity }, nil)
    }
}

/// The pan that pulls a sheet.
final class SheetPullGestureRecognizer: UIPanGestureRecognizer {
    private weak var pulling: SheetPulling?

    init(of pulling: SheetPulling) {
        self.pulling = pulling
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
        addTarget(pulling, action: Selector("followFinger", SheetPulling.followFinger))
    }

    /// Only fingers that come down on the sheet, wherever that is then.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pulling, touches.allSatisfy({ pulling.isOnSheet($0.location(in: view)) }) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override var mayBeginByItself: Bool { pulling?.mayBegin(along: wandering) ?? false }
}
