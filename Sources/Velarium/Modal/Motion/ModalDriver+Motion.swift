import UIKit

extension ModalDriver {
    func moveIn() {
        let run = ModalMotionRun("The showingAnimation of \(controller)") { [weak self] _ in self?.handle(.arrive) }
        self.run = run
        guard isComingAnimated else {
            scenery.restoreLook()
            return run.end(completed: true)
        }
        // A custom hiding animation cannot be reversed.
        let isTurning = isTurning && controller.hidingAnimation == nil && controller.showingAnimation == nil
        if !isTurning { scenery.restoreLook() }
        guard let showing = controller.showingAnimation else {
            return motion.show(fromCurrentState: isTurning) { run.end(completed: $0) }
        }
        run.watch { [weak self] in
            self?.scenery.restoreLook()
            self?.controller.placeContent()
        }
        showing(controller.dimmingView, controller.view.bounds, keyboard.height, contentFrame) {
            run.end(completed: $0)
        }
    }

    func moveOut() { moveOut { [weak self] in self?.handle(.left) } }

    /// Animates inside UIKit's dismissal. UIKit has already called the appearance methods.
    func moveOutForUIKit(_ completion: @escaping () -> Void) {
        isLeavingAnimated = true
        moveOut(completion)
    }

    private func moveOut(_ completion: @escaping () -> Void) {
        let run = ModalMotionRun("The hidingAnimation of \(controller)") { _ in completion() }
        self.run = run
        guard let hiding = controller.hidingAnimation else { return motion.hide { run.end(completed: $0) } }
        run.watch {}
        hiding(controller.dimmingView, controller.view.bounds, keyboard.height) { run.end(completed: $0) }
    }

    private var motion: ModalMotion {
        ModalMotion(
            style: controller.animationStyle, background: scenery.background, content: scenery.content,
            contentFrame: contentFrame)
    }

    /// The frame of the content without its animation's transform.
    private var contentFrame: CGRect {
        guard let content = scenery.content.actor else { return .zero }
        let size = content.bounds.size
        return CGRect(
            x: content.center.x - size.width / 2, y: content.center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}
