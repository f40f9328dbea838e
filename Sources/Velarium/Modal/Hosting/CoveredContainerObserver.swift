import UIKit

/// Notices when a view that has left its window because another screen covers its own will not come back: its controller
/// was removed, or the view was deallocated.
@MainActor final class CoveredContainerObserver {
    /// Retained by its superview only.
    private weak var sentinel: Sentinel?
    private var nextFrame: OverlayTimer?

    /// Nil if `container` did not leave its window for a screen that covers its own.
    ///
    /// - Parameters:
    ///   - untilDeallocation: Whether the view may come back as long as it exists, whatever the reason it left for.
    ///   - onLoss: Called once, when the view does not come back.
    init?(
        of container: UIView, untilDeallocation: Bool = false, onLoss: @escaping @MainActor @Sendable () -> Void
    ) {
        guard untilDeallocation || container.isCovered else { return nil }
        let sentinel = Sentinel(onDeallocation: onLoss)
        self.sentinel = sentinel
        container.addSubview(sentinel)
        guard !untilDeallocation else { return }
        // A container controller may remove the view first and its controller afterwards.
        nextFrame = OverlayTimer(after: 0) { [weak container] in
            if let container, container.window == nil, !container.isCovered { onLoss() }
        }
    }

    /// Stops observing.
    func stop() {
        nextFrame = nil
        sentinel?.stop()
    }

    /// A hidden view without size that is deallocated with its superview.
    private final class Sentinel: UIView {
        private var onDeallocation: (@MainActor @Sendable () -> Void)?

        init(onDeallocation: @escaping @MainActor @Sendable () -> Void) {
            self.onDeallocation = onDeallocation
            super.init(frame: .zero)
            isHidden = true
            isUserInteractionEnabled = false
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("Sentinel does not support init(coder:); create it in code.")
        }

        deinit { if let onDeallocation { MainActorCheck.runOrSchedule(onDeallocation) } }

        func stop() {
            onDeallocation = nil
            removeFromSuperview()
        }
    }
}

extension UIView {
    /// Whether this view is in no window because another screen covers its own: a controller that was pushed, selected
    /// or presented in full screen.
    fileprivate var isCovered: Bool {
        let responders = sequence(first: self as UIResponder, next: \.next)
        guard let owner = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return false }
        let chain = Array(sequence(first: owner, next: \.parent))
        guard let top = chain.last, !chain.contains(where: { $0.isMovingFromParent || $0.isBeingDismissed }) else {
            return false
        }
        return top.viewIfLoaded?.window != nil || chain.contains { $0.presentedViewController != nil }
    }
}
