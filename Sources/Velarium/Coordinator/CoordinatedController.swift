import UIKit

/// Any controller that UIKit presents, presented by a coordinator.
///
/// UIKit has no callback for every dismissal. A hidden view in the controller's view notices when it leaves the window.
@MainActor final class CoordinatedController: CoordinatedPresentation {
    private let controller: UIViewController
    private let isAnimated: Bool
    private let opening = PresentationOpening()
    private let dismissal = UIKitDismissal()
    private var nextFrame: OverlayTimer?
    private let marker = WindowMarker()
    private var reason: DismissReason?
    /// Whether UIKit is being asked to present the controller at this moment, and may call the app before it does.
    private var isBeginning = false
    /// Whether a dismissal that was requested meanwhile is animated; nil for none.
    private var isRequestedDismissalAnimated: Bool?
    private var report: (@MainActor (CoordinatedEvent) -> Void)?

    init(_ controller: UIViewController, animated isAnimated: Bool) {
        self.controller = controller
        self.isAnimated = isAnimated
    }

    var content: AnyObject { controller }

    var isPresentedByUIKit: Bool { controller.presentingViewController != nil }

    // MARK: Presenting

    func present(in window: UIWindow?, report: @escaping @MainActor (CoordinatedEvent) -> Void) {
        self.report = report
        opening.wait(in: window) { [weak self, weak window] in self?.presentNow(in: window) }
    }

    private func presentNow(in window: UIWindow?) {
        guard let presenter = window?.topmostController, controller.presentingViewController == nil,
            controller.parent == nil, controller !== presenter
        else {
            OverlayDiagnostics.report(
                "\(type(of: controller)) was not shown: it is presented already or has a parent, or its scene has no "
                    + "window. Present a new controller, in a scene with a window.")
            return fail()
        }
        dismissal.presentationDidBegin()
        isBeginning = true
        presenter.present(controller, animated: isAnimated) { [weak self] in self?.presentationDidEnd() }
        isBeginning = false
        guard controller.presentingViewController != nil else { return fail() }
        install(in: controller)
        if let isRequestedDismissalAnimated {
            dismiss(for: reason ?? .code, animated: isRequestedDismissalAnimated)
        }
        // UIKit may tear the presentation down before it begins.
        checkInNextFrame()
    }

    private func presentationDidEnd() {
        report?(.didPresent)
        dismissal.presentationDidEnd()
    }

    private func fail() {
        opening.cancel()
        let report = report
        self.report = nil
        report?(.didFail)
    }

    // MARK: Dismissal

    func dismiss(for reason: DismissReason, animated: Bool) {
        if opening.isWaiting { return fail() }
        self.reason = self.reason ?? reason
        guard isPresentedByUIKit else {
            if isBeginning { isRequestedDismissalAnimated = animated } else { checkInNextFrame() }
            return
        }
        dismissal.request(of: controller, animated: animated) { [weak self] in self?.checkInNextFrame() }
    }

    func requestDismissal(animated: Bool) -> Bool {
        guard isPresentedByUIKit else {
            dismiss(for: .code, animated: animated)
            return true
        }
        guard !controller.isBeingDismissed else { return true }
        guard !controller.isModalInPresentation else { return false }
        dismiss(for: .code, animated: animated)
        return true
    }

    func sceneDidClose() {
        if opening.isWaiting { return fail() }
        reason = reason ?? .sceneClosed
        controller.presentingViewController?.dismiss(animated: false)
        finish()
    }

    /// Has the marker notice when the view of `viewController` leaves its window.
    private func install(in viewController: UIViewController) {
        marker.onLeaveWindow = { [weak self] in self?.checkInNextFrame() }
        viewController.view.addSubview(marker)
    }

    /// UIKit forgets the presentation after it has removed the view.
    private func checkInNextFrame() {
        guard report != nil else { return }
        nextFrame = OverlayTimer(after: 0) { [weak self] in self?.check() }
    }

    private func check() {
        nextFrame = nil
        guard isPresentedByUIKit else { return finish() }
        var covering = controller
        while let above = covering.presentedViewController { covering = above }
        // A full-screen presentation above has removed the view: its own removal is the next occasion to check.
        let isCovered = controller.viewIfLoaded?.window == nil && covering.viewIfLoaded?.window != nil
        let observed = isCovered ? covering : controller
        if marker.superview !== observed.view { install(in: observed) }
    }

    private func finish() {
        marker.onLeaveWindow = {}
        marker.removeFromSuperview()
        nextFrame = nil
        dismissal.cancel()
        let report = report
        self.report = nil
        report?(.didDismiss(reason ?? .code))
    }
}

/// A hidden view without size that notices when it leaves its window.
private final class WindowMarker: UIView {
    var onLeaveWindow: @MainActor () -> Void = {}

    init() {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("WindowMarker does not support init(coder:); create it in code.")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeaveWindow() }
    }
}
