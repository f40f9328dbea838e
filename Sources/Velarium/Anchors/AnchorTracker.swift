import UIKit

/// Follows an anchor: tells a view that points at it when the anchor has moved, is lost or is back.
@MainActor final class AnchorTracker {
    /// What became of the anchor.
    enum Change {
        case moved, lost, found
    }

    /// The anchor that is followed, or was last.
    var anchor: OverlayAnchor?
    /// The anchor's frame at the last layout, in the coordinates of the view that points at it.
    var lastFrame: CGRect?
    private(set) var isLost = false
    private var observer: (any ScreenUpdateObserver)?

    /// Checks the anchor in every update of the screen until `stop()`, or until this tracker is deallocated. A screen
    /// on which nothing changes is not updated for it.
    ///
    /// - Parameters:
    ///   - view: The view that points at the anchor.
    ///   - report: Called when the anchor has changed, before layout.
    func start(for view: UIView, _ report: @escaping @MainActor (Change) -> Void) {
        stop()
        isLost = false
        observer = makeScreenUpdateObserver(for: view) { [weak self, weak view] in
            guard let self, let view else { return }
            check(for: view, report)
        }
    }

    /// Stops the checks.
    func stop() { observer = nil }

    /// The anchor's frame on the screen at this moment, running animations included, in the coordinates of `view`. Nil
    /// while it is not in the window of `view`.
    func frame(in view: UIView) -> CGRect? {
        guard let location = anchor?.location, let window = view.window, location.view.window === window else {
            return nil
        }
        return location.view.presentationFrame(of: location.rect, in: view)
    }

    /// What an overlay in `view` points at: the anchor's frame at this moment, or the last one while it is lost.
    func targetFrame(in view: UIView) -> CGRect? { isLost ? lastFrame : frame(in: view) ?? lastFrame }

    private func check(for view: UIView, _ report: @MainActor (Change) -> Void) {
        guard let window = view.window else { return }
        // The frames after this update's layout.
        window.layoutIfNeeded()
        let location = anchor?.location
        observer?.needsContinuousUpdates = location?.view.isAnimated ?? false
        guard let location, location.view.window === window, location.isInSight else {
            if !isLost {
                isLost = true
                report(.lost)
            }
            return
        }
        if isLost {
            isLost = false
            report(.found)
        } else if location.view.presentationFrame(of: location.rect, in: view) != lastFrame {
            report(.moved)
        }
    }
}

extension UIView {
    /// Whether this view or one around it is animated.
    fileprivate var isAnimated: Bool {
        sequence(first: layer, next: \.superlayer).contains { $0.animationKeys()?.isEmpty == false }
    }
}
