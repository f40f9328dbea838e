import CoreGraphics
import QuartzCore
import UIKitCore

/// Handles the touches in the area around a presentation.
@MainActor package protocol DimmingViewDelegate: AnyObject {
    /// Whether a tap has an effect. If not, it is left to recognizers that the app has added to the views around.
    func dimmingViewHandlesTaps(_ view: UIDimmingView) -> Bool
    /// Called on a tap, at a location in points of the dimming view.
    func dimmingViewWasTapped(_ view: UIDimmingView, at location: CGPoint)
    /// Whether all touches pass to what is behind the dimming view.
    var dimmingViewPassesAllTouches: Bool { get }
    /// The views behind the dimming view that may receive touches through it.
    var dimmingViewPassthroughViews: [UIView] { get }
    /// Whether `view`, which is inside a passthrough view, receives touches.
    func dimmingViewPassesTouches(to view: UIView) -> Bool
    /// Called for the escape gesture. False when it was not handled.
    func dimmingViewHandlesEscape() -> Bool
}

extension DimmingViewDelegate {
    /// False.
    package var dimmingViewPassesAllTouches: Bool { false }
    /// No views.
    package var dimmingViewPassthroughViews: [UIView] { [] }
    /// True.
    package func dimmingViewPassesTouches(to view: UIView) -> Bool { true }
    /// False.
    package func dimmingViewHandlesEscape() -> Bool { false }
}

/// The area around a presentation: dims what is behind it, and receives its touches except those on passthrough views.
@MainActor package final class UIDimmingView: UIView {
    private weak var delegate: (any DimmingViewDelegate)?
    /// True while this view ignores hit tests, to find the view behind it.
    private var isHitTestingBehind = false
    private var tap: UITapGestureRecognizer?

    /// Creates a view that dims nothing.
    package init(frame: CGRect, delegate: any DimmingViewDelegate) {
        self.delegate = delegate
        super.init(frame: frame)
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", UIDimmingView.tapped))
        tap.delegate = self
        addGestureRecognizer(tap)
        self.tap = tap
    }

    package required init?(coder: NSCoder) {
        preconditionFailure("UIDimmingView does not support init(coder:). Its presentation creates it.")
    }

    /// Sets the background color rather than the view's alpha, so that the view keeps receiving touches.
    /// - Parameter alpha: The alpha of black, 0 to 1.
    func setDimAlpha(_ alpha: CGFloat) {
        backgroundColor = UIColor(white: 0, alpha: alpha)
    }

    /// The action of the tap recognizer.
    func tapped() {
        guard let tap else { return }
        delegate?.dimmingViewWasTapped(self, at: tap.location(in: self))
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHitTestingBehind, delegate?.dimmingViewPassesAllTouches != true,
            super.hitTest(point, with: event) != nil
        else { return nil }
        return passthroughHit(point, event) ?? self
    }

    /// The view behind this one at `point`, if it is inside a passthrough view and receives touches.
    private func passthroughHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let window, let views = delegate?.dimmingViewPassthroughViews, !views.isEmpty else { return nil }
        isHitTestingBehind = true
        defer { isHitTestingBehind = false }
        guard let hit = window.hitTest(convert(point, to: window), with: event) else { return nil }
        guard delegate?.dimmingViewPassesTouches(to: hit) == true else { return nil }
        return views.contains { hit.isDescendant(of: $0) } ? hit : nil
    }

    package override func accessibilityPerformEscape() -> Bool {
        delegate?.dimmingViewHandlesEscape() ?? false
    }
}

extension UIDimmingView: UIGestureRecognizerDelegate {
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        gestureRecognizer !== tap || delegate?.dimmingViewHandlesTaps(self) == true
    }
}
