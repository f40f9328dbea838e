import Driving
import UIKitControls
import UIKitCore

extension UIKitSystem {
    /// The frontmost visible view at a point of the screen, in points, whether or not it gets touches.
    package func frontmostView(at point: CGPoint) -> UIView? {
        for window in windowsWithKeyboard.reversed() where !window.isHidden {
            let local = window.screen.coordinateSpace.convert(point, to: window)
            if let found = window.frontmostView(at: local) { return found }
        }
        return nil
    }
}

extension UIView {
    fileprivate func frontmostView(at point: CGPoint) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        let isInside = bounds.contains(point)
        guard isInside || !clipsToBounds else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.frontmostView(at: subview.convert(point, from: self)) { return found }
        }
        return isInside && showsSomething ? self : nil
    }

    /// Whether the view has pixels of its own. Containers that are clear are looked through.
    private var showsSomething: Bool {
        if let color = backgroundColor, color.cgColor.alpha > 0 { return true }
        return shownText?.isEmpty == false || layer.contents != nil || layer.borderWidth > 0 || self is UIControl
            || self is UIImageView || self is UIVisualEffectView
    }
}
