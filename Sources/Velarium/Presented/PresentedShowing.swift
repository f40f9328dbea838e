import UIKit

/// The presentations of an `OverlayController` by UIKit: detects when one begins and ends, and dismisses it when UIKit
/// can.
@MainActor final class PresentedShowing {
    /// Nil during deallocation: UIKit may release a torn down presentation together with its controller.
    private weak var controller: OverlayController?
    private let store = OverlayEnding()
    /// The presentation controller of the last presentation. Its identifier outlives it and may be reused.
    private weak var presentation: UIPresentationController?
    private var presentationName: ObjectIdentifier?
    /// Whether the presentation animation has not ended yet.
    private var isComing = false
    private var isGone = true
    private var scene: SceneWatch?
    private var nextTry: OverlayTimer?
    private var completions: [() -> Void] = []
    /// A dismissal that was requested during another one. It is carried out if that is canceled.
    private var laterWish: (reason: DismissReason, animated: Bool)?

    init(of controller: OverlayController) { self.controller = controller }

    /// Whether a presentation is in progress.
    var isArriving: Bool {
        notice()
        return isComing
    }

    /// The lifecycle. UIKit has no callback for `present`, so a new presentation is detected on the next access.
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

    // MARK: Calls from the presentation controller

    /// The presentation transition begins in `container`.
    func begin(_ presentation: UIPresentationController, in container: UIView) {
        begin(presentation)
        scene = SceneWatch(window: container.window) { [weak self] in
            self?.controller?.end(for: .sceneClosed, animated: false)
        }
    }

    /// The presentation transition has ended.
    func arrive() {
        isComing = false
        if let controller { store.arrive(in: controller) }
    }

    /// The dismissal was canceled. Carries out a dismissal that was requested meanwhile.
    func stay() {
        store.stay()
        guard let wish = laterWish else { return }
        laterWish = nil
        end(for: wish.reason, animated: wish.animated)
    }

    /// The presented view has left the screen. Takes effect once per presentation.
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

    // MARK: Dismissal

    /// Dismisses the controller for `reason` as soon as UIKit can. Returns false if nothing is presented or another
    /// reason came first.
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

    /// UIKit refuses to dismiss during a transition or below one. Then this retries in the next frame.
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
    /// Whether this controller and everything presented above it are on the screen without a transition, so that UIKit
    /// can dismiss it.
    var isAtRestWithAllAbove: Bool {
        var top = self
        while let above = top.presentedViewController, top.transitionCoordinator == nil { top = above }
        return top.transitionCoordinator == nil && top.viewIfLoaded?.window != nil
    }
}
