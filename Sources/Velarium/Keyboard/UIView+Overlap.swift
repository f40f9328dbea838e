import UIKit

extension UIView {
    /// How much of this view's lower part lies below a keyboard at `frame`, in points of this view.
    ///
    /// Window, place on the screen and transforms count. A keyboard that lies at another side of this view, as in a
    /// window that is turned, or that floats above its lower edge, covers nothing here: content cannot go up from it.
    ///
    /// - Parameter frame: Points of the screen, y down; null for no keyboard.
    func overlap(withKeyboardAt frame: CGRect) -> CGFloat {
        guard let window, !frame.isNull, frame.width > 0, frame.height > 0 else { return 0 }
        func here(_ point: CGPoint) -> CGPoint { convert(window.convert(point, from: nil as UIWindow?), from: window) }
        let top = here(CGPoint(x: frame.midX, y: frame.minY))
        let bottom = here(CGPoint(x: frame.midX, y: frame.maxY))
        let isBelow = bottom.y - top.y > abs(bottom.x - top.x)
        let covered = convert(window.convert(frame, from: nil as UIWindow?), from: window).intersection(bounds)
        // What ends above the lower edge floats; half a point is rounding.
        guard isBelow, !covered.isNull, covered.width > 0, covered.maxY >= bounds.maxY - 0.5 else { return 0 }
        return bounds.maxY - covered.minY
    }
}
