import UIKit

extension UIView {
    /// The height at this view's lower end that a keyboard at `frame` covers, in points of this view.
    ///
    /// It respects the window, its position on the screen and transforms. A view that extends below its window counts as
    /// covered there as well. A floating keyboard, or one at another side
    /// of a rotated view, covers nothing, because content cannot move up from it.
    ///
    /// - Parameter frame: Points of the screen, y down; null for no keyboard.
    func overlap(withKeyboardAt frame: CGRect) -> CGFloat {
        guard let window, !frame.isNull, frame.width > 0, frame.height > 0 else { return 0 }
        func here(_ point: CGPoint) -> CGPoint { convert(window.convert(point, from: nil as UIWindow?), from: window) }
        let top = here(CGPoint(x: frame.midX, y: frame.minY))
        let bottom = here(CGPoint(x: frame.midX, y: frame.maxY))
        let isBelow = bottom.y - top.y > abs(bottom.x - top.x)
        let covered = convert(window.convert(frame, from: nil as UIWindow?), from: window).intersection(bounds)
        // A keyboard that ends above the lower edge of what is visible floats; half a point is rounding.
        let screen = window.windowScene?.screen.bounds ?? window.bounds
        let areas = [window.bounds, window.convert(screen, from: nil as UIWindow?)]
        let ends = areas.map { convert($0, from: window).maxY }
        let visibleEnd = ends.reduce(bounds.maxY, min)
        guard isBelow, !covered.isNull, covered.width > 0, covered.maxY >= visibleEnd - 0.5 else { return 0 }
        return bounds.maxY - covered.minY
    }
}
