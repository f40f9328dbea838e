import CoreGraphics
import UIKit

/// The views of an app that a user would touch.
@MainActor struct SimulationTargets {
    /// The middles of what can be touched, in points of the screen.
    let points: [CGPoint]

    init(in windows: [UIWindow], on screen: CGRect) {
        var found: [CGPoint] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
            if Self.isTarget(view) {
                let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
                if screen.contains(middle) { found.append(middle) }
            }
            for subview in view.subviews { visit(subview) }
        }
        for window in windows where !window.isHidden { visit(window) }
        points = found
    }

    private static func isTarget(_ view: UIView) -> Bool {
        view is UIControl || view is UITableViewCell || view is UICollectionViewCell || view is UITextView
            || (view.gestureRecognizers?.contains { !($0 is TouchLedger) } ?? false) && !(view is UIWindow)
    }
}
