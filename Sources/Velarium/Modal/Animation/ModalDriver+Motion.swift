import UIKit

extension ModalDriver {
    func animateIn() {
        let run = ModalAnimationRun("The showingAnimation of \(controller)") { [weak self] _ in
            self?.handle(.presentationDidEnd)
        }
        self.animationRun = run
        guard isPresentAnimated else {
            overlayViews.restoreAppearance()
            return run.end(completed: true)
        }
        // A custom hiding animation cannot be reversed.
        let isTurning = isReversing && controller.hidingAnimation == nil && controller.showingAnimation == nil
        if !isTurning { overlayViews.restoreAppearance() }
        guard let showing = controller.showingAnimation else {
            return animation.show(fromCurrentState: isTurning) { run.end(completed: $0) }
        }
        run.startWatchdog { [weak self] in
            self?.overlayViews.restoreAppearance()
            self?.controller.layOutContent()
        }
        showing(controller.dimmingView, controller.view.bounds, keyboard.height, contentFrame) {
            run.end(completed: $0)
        }
    }

    func animateOut() { animateOut { [weak self] in self?.handle(.dismissalDidEnd) } }

    /// Animates inside UIKit's dismissal. UIKit has already called the appearance methods.
    func animateOutForTransition(_ completion: @escaping () -> Void) {
        isDismissAnimated = true
        animateOut(completion)
    }

    private func animateOut(_ completion: @escaping () -> Void) {
        let run = ModalAnimationRun("The hidingAnimation of \(controller)") { _ in completion() }
        self.animationRun = run
        guard let hiding = controller.hidingAnimation else { return animation.hide { run.end(completed: $0) } }
        run.startWatchdog {}
        hiding(controller.dimmingView, controller.view.bounds, keyboard.height) { run.end(completed: $0) }
    }

    private var animation: ModalAnimation {
        ModalAnimation(
            style: controller.animationStyle, background: overlayViews.background, content: overlayViews.content,
            contentFrame: contentFrame)
    }

    /// The frame of the content without its animation's transform.
    private var contentFrame: CGRect {
        guard let content = overlayViews.content.hostedView else { return .zero }
        let size = content.bounds.size
        return CGRect(
            x: content.center.x - size.width / 2, y: content.center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}
