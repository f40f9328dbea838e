import CoreGraphics
import UIKitControls
import UIKitCore

/// Shows the content and background configurations of a cell.
extension UITableViewCell {
    /// Exchanges the content view for that of a configuration; nil restores an empty one.
    func replaceContentView(with view: UIView?) {
        let new = view ?? UIView()
        new.frame = contentView.frame
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = new
        discardLabels()
        setNeedsLayout()
    }

    /// The height of a configuration's content at `width` points; nil without one.
    func configuredHeight(forWidth width: CGFloat) -> CGFloat? {
        updateConfigurationsIfNeeded()
        guard configurations.contentView != nil else { return nil }
        let scale = max(1, traitCollection.displayScale)
        let availableSize = CGSize(width: contentWidth(in: width), height: bounds.height)
        let layout = CellLayout(of: layoutParts, in: availableSize, scale: scale)
        applyContentMargins(layout)
        guard let height = configurations.height(forWidth: configuredContentFrame(layout).width) else { return nil }
        return configurations.contentView is UIListContentView ? max(layoutContext.rowHeight, height) : height
    }

    /// The area of a configuration's content: up to the accessory, from which its own margins separate it.
    func configuredContentFrame(_ layout: CellLayout) -> CGRect {
        var frame = layout.content
        if layout.accessory != .zero { frame.size.width = layout.accessory.minX }
        return frame
    }

    /// Gives a content view that preserves the margins of its superview those of the table, for constraints to them. At an
    /// accessory, from which the content view ends, it keeps its own.
    func updateContentMargins() {
        guard contentView.preservesSuperviewLayoutMargins else { return }
        contentView.directionalLayoutMargins.leading = layoutContext.margin
        if accessoryType == .none, accessoryView == nil {
            contentView.directionalLayoutMargins.trailing = layoutContext.margin
        }
    }

    /// Gives the content the margins of the table.
    func applyContentMargins(_ layout: CellLayout) {
        guard let view = configurations.contentView else { return }
        let leading = layoutContext.margin + CGFloat(indentationLevel) * indentationWidth
        let trailing = layout.accessory == .zero ? layoutContext.margin : 0
        if let list = view as? UIListContentView {
            list.inheritedMargins = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
        } else {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: ConfigurationMetrics.cellMargin, leading: leading, bottom: ConfigurationMetrics.cellMargin,
                trailing: max(trailing, ConfigurationMetrics.sideMargin))
        }
    }

    func updateConfigurationsIfNeeded() {
        configurations.updateIfNeeded { updateConfiguration(using: $0) }
    }
}
