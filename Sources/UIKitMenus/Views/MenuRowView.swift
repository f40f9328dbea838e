import CoreGraphics
import UIKitCore

/// An item over the whole width of a menu: mark, title, subtitle, image.
final class MenuRowView: MenuCellView {
    /// Nil without a subtitle.
    private var subtitleLabel: UILabel?
    /// Nil without a mark.
    private var markView: UIImageView?
    private var activity: MenuActivityView?
    private let fonts: MenuFonts
    private let hasMarks: Bool

    init(_ item: MenuItem, hasMarks: Bool, fonts: MenuFonts) {
        self.hasMarks = hasMarks
        self.fonts = fonts
        super.init(item)
        titleLabel.font = isBack ? fonts.title.withWeight(.semibold) : fonts.title
        titleLabel.numberOfLines = 0
        imageView?.isHidden = fonts.isAccessibilitySize
        addSubtitle()
        addMark()
        addActivity()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MenuRowView does not support init(coder:); a menu creates it.")
    }

    private func addSubtitle() {
        guard let subtitle = item.subtitle, !subtitle.isEmpty else { return }
        let label = UILabel()
        label.font = fonts.subtitle
        label.text = subtitle
        label.textColor = MenuColors.subtitle
        label.isAccessibilityElement = false
        addSubview(label)
        subtitleLabel = label
    }

    private func addMark() {
        guard let markName else { return }
        let view = UIImageView(image: UIImage(systemName: markName))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: MenuMetrics.markSize * fonts.scale, weight: .semibold)
        view.tintColor = textColor
        view.isAccessibilityElement = false
        addSubview(view)
        markView = view
    }

    private var isBack: Bool {
        if case .back = item.content { return true }
        return false
    }

    private var isLoading: Bool {
        if case .loading = item.content { return true }
        return false
    }

    private var markName: String? {
        switch item.content {
        case .submenu: isMirrored ? "chevron.left" : "chevron.right"
        case .back: "chevron.down"
        case .loading: nil
        case .leaf:
            switch item.state {
            case .off: nil
            case .on: "checkmark"
            case .mixed: "minus"
            }
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func addActivity() {
        guard isLoading else { return }
        let view = MenuActivityView()
        addSubview(view)
        activity = view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = MenuRowText(item, rowWidth: bounds.width, hasMarks: hasMarks, fonts: fonts)
        titleLabel.numberOfLines = text.titleLines
        subtitleLabel?.numberOfLines = text.subtitleLines
        let limit = CGSize(width: text.width, height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(limit).height
        let subtitle = subtitleLabel?.sizeThatFits(limit).height ?? 0
        let gap = subtitleLabel == nil ? 0 : MenuMetrics.subtitleGap
        let top = (bounds.height - title - gap - subtitle) / 2
        titleLabel.frame = mirrored(CGRect(x: text.leading, y: top, width: text.width, height: title))
        subtitleLabel?.frame = mirrored(
            CGRect(x: text.leading, y: top + title + gap, width: text.width, height: subtitle))
        titleLabel.textAlignment = isMirrored ? .right : .left
        subtitleLabel?.textAlignment = titleLabel.textAlignment
        layOutImages()
        let activityX = isMirrored ? MenuMetrics.imageCenter : bounds.width - MenuMetrics.imageCenter
        activity?.center = CGPoint(x: activityX, y: bounds.midY)
    }

    private func layOutImages() {
        let image = imageSize(in: bounds.height)
        imageView?.frame = mirrored(
            CGRect(
                x: bounds.width - MenuMetrics.imageCenter - image.width / 2, y: (bounds.height - image.height) / 2,
                width: image.width, height: image.height))
        guard let markView else { return }
        let mark = markView.sizeThatFits(.zero)
        markView.frame = mirrored(
            CGRect(
                x: MenuMetrics.markCenter * fonts.markScale - mark.width / 2,
                y: titleLabel.frame.midY - mark.height / 2,
                width: mark.width, height: mark.height))
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

extension UIFont {
    /// The system font of this size with another weight.
    fileprivate func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
