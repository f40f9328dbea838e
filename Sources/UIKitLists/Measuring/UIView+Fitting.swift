import CoreGraphics
import UIKitCore

extension UIView {
    /// The size that the inner constraints want on `axes`; on the others that of `size`. Points.
    package func constrainedSize(_ size: CGSize, on axes: EstimatedAxes) -> CGSize {
        let fitted = systemLayoutSizeFitting(
            CGSize(
                width: axes.contains(.width) ? 0 : size.width, height: axes.contains(.height) ? 0 : size.height),
            withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
        return CGSize(
            width: axes.contains(.width) ? fitted.width : size.width,
            height: axes.contains(.height) ? fitted.height : size.height)
    }

    /// The minimum height that the inner constraints allow at `width` points.
    package func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        constrainedSize(CGSize(width: width, height: 0), on: .height).height
    }
}
