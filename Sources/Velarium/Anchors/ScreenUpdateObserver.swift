import UIKit

/// Calls a closure with every update of the screen, until it is deallocated.
@MainActor protocol ScreenUpdateObserver: AnyObject {
    /// Whether the screen is to be updated although UIKit sees no reason, because an animation is running.
    var needsContinuousUpdates: Bool { get set }
}

/// Creates an observer that calls `action` before layout in every update of the screen that shows `view`, and after
/// it, when layout may have moved something.
@MainActor func makeScreenUpdateObserver(
    for view: UIView, _ action: @escaping @MainActor () -> Void
) -> any ScreenUpdateObserver {
    if #available(iOS 18.0, *) { return UpdateLinkObserver(for: view, action) }
    return DisplayLinkObserver(action)
}

/// Observes updates without causing any.
@available(iOS 18.0, *)
@MainActor private final class UpdateLinkObserver: ScreenUpdateObserver {
    private let link: UIUpdateLink

    init(for view: UIView, _ action: @escaping @MainActor () -> Void) {
        link = UIUpdateLink(view: view)
        for phase in [UIUpdateActionPhase.beforeCATransactionCommit, .afterCATransactionCommit] {
            link.addAction(to: phase) { _, _ in action() }
        }
        link.isEnabled = true
    }

    var needsContinuousUpdates: Bool {
        get { link.requiresContinuousUpdates }
        set { if newValue != link.requiresContinuousUpdates { link.requiresContinuousUpdates = newValue } }
    }
}

/// Observes updates before iOS 18: by a display link, which updates the screen all the time.
@MainActor final class DisplayLinkObserver: ScreenUpdateObserver {
    var needsContinuousUpdates = false
    private var link: CADisplayLink?

    init(_ action: @escaping @MainActor () -> Void) {
        let link = ActionTarget.displayLink(of: self) { _ in action() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    isolated deinit { link?.invalidate() }
}
