import UIKit

/// What an `OverlayCoordinator` presents and dismisses.
@MainActor protocol CoordinatedPresentation: AnyObject {
    /// The overlay or controller.
    var content: AnyObject { get }
    /// Whether it is in UIKit's chain of presentations, so that its dismissal dismisses what is presented above it.
    var isPresentedByUIKit: Bool { get }

    /// Presents the content once, over `window`; `report` is called with what happens then.
    func present(in window: UIWindow?, report: @escaping @MainActor (CoordinatedEvent) -> Void)
    /// Dismisses the content as soon as possible, without asking.
    func dismiss(for reason: DismissReason, animated: Bool)
    /// Dismisses the content unless it refuses. Returns whether it is, or is being, dismissed.
    func requestDismissal(animated: Bool) -> Bool
    /// Dismisses the content of a scene that was disconnected, without animation.
    func sceneDidClose()
}

/// What happens to a `CoordinatedPresentation`.
enum CoordinatedEvent {
    case didPresent
    case didFail
    case willDismiss
    case didCancelDismissal
    case didDismiss(DismissReason)
}
