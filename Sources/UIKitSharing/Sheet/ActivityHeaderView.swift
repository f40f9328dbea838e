import CoreGraphics
import UIKitControls
import UIKitCore

/// The top of a share sheet: picture, title and subtitle of the items, and the close button.
final class ActivityHeaderView: UIView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let close = UIButton(type: .close)
    private let separator = UIView()

    init(_ preview: SharePreview, onClose: @escaping () -> Void) {
        super.init(frame: .zero)
        picture.image = preview.image
        picture.contentMode = preview.isSymbol ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .tertiarySystemFill
        picture.layer.cornerRadius = ActivitySheetMetrics.pictureRadius
        picture.clipsToBounds = true
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: ActivitySheetMetrics.symbolSide)
        title.text = preview.title
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = ActivitySheetMetrics.lineLimit(in: traitCollection)
        title.lineBreakMode = .byTruncatingTail
        subtitle.text = preview.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
        close.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
        separator.backgroundColor = .separator
        for part in [picture, title, subtitle, close, separator] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        title.numberOfLines = ActivitySheetMetrics.lineLimit(in: traitCollection)
        setNeedsLayout()
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let fixed =
            ActivitySheetMetrics.margin * 3 + ActivitySheetMetrics.pictureSize.width + ActivitySheetMetrics.closeSide
            + ActivitySheetMetrics.rowPadding
        return max(0, width - fixed)
    }

    private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let bounds = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        let hasSubtitle = subtitle.text?.isEmpty == false
        return (title.sizeThatFits(bounds).height, hasSubtitle ? subtitle.sizeThatFits(bounds).height : 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let texts = textHeights(in: size.width)
        let content = max(ActivitySheetMetrics.pictureSize.height, texts.title + texts.subtitle)
        return CGSize(width: size.width, height: content + 2 * ActivitySheetMetrics.headerPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, middle) = (bounds.width, bounds.midY)
        let margin = ActivitySheetMetrics.margin
        let size = ActivitySheetMetrics.pictureSize
        func place(_ view: UIView, _ frame: CGRect) { view.frame = frame.mirrored(isMirrored, in: width) }
        place(picture, CGRect(x: margin, y: middle - size.height / 2, width: size.width, height: size.height))
        let texts = textHeights(in: width)
        let top = middle - (texts.title + texts.subtitle) / 2
        let start = margin + size.width + ActivitySheetMetrics.rowPadding
        place(title, CGRect(x: start, y: top, width: textWidth(in: width), height: texts.title))
        place(
            subtitle, CGRect(x: start, y: top + texts.title, width: textWidth(in: width), height: texts.subtitle))
        let side = ActivitySheetMetrics.closeSide
        place(close, CGRect(x: width - margin - side, y: ActivitySheetMetrics.headerPadding, width: side, height: side))
        let hairline = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: 0, y: bounds.height - hairline, width: width, height: hairline)
    }
}
