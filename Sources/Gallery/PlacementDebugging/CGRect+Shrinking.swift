import UIKit

extension CGRect {
    /// The rectangle inset on all sides, at most to its center. Unlike `insetBy(dx:dy:)` the result is never null.
    func insetToCenter(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: Swift.min(dx, width / 2), dy: Swift.min(dy, height / 2))
    }
}
