import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// The button of an item in a tab bar.
package final class TabBarButton: UIControl {
    /// How the button looks in its state.
    struct Look {
        var style = TabBarLayout.Style.stacked
        /// The colors of the image and the title when the appearance has none.
        var color = UIColor.systemGray
        var state: UITabBarItemStateAppearance
    }

    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBarBadge()
    private var style = TabBarLayout.Style.stacked
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isAccessibilityElement = true
        imageView.contentMode = .center
        label.textAlignment = .center
        for view in [imageView, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addInteraction(UIPointerInteraction(delegate: nil))
    }

    required init?(coder: NSCoder) { nil }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        item.applyAppearance(shownBy: self)
    }

    /// Shows the item as it is now.
    func update(isSelected: Bool, look: Look) {
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        style = look.style
        let state = look.state
        showImage(isSelected: isSelected, color: state.iconColor ?? look.color)
        showTitle(isSelected: isSelected, look)
        showBadge(state, isSelected: isSelected)
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        if !item.isEnabled { accessibilityTraits.insert(.notEnabled) }
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func showImage(isSelected: Bool, color: UIColor) {
        let isCompact = style == .compactInline
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: isCompact ? TabBarMetrics.compactSymbolSize : TabBarMetrics.symbolSize, weight: .regular,
            scale: .large)
        let image = (isCompact ? item.landscapeImagePhone : nil) ?? item.image
        imageView.image = isSelected ? item.selectedImage ?? image : image
        imageView.tintColor = color
    }

    private func showTitle(isSelected: Bool, _ appearance: Look) {
        let size =
            switch style {
            case .stacked: TabBarMetrics.stackedFontSize
            case .inline: TabBarMetrics.inlineFontSize
            case .compactInline: TabBarMetrics.compactInlineFontSize
            }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: style == .stacked ? .medium : .regular),
            .foregroundColor: appearance.state.iconColor ?? appearance.color,
        ]
        let own = item.titleTextAttributes(for: isSelected ? .selected : item.isEnabled ? .normal : .disabled)
        for more in [appearance.state.titleTextAttributes, item.titleTextAttributes(for: .normal) ?? [:], own ?? [:]] {
            attributes.merge(more) { $1 }
        }
        label.setUniformText(item.title.map { UniformText($0, attributes) })
        label.isHidden = item.title?.isEmpty != false
        titleOffset =
            item.titlePositionAdjustment == .zero
            ? appearance.state.titlePositionAdjustment : item.titlePositionAdjustment
    }

    private func showBadge(_ state: UITabBarItemStateAppearance, isSelected: Bool) {
        let attributes =
            item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? item.badgeTextAttributes(for: .normal)
        badge.show(
            item.badgeValue, color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed,
            attributes: state.badgeTextAttributes.merging(attributes ?? [:]) { $1 },
            offset: state.badgeTitlePositionAdjustment)
        badgeOffset = state.badgePositionAdjustment
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image == nil ? CGSize.zero : imageView.sizeThatFits(bounds.size)
        let title = label.isHidden ? CGSize.zero : label.sizeThatFits(bounds.size)
        if style == .stacked { layOutStacked(image, title) } else { layOutInline(image, title) }
        label.frame.origin.x += titleOffset.horizontal
        label.frame.origin.y += titleOffset.vertical
        imageView.frame = imageView.frame.inset(by: item.imageInsets)
        layOutBadge()
    }

    private func layOutStacked(_ image: CGSize, _ title: CGSize) {
        let width = min(title.width, bounds.width)
        let scale = max(1, traitCollection.displayScale)
        label.frame = CGRect(
            x: ((bounds.width - width) / 2).floored(atScale: scale),
            y: bounds.height - TabBarMetrics.titleBottom - title.height,
            width: width, height: title.height)
        // Without a title the image is in the middle.
        let availableHeight = label.isHidden ? bounds.height : label.frame.minY
        let top = label.isHidden ? (availableHeight - image.height) / 2 : TabBarMetrics.imageTop
        let y =
            label.isHidden
            ? top : max(0, min(top + (availableHeight - top - image.height) / 2, availableHeight - image.height))
        imageView.frame = CGRect(
            x: ((bounds.width - image.width) / 2).rounded(), y: y.rounded(), width: image.width, height: image.height)
    }

    private func layOutInline(_ image: CGSize, _ title: CGSize) {
        let gap = image.width > 0 && title.width > 0 ? TabBarMetrics.inlineGap : 0
        let width = min(title.width, max(0, bounds.width - image.width - gap))
        let start = ((bounds.width - image.width - gap - width) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageX = isMirrored ? start + width + gap : start
        imageView.frame = CGRect(
            x: imageX, y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
        label.frame = CGRect(
            x: isMirrored ? start : start + image.width + gap, y: ((bounds.height - title.height) / 2).rounded(),
            width: width, height: title.height)
    }

    /// Where an image would be, for the badge of an item without one.
    private var imagelessFrame: CGRect {
        let corner = TabBarMetrics.imagelessCorner
        return CGRect(x: bounds.midX - corner.x, y: corner.y, width: 2 * corner.x, height: 0)
    }

    private func layOutBadge() {
        let size = badge.sizeThatFits(bounds.size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = imageView.image == nil && style == .stacked ? imagelessFrame : imageView.frame
        let corner = isMirrored ? image.minX : image.maxX
        let reach = TabBarMetrics.badgeOffset.x - TabBarMetrics.badgeHeight / 2 + badgeOffset.horizontal
        var x = isMirrored ? corner - reach - size.width : corner + reach
        // Beside the image the title begins where a badge would reach.
        if style != .stacked, !label.isHidden, badgeOffset.horizontal == 0 {
            let gap = TabBarMetrics.inlineBadgeGap
            x = isMirrored ? max(x, label.frame.maxX + gap) : min(x, label.frame.minX - gap - size.width)
        }
        badge.frame = CGRect(
            x: x, y: image.minY + TabBarMetrics.badgeOffset.y - size.height / 2 + badgeOffset.vertical,
            width: size.width, height: size.height)
    }
}

/// The badge of a tab bar item: a text in a capsule.
package final class TabBarBadge: UIView {
    private let label = UILabel()
    private var offset = UIOffset.zero

    package override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows `text`; nil hides the badge.
    func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
        isHidden = text == nil
        backgroundColor = color
        self.offset = offset
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: TabBarMetrics.badgeFontSize), .foregroundColor: UIColor.white,
        ]
        label.attributedText = NSAttributedString(
            string: text ?? "", attributes: standard.merging(attributes) { $1 })
        setNeedsLayout()
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = TabBarMetrics.badgeHeight
        let width = label.sizeThatFits(size).width
        return CGSize(width: max(height, (width + 2 * TabBarMetrics.badgePadding).rounded(.up)), height: height)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
