import CoreGraphics
import StateMachines

/// An animated transition between two children of a container.
@MainActor package final class ChildTransition {
    private var transition: ControllerTransition?
    private var onEnd: ((_ isCompleted: Bool) -> Void)?

    /// Creates a transition in a container view that is in a window; nil in a view without one.
    /// - Parameters:
    ///   - name: What the log says of it.
    ///   - frames: The first frame of the old view and the last one of the new view, in the container view.
    ///   - onEnd: Called once, when the transition has ended.
    package init?(
        _ name: String, in container: UIView, from: UIViewController, to: UIViewController,
        frames: (from: CGRect, to: CGRect), animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (_ isCompleted: Bool) -> Void
    ) {
        guard let system = container.window?.system else { return nil }
        self.onEnd = onEnd
        let coordinator = TransitionCoordinator(of: .none, animated: true, in: container)
        coordinator.animate(
            alongsideTransition: { [weak system] _ in system?.statusBar.setNeedsUpdate() }, completion: nil)
        transition = ControllerTransition(
            name, in: container,
            from: ControllerTransition.Participant(controller: from, view: from.view, initialFrame: frames.from),
            to: ControllerTransition.Participant(controller: to, view: to.view, finalFrame: frames.to),
            animator: animator, interactor: interactor,
            coordinator: coordinator, system: system
        ) { [weak self] outcome in
            guard outcome != .abandoned else { return }
            self?.finish(outcome == .completed)
        }
    }

    /// The coordinator of the transition.
    package var coordinator: (any UIViewControllerTransitionCoordinator)? { transition?.coordinator }

    /// Starts the animation.
    package func start() { transition?.start() }

    /// Ends the transition immediately, as completed.
    package func finishImmediately() {
        guard onEnd != nil else { return }
        transition?.abandon()
        finish(true)
    }

    private func finish(_ isCompleted: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        let coordinator = transition?.coordinator
        transition = nil
        onEnd(isCompleted)
        coordinator?.end()
    }
}
