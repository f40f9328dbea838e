import CoreGraphics
import QuartzCore
import UIKitControls
import UIKitCore

extension UITableViewCell {
    // MARK: Layout

    func layOutContent(text: UILabel?, detail: UILabel?, image: UIImageView?, accessory: UIView?) {
        let scale = max(1, traitCollection.displayScale)
        let insets = editedContentInsets
        let width = contentWidth(in: bounds.width)
        var layout = CellLayout(of: layoutParts, in: CGSize(width: width, height: bounds.height), scale: scale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if configurations.contentView != nil {
            applyContentMargins(layout)
            layout.content = configuredContentFrame(layout)
        }
        let leadingInset = isMirrored ? insets.right : insets.left
        let textStart = layout.textStart
        if isMirrored { layout = layout.mirrored(in: width) }
        layout = layout.offset(by: insets.left)
        for view in [background, backgroundView, selectedBackgroundView, configurations.backgroundView] {
            view?.frame = bounds
        }
        contentView.frame = layout.content
        let shift = layout.content.minX
        text?.frame = layout.text.offsetBy(dx: -shift, dy: 0)
        detail?.frame = layout.detail.offsetBy(dx: -shift, dy: 0)
        image?.frame = layout.image.offsetBy(dx: -shift, dy: 0)
        let configuredStart = (configurations.contentView as? UIListContentView)?.textStart
        layOutSeparator(
            textStart: (configuredStart ?? textStart) + leadingInset, scale: scale, isMirrored: isMirrored)
        editing.layOut(insets: layoutContext.contentInsets, margin: layoutContext.margin, isMirrored: isMirrored)
        if let accessory { accessory.center = CGPoint(x: layout.accessory.midX, y: layout.accessory.midY) }
    }

    /// The remaining width inside the safe area and between the controls for editing. Points.
    func contentWidth(in width: CGFloat) -> CGFloat {
        max(0, width - editedContentInsets.left - editedContentInsets.right)
    }

    private func layOutSeparator(textStart: CGFloat, scale: CGFloat, isMirrored: Bool) {
        let line = 1 / scale
        topSeparator.isHidden = !layoutContext.beginsGroup
        topSeparator.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
        let custom = layoutContext.endsGroup ? nil : customSeparatorInset
        guard var inset = custom ?? layoutContext.separatorInset else { return separator.isHidden = true }
        separator.isHidden = false
        if custom == nil, layoutContext.separatorFollowsText, !layoutContext.endsGroup { inset.left = textStart }
        let x = isMirrored ? inset.right : inset.left
        separator.frame = CGRect(
            x: x, y: bounds.height - line, width: max(0, bounds.width - inset.left - inset.right), height: line)
    }

    // MARK: Appearance

    func layoutContextDidChange() {
        for layer in [layer, background.layer] {
            layer.maskedCorners = layoutContext.corners
            layer.cornerRadius = layoutContext.corners.isEmpty ? 0 : TableMetrics.cornerRadius
        }
        for line in [topSeparator, separator] {
            line.show(layoutContext.separatorColor, effect: layoutContext.separatorEffect)
        }
        updateBackground()
        setNeedsLayout()
    }

    /// The background color of cells without one of their own.
    private var defaultBackgroundColor: UIColor {
        switch layoutContext.tableStyle {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        }
    }

    func updateBackground() {
        selectedBackgroundView?.isHidden = !isHighlightedOrSelected
        guard configurations.background == nil else { return background.isHidden = true }
        let isGray = isHighlightedOrSelected && selectionStyle != .none && selectedBackgroundView == nil
        background.backgroundColor = isGray ? .systemGray4 : backgroundColor == nil ? defaultBackgroundColor : nil
        background.isHidden = backgroundView != nil && !isGray
    }

    /// Updates background and highlighted state of labels and images after a change of `isSelected` or
    /// `isHighlighted`.
    func highlightDidChange(animated: Bool) {
        let before = background.layer.backgroundColor
        configurations.setNeedsUpdate()
        editing.selectionDidChange()
        if animated, window != nil, configurations.background != nil {
            UIView.animate(withDuration: TableMetrics.deselectDuration, delay: 0, options: .allowUserInteraction) {
                self.updateConfigurationsIfNeeded()
            }
        }
        updateBackground()
        for view in contentView.subviews {
            (view as? UILabel)?.isHighlighted = isHighlightedOrSelected && selectionStyle != .none
            (view as? UIImageView)?.isHighlighted = isHighlightedOrSelected && selectionStyle != .none
        }
        guard animated, window != nil, before != background.layer.backgroundColor else {
            return background.layer.removeAnimation(forKey: "selection")
        }
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.fromValue = before
        fade.toValue = background.layer.backgroundColor
        fade.duration = TableMetrics.deselectDuration
        background.layer.add(fade, forKey: "selection")
    }
}
