import UIKit

/// The layout of an overlay's content. Points of the overlay's view, y down.
struct ModalLayout {
    let bounds: CGRect
    /// The minimum distance from each edge; not negative.
    let margins: UIEdgeInsets
    /// The height that the keyboard covers at the bottom.
    let keyboardHeight: CGFloat
    let maximumWidth: CGFloat
    /// Pixels per point.
    let scale: CGFloat

    /// The maximum size of the content. A keyboard that would leave no room is ignored.
    var limitSize: CGSize { CGSize(width: min(maximumWidth, availableFrame.width), height: availableFrame.height) }

    /// Content of `size` centered in the available area, on whole pixels; limited to `limitSize`.
    func frame(for size: CGSize) -> CGRect {
        let availableRect = availableFrame
        let limit = limitSize
        let width = pixelAligned(min(max(0, size.width), limit.width), .up, upTo: limit.width)
        let height = pixelAligned(min(max(0, size.height), limit.height), .up, upTo: limit.height)
        return CGRect(
            x: pixelAligned(availableRect.midX - width / 2, .toNearestOrAwayFromZero),
            y: pixelAligned(availableRect.midY - height / 2, .toNearestOrAwayFromZero), width: width, height: height)
    }

    private var availableFrame: CGRect {
        let leavesRoom = bounds.height - margins.top - margins.bottom - keyboardHeight >= 1
        let covered = margins.bottom + (leavesRoom ? keyboardHeight : 0)
        return CGRect(
            x: bounds.minX + margins.left, y: bounds.minY + margins.top,
            width: max(0, bounds.width - margins.left - margins.right),
            height: max(0, bounds.height - margins.top - covered))
    }

    private func pixelAligned(
        _ value: CGFloat, _ rule: FloatingPointRoundingRule, upTo limit: CGFloat = .greatestFiniteMagnitude
    ) -> CGFloat {
        guard scale > 0, value.isFinite else { return value }
        return min(limit, (value * scale).rounded(rule) / scale)
    }
}

extension UIEdgeInsets {
    /// These insets with negative and non-finite values replaced by 0, and whether nothing had to be replaced.
    var sanitized: (insets: UIEdgeInsets, wasClean: Bool) {
        let insets = UIEdgeInsets(
            top: top.finiteAndNotNegative, left: left.finiteAndNotNegative, bottom: bottom.finiteAndNotNegative,
            right: right.finiteAndNotNegative)
        return (insets, insets == self)
    }
}
