import UIKit

/// An overlay with a lifecycle, presented by a coordinator.
@MainActor final class CoordinatedOverlay: CoordinatedPresentation {
    private let overlay: any Overlay
    private let show: @MainActor (UIWindow?) -> Void
    private var observation: OverlayObservers.Observation?
    private let opening = PresentationOpening()
    /// Reports that the presentation was canceled before it began.
    private var cancelOpening: @MainActor () -> Void = {}
    /// Whether the overlay is being shown at this moment, and may call the app before its presentation begins.
    private var isBeginning = false
    /// The first dismissal that was requested meanwhile.
    private var requestedDismissal: (reason: DismissReason, isAnimated: Bool)?

    init(_ overlay: any Overlay, show: @escaping @MainActor (UIWindow?) -> Void) {
        self.overlay = overlay
        self.show = show
    }

    var content: AnyObject { overlay }

    var isPresentedByUIKit: Bool { (overlay as? UIViewController)?.presentingViewController != nil }

    func present(in window: UIWindow?, report: @escaping @MainActor (CoordinatedEvent) -> Void) {
        guard !isShown else {
            OverlayDiagnostics.report(
                "\(type(of: overlay)) is presented already, so that the coordinator could not show it. Present it only "
                    + "through the coordinator.")
            return report(.didFail)
        }
        guard overlay is OverlayController else { return presentNow(in: window, report) }
        cancelOpening = { report(.didFail) }
        opening.wait(in: window) { [weak self] in self?.presentNow(in: window, report) }
    }

    private var isShown: Bool { overlay.lifecycle.isPresented || overlay.lifecycle.isDismissing }

    private func presentNow(in window: UIWindow?, _ report: @escaping @MainActor (CoordinatedEvent) -> Void) {
        observation = overlay.lifecycle.observers.observe { event in
            switch event {
            case .willPresent, .didChangeStyle: break
            case .didPresent: report(.didPresent)
            case .willDismiss: report(.willDismiss)
            case .didCancelDismissal: report(.didCancelDismissal)
            case .didDismiss(let reason): report(.didDismiss(reason))
            }
        }
        isBeginning = true
        let hasBegun = overlay.beginsPresentation { _ in show(window) }
        isBeginning = false
        guard hasBegun else { return report(.didFail) }
        if let requestedDismissal {
            overlay.dismiss(for: requestedDismissal.reason, animated: requestedDismissal.isAnimated)
        }
    }

    func dismiss(for reason: DismissReason, animated: Bool) {
        if cancelIfWaiting() { return }
        if isBeginning, requestedDismissal == nil { requestedDismissal = (reason, animated) }
        overlay.dismiss(for: reason, animated: animated)
    }

    /// Cancels a presentation that waits for a transition. Returns false if there is none.
    private func cancelIfWaiting() -> Bool {
        guard opening.isWaiting else { return false }
        opening.cancel()
        cancelOpening()
        return true
    }

    func requestDismissal(animated: Bool) -> Bool {
        if cancelIfWaiting() { return true }
        guard overlay.lifecycle.isPresented else {
            if isBeginning { dismiss(for: .code, animated: animated) }
            return true
        }
        switch overlay {
        case let controller as OverlayController:
            guard controller.shouldDismiss(for: .code) else {
                controller.delegate?.overlayController(controller, didRefuseDismissalFor: .code)
                return false
            }
        case let modal as ModalPresentationViewController:
            guard modal.isHidingAllowed else { return false }
        default: break
        }
        overlay.dismiss(for: .code, animated: animated)
        return true
    }

    func sceneDidClose() { dismiss(for: .sceneClosed, animated: false) }
}
