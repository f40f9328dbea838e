import CoreGraphics
@_spi(Core) import UIKitCore

extension UIView {
    /// Whether this view as an input view extends to the lower edge of the screen: a view with a flexible height, and a
    /// picker. Below others is the home indicator's area.
    var fillsInputArea: Bool {
        if isPicker { return true }
        let sizesItself = (self as? UIInputView)?.allowsSelfSizing == true || !translatesAutoresizingMaskIntoConstraints
        return !sizesItself && autoresizingMask.contains(.flexibleHeight)
    }

    /// The height of this view as an input or accessory view of `width`. Points; 0 for a view without size.
    ///
    /// Constraints decide for a view that uses them, otherwise the frame. A view with a flexible height, or without one,
    /// is as high as the constraints of its subviews say, or as it asks for.
    func inputViewHeight(width: CGFloat) -> CGFloat {
        let height: CGFloat
        let sizesItself = (self as? UIInputView)?.allowsSelfSizing == true
        if sizesItself || !translatesAutoresizingMaskIntoConstraints {
            height = fittingHeight(width: width)
        } else if bounds.height > 0, !autoresizingMask.contains(.flexibleHeight) {
            height = bounds.height
        } else if ownsConstraints, case let fitting = fittingHeight(width: width), fitting > 0 {
            height = fitting
        } else {
            let own = intrinsicContentSize.height
            height = own == UIView.noIntrinsicMetric || own == 0 ? bounds.height : own
        }
        guard height.isFinite else {
            misuse("An input view cannot be \(height) points high; its height counts as 0.")
            return 0
        }
        return max(0, height)
    }

    private func fittingHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
