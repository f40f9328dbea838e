import CoreGraphics
import UIKitCore
import UIKitLists

extension UITableViewCell {
    /// The height of the cell's content at `width` points: from the constraints in `contentView`, or else from the
    /// cell's own labels and images.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        if let height = configuredHeight(forWidth: width) { return height }
        guard contentView.ownsConstraints else { return sizeThatFits(CGSize(width: width, height: 0)).height }
        let availableSize = CGSize(width: contentWidth(in: width), height: bounds.height)
        let content = CellLayout(of: layoutParts, in: availableSize, scale: max(1, traitCollection.displayScale))
            .content
        return contentView.fittingHeight(forWidth: content.width)
    }
}
