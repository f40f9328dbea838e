import UIKit

/// Dismisses a presented controller as soon as UIKit allows it, which is not during a transition of the controller or
/// of one above it.
///
/// It waits for callbacks: the end of the presentation, the end of the transition that is in the way, or the frame in
/// which a requested presentation begins.
@MainActor final class UIKitDismissal {
    /// A dismissal that was requested and has not begun.
    private struct Request {
        weak var controller: UIViewController?
        let isAnimated: Bool
        /// Called if the controller is not presented any more.
        let onMissingPresenter: () -> Void
    }

    /// Whether UIKit has finished presenting; before that it dismisses nothing.
    private(set) var isPresented = false
    private var request: Request?
    private var nextFrame: OverlayTimer?
    /// Changes with each wait, so that the end of an earlier transition is ignored.
    private var waitNumber = 0

    /// A presentation begins; until its end, UIKit dismisses nothing.
    func presentationDidBegin() {
        cancel()
        isPresented = false
    }

    /// UIKit has finished presenting. A dismissal that was requested meanwhile begins in the next frame, after all
    /// callbacks of that end.
    func presentationDidEnd() {
        isPresented = true
        if request != nil { waitForNextFrame() }
    }

    /// Dismisses `controller` with everything above it, now or when UIKit can.
    ///
    /// Its presenter does that: dismissing on the controller itself would only dismiss what is above.
    func request(
        of controller: UIViewController?, animated: Bool, onMissingPresenter: @escaping () -> Void = {}
    ) {
        request = Request(controller: controller, isAnimated: animated, onMissingPresenter: onMissingPresenter)
        performWhenPossible()
    }

    /// Withdraws the request.
    func cancel() {
        request = nil
        nextFrame = nil
        waitNumber += 1
    }

    private func performWhenPossible() {
        guard isPresented, let request else { return }
        nextFrame = nil
        waitNumber += 1
        guard let controller = request.controller, let presenter = controller.presentingViewController else {
            self.request = nil
            return request.onMissingPresenter()
        }
        switch controller.dismissalObstacle {
        case nil:
            self.request = nil
            presenter.dismiss(animated: request.isAnimated)
        case .transition(let coordinator): wait(for: coordinator)
        case .pendingPresentation: waitForNextFrame()
        }
    }

    /// Continues in the frame after `coordinator`'s transition has ended, after all callbacks of that end.
    private func wait(for coordinator: any UIViewControllerTransitionCoordinator) {
        let number = waitNumber
        let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            if let self, waitNumber == number { waitForNextFrame() }
        }
        if !isQueued { waitForNextFrame() }
    }

    private func waitForNextFrame() {
        nextFrame = OverlayTimer(after: 0) { [weak self] in self?.performWhenPossible() }
    }
}

/// Why UIKit would refuse to dismiss a controller.
@MainActor private enum DismissalObstacle {
    /// The controller, or one above it, is in this transition.
    case transition(any UIViewControllerTransitionCoordinator)
    /// The presentation of a controller above it was requested, and begins in the next frame.
    case pendingPresentation
}

extension UIViewController {
    /// What prevents UIKit from dismissing this controller now; nil for nothing.
    fileprivate var dismissalObstacle: DismissalObstacle? {
        var top = self
        while let above = top.presentedViewController, top.transitionCoordinator == nil { top = above }
        if let coordinator = top.transitionCoordinator { return .transition(coordinator) }
        return top.viewIfLoaded?.window == nil ? .pendingPresentation : nil
    }
}
