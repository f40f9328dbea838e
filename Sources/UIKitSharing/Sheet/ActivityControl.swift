import CoreGraphics
import UIKitControls
import UIKitCore

/// One activity of a share sheet: a row of the list, or an icon with its name below.
final class ActivityControl: UIControl {
    let activity: UIActivity
    private let isIcon: Bool
    private let label = UILabel()
    private let imageView = UIImageView()
    private let separator = UIView()
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(_ activity: UIActivity, isIcon: Bool, onChoose: @escaping (UIActivity) -> Void) {
        self.activity = activity
        self.isIcon = isIcon
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.font = isIcon ? ActivitySheetMetrics.iconFont : .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = isIcon ? .center : .natural
        label.numberOfLines = ActivitySheetMetrics.lineLimit(in: traitCollection)
        imageView.image = activity.activityImage
        imageView.tintColor = isIcon ? .tintColor : .label
        imageView.contentMode = .center
        imageView.clipsToBounds = true
        if isIcon {
            imageView.backgroundColor = .secondarySystemGroupedBackground
            imageView.layer.cornerRadius = ActivitySheetMetrics.iconRadius
        }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: isIcon ? 28 : 20)
        separator.backgroundColor = .separator
        separator.isHidden = true
        for part in [imageView, label, spinner, separator] { addSubview(part) }
        label.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
        addAction(UIAction { _ in onChoose(activity) }, for: .touchUpInside)
        addInteraction(UIPointerInteraction(delegate: nil))
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a line separates the row from the next one. Default false.
    var showsSeparator = false {
        didSet { separator.isHidden = !showsSeparator }
    }

    /// Whether the activity is being prepared: a spinner replaces the image. Default false.
    var isBusy = false {
        didSet {
            guard isBusy != oldValue else { return }
            imageView.isHidden = isBusy
            if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        label.numberOfLines = ActivitySheetMetrics.lineLimit(in: traitCollection)
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isIcon {
                alpha = isHighlighted ? 0.5 : 1
            } else {
                backgroundColor = isHighlighted ? .systemGray4 : nil
            }
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isIcon {
            let text = label.sizeThatFits(
                CGSize(width: ActivitySheetMetrics.iconWidth, height: .greatestFiniteMagnitude))
            return CGSize(
                width: ActivitySheetMetrics.iconWidth,
                height: ActivitySheetMetrics.iconSide + ActivitySheetMetrics.iconGap + text.height)
        }
        let text = label.sizeThatFits(
            CGSize(width: textWidth(in: size.width), height: .greatestFiniteMagnitude))
        return CGSize(
            width: size.width,
            height: max(ActivitySheetMetrics.rowHeight, text.height + ActivitySheetMetrics.rowPadding))
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        max(
            0,
            width - 2 * ActivitySheetMetrics.margin - ActivitySheetMetrics.symbolSide - ActivitySheetMetrics.rowPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isIcon { layOutIcon() } else { layOutRow() }
        spinner.center = imageView.center
    }

    private func layOutIcon() {
        let side = ActivitySheetMetrics.iconSide
        imageView.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        let top = side + ActivitySheetMetrics.iconGap
        label.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    private func layOutRow() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, height) = (bounds.width, bounds.height)
        let margin = ActivitySheetMetrics.margin
        let side = ActivitySheetMetrics.symbolSide
        label.frame = CGRect(x: margin, y: 0, width: textWidth(in: width), height: height)
            .mirrored(isMirrored, in: width)
        imageView.frame = CGRect(x: width - margin - side, y: (height - side) / 2, width: side, height: side)
            .mirrored(isMirrored, in: width)
        let hairline = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: margin, y: height - hairline, width: width - margin, height: hairline)
            .mirrored(isMirrored, in: width)
    }
}
