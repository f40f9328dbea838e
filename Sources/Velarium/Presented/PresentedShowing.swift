import UIKit

/// The showings of a controller that UIKit presents: knows when one begins and is over, and has UIKit dismiss it at a
/// moment when UIKit does.
@MainActor final class PresentedShowing {
    /// Nil in its last moment: UIKit may let go of a presentation that it has torn out together with its controller.
    private weak var controller: OverlayController?
    private let store = OverlayEnding()
    /// The presentation that the last showing began for. The name outlives it, and may be another's later.
    private weak var presentation: UIPresentationController?
    private var presentationName: ObjectIdentifier?
    /// Whether the presentation is under way that the showing is, and has not come to rest on the screen yet.
    private var isComing = false
    private var isGone = true
    private var scene: SceneWatch?
    private var nextTry: OverlayTimer?
    private var completions: [() -> Void] = []
    /// What has asked for the end while it was leaving: it counts where the way out is given up.
    private var laterWish: (reason: DismissReason, animated: Bool)?

    init(of controller: OverlayController) { self.controller = controller }

    /// Whether a presentation is under way that has not come to rest.
    var isArriving: Bool {
        notice()
        return isComing
    }

    /// The ends of the showings. A showing begins with `present`, which nobody tells of: whoever looks notices.
    var ending: OverlayEnding {
        notice()
        return store
    }

    private func notice() {
        guard let controller, controller.parent == nil, controller.presentingViewController != nil,
            let presentation = controller.presentationController
        else { return }
        begin(presentation)
    }

    private func begin(_ presentation: UIPresentationController) {
        guard self.presentation !== presentation else { return }
        self.presentation = presentation
        presentationName = ObjectIdentifier(presentation)
        isComing = true
        isGone = false
        store.begin()
    }

    // MARK: What the presentation controller tells

    /// The presented view is on its way to the screen, in `container`.
    func begin(_ presentation: UIPresentationController, in container: UIView) {
        begin(presentation)
        scene = SceneWatch(window: container.window) { [weak self] in
            self?.controller?.end(for: .sceneClosed, animated: false)
        }
    }

    /// It has come to rest on the screen.
    func arrive() {
        isComing = false
        if let controller { store.arrive(in: controller) }
    }

    /// Its way out was given up: no end.
    func stay() {
        store.stay()
        guard let wish = laterWish else { return }
        laterWish = nil
        end(for: wish.reason, animated: wish.animated)
    }

    /// It has left the screen. Told once for each presentation.
    func finish(_ presentation: ObjectIdentifier) {
        guard presentationName == presentation, !isGone else { return }
        isGone = true
        isComing = false
        scene = nil
        nextTry = nil
        let (controller, completions) = (controller, completions)
        self.completions = []
        laterWish = nil
        store.finish { controller?.tellEnd($0) }
        for completion in completions { completion() }
    }

    // MARK: Leaving

    /// Ends the showing for `reason` as soon as UIKit dismisses it. False where none is under way, or it has a reason.
    @discardableResult
    func end(for reason: DismissReason, animated: Bool, completion: (() -> Void)? = nil) -> Bool {
        guard ending.leave(for: reason) else {
            if store.isLeaving, laterWish == nil { laterWish = (reason, animated) }
            return false
        }
        if let completion { completions.append(completion) }
        takeOff(animated)
        return true
    }

    /// UIKit refuses to dismiss what is in a transition, or below one: then it is tried again with the next frame.
    private func takeOff(_ animated: Bool) {
        nextTry = nil
        guard store.isLeaving else { return }
        if !isComing, let controller, controller.isAtRestWithAllAbove {
            controller.presentingViewController?.dismiss(animated: animated)
        } else {
            nextTry = OverlayTimer(after: 0) { [weak self] in self?.takeOff(animated) }
        }
    }
}

extension UIViewController {
    /// Whether the controller, and everything presented above it, is on the screen and in no transition: then UIKit
    /// dismisses it when it is asked to.
    var isAtRestWithAllAbove: Bool {
        var top = self
        while let above = top.presentedViewController, top.transitionCoordinator == nil { top = above }
        return top.transitionCoordinator == nil && top.viewIfLoaded?.window != nil
    }
}
