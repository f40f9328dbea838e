import UIKit

/// Animates one modal overlay in and out, with a built-in or the app's own animation.
@MainActor final class ModalAnimator {
    private unowned let controller: any ModalOverlay
    private let views: ModalOverlayViews
    private let keyboard: ModalKeyboardObserver
    /// Lays out the content again, after an animation that did not end.
    private let onLayout: () -> Void
    /// The animation in progress.
    private var run: ModalAnimationRun?
    /// Whether the overlay was being dismissed when it was shown again.
    var isReversing = false
    /// Called when the presentation animation has ended, for UIKit's transition.
    private var presentationHandlers: [() -> Void] = []

    init(
        of controller: any ModalOverlay, views: ModalOverlayViews, keyboard: ModalKeyboardObserver,
        onLayout: @escaping () -> Void
    ) {
        self.controller = controller
        self.views = views
        self.keyboard = keyboard
        self.onLayout = onLayout
    }

    /// Calls `handler` once when the presentation animation has ended, or was interrupted.
    func addPresentationHandler(_ handler: @escaping () -> Void) { presentationHandlers.append(handler) }

    /// Calls the handlers of the presentation animation.
    func callPresentationHandlers() {
        let waiting = presentationHandlers
        presentationHandlers = []
        for handler in waiting { handler() }
    }

    /// Shows the overlay, animated or at once, and calls `completion` at the end unless it is stopped. `alongside` is
    /// called in the animation.
    func animateIn(isAnimated: Bool, alongside: @escaping () -> Void, completion: @escaping () -> Void) {
        let run = ModalAnimationRun("The showingAnimation of \(controller)") { _ in completion() }
        self.run = run
        guard isAnimated, controller.theme.motion != .none || controller.showingAnimation != nil else {
            views.restoreAppearance()
            alongside()
            return run.end(completed: true)
        }
        // A custom hiding animation cannot be reversed.
        let isTurning = isReversing && controller.hidingAnimation == nil && controller.showingAnimation == nil
        if !isTurning { views.restoreAppearance() }
        guard let showing = controller.showingAnimation else {
            return animation(with: alongside).show(fromCurrentState: isTurning) { run.end(completed: $0) }
        }
        animateWithCustomAnimation(alongside)
        run.startWatchdog { [weak self] in
            self?.views.restoreAppearance()
            self?.onLayout()
        }
        showing(controller.dimmingView, controller.view.bounds, keyboard.height, contentFrame) {
            run.end(completed: $0)
        }
    }

    /// Called at the end of the presentation animation.
    func finishAnimatingIn() {
        run = nil
        isReversing = false
    }

    /// Hides the overlay with its animation, and calls `completion` at the end unless it is stopped. `alongside` is
    /// called in the animation.
    func animateOut(alongside: @escaping () -> Void = {}, _ completion: @escaping () -> Void) {
        let run = ModalAnimationRun("The hidingAnimation of \(controller)") { _ in completion() }
        self.run = run
        guard let hiding = controller.hidingAnimation else {
            guard controller.theme.motion != .none else {
                alongside()
                return run.end(completed: true)
            }
            return animation(with: alongside).hide { run.end(completed: $0) }
        }
        animateWithCustomAnimation(alongside)
        run.startWatchdog {}
        hiding(controller.dimmingView, controller.view.bounds, keyboard.height) { run.end(completed: $0) }
    }

    /// Stops waiting for the animation in progress.
    func stop() {
        run?.abandon()
        run = nil
        callPresentationHandlers()
    }

    /// The duration of a custom animation is not known.
    private func animateWithCustomAnimation(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: ModalAnimationDefaults.duration, delay: 0, options: .allowUserInteraction,
            animations: changes)
    }

    private func animation(with alongside: @escaping () -> Void) -> ModalAnimation {
        ModalAnimation(
            style: controller.theme.motion == .fade ? .fade : controller.animationStyle, background: views.background,
            content: views.content,
            contentFrame: contentFrame, alongside: alongside)
    }

    /// The frame of the content without its animation's transform.
    private var contentFrame: CGRect {
        guard let content = views.content.hostedView else { return .zero }
        let size = content.bounds.size
        return CGRect(
            x: content.center.x - size.width / 2, y: content.center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}
