import UIKit

extension CGRect {
    /// The rectangle with its edges moved inward, at most to its middle: unlike `insetBy(dx:dy:)` it is never null.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: Swift.min(dx, width / 2), dy: Swift.min(dy, height / 2))
    }
}
