import UIKit

extension CGFloat {
    /// This value; 0 if it is negative or non-finite.
    var finiteAndNotNegative: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
