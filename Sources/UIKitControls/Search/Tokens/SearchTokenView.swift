import CoreGraphics
import UIKitCore

/// A token in a search field.
final class SearchTokenView: UIControl {
    let token: UISearchToken
    private let icon = UIImageView()
    private let label = UILabel()
    /// The color while the token is not selected.
    var color: UIColor = .systemGray {
        didSet { updateColors() }
    }

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = SearchMetrics.tokenRadius
        layer.cornerCurve = .continuous
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.contentMode = .scaleAspectFit
        icon.isHidden = token.icon == nil
        label.text = token.text
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: SearchMetrics.tokenFontSize))
        label.adjustsFontForContentSizeCategory = true
        for view in [icon, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            updateColors()
        }
    }

    private func updateColors() {
        backgroundColor = isSelected ? tintColor : color.withAlphaComponent(0.3)
        label.textColor = isSelected ? .white : .label
        icon.tintColor = isSelected ? .white : .label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private var iconWidth: CGFloat {
        token.icon == nil ? 0 : SearchMetrics.tokenIconSide + SearchMetrics.tokenIconGap
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(
            width: (text.width + iconWidth + 2 * SearchMetrics.tokenPadding).rounded(.up),
            height: max(SearchMetrics.tokenHeight, text.height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: min(SearchMetrics.tokenPadding, bounds.width / 2), dy: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = SearchMetrics.tokenIconSide
        icon.frame = CGRect(
            x: isRightToLeft ? area.maxX - side : area.minX, y: (bounds.height - side) / 2, width: side, height: side)
        label.frame = CGRect(
            x: isRightToLeft ? area.minX : area.minX + iconWidth, y: 0, width: max(0, area.width - iconWidth),
            height: bounds.height)
    }
}
