import CoreGraphics
import UIKitCore

/// Shows a `UIListContentConfiguration`, in a cell or anywhere else.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryTextLabel = UILabel()
    private let guides = ListContentGuides()
    private var measuredWidth: CGFloat = 0
    /// The font that the symbol's size was last taken from.
    private var symbolFont: UIFont?

    /// The margins of the cell, in place of those of the superview.
    package var inheritedMargins: NSDirectionalEdgeInsets? {
        didSet { if inheritedMargins != oldValue { contentDidChange() } }
    }

    /// Creates a view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        commonInit()
    }

    /// Creates a view with an empty row from an archive.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        isAccessibilityElement = false
        for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = false
        apply()
    }

    /// The configuration that is shown. A configuration of another type raises an exception and is not shown.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let value = newValue as? UIListContentConfiguration else {
                return misuse(
                    "Unsupported configuration type \(type(of: newValue)) for \(type(of: self)); use "
                        + "makeContentView() of the configuration to create its view.",
                    raises: true)
            }
            guard value != content else { return }
            content = value
            apply()
        }
    }

    /// The area of the image; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guide(.image) }
    /// The area of the text; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { hasText(content.text) ? guide(.text) : nil }
    /// The area of the secondary text; nil without a secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        hasText(content.secondaryText) ? guide(.secondaryText) : nil
    }

    /// The area of the text as the content is now, before guides and labels are moved there; nil without a text.
    package var textFrame: CGRect? { hasText(content.text) ? layout.frames(in: bounds).text : nil }

    private func guide(_ part: ListContentGuides.Part) -> UILayoutGuide {
        let guide = guides.guide(for: part, in: self)
        guides.update(layout.frames(in: bounds))
        return guide
    }

    private func hasText(_ text: String?) -> Bool { text?.isEmpty == false }

    // MARK: Content

    private func apply() {
        apply(content.text, content.attributedText, content.textProperties, to: textLabel)
        apply(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            to: secondaryTextLabel)
        applyImage()
        alpha = content.alpha
        contentDidChange()
    }

    private func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func apply(
        _ text: String?, _ attributed: NSAttributedString?, _ style: UIListContentConfiguration.TextProperties,
        to label: UILabel
    ) {
        label.isHidden = !hasText(text)
        label.numberOfLines = style.numberOfLines
        label.adjustsFontSizeToFitWidth = style.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = style.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
        label.text = text.map(style.transform.applied)
        label.font = style.font
        label.adjustsFontForContentSizeCategory = style.adjustsFontForContentSizeCategory
        label.textColor = style.resolvedColor()
        label.lineBreakMode = style.lineBreakMode
        label.textAlignment = style.alignment.textAlignment
        if let attributed { label.attributedText = attributed }
    }

    private func applyImage() {
        imageView.isHidden = content.image == nil
        imageView.image = content.image
        let properties = content.imageProperties
        symbolFont = nil
        updateSymbolSize()
        imageView.layer.cornerRadius = max(0, properties.cornerRadius)
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.layer.borderWidth = max(0, properties.strokeWidth)
        updateColors()
    }

    /// Makes a symbol as large as the text, whose font follows the text size.
    private func updateSymbolSize() {
        guard symbolFont != textLabel.font else { return }
        symbolFont = textLabel.font
        imageView.preferredSymbolConfiguration =
            content.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: textLabel.font)
    }

    /// Sets the colors that do not follow tint and traits by themselves.
    private func updateColors() {
        let properties = content.imageProperties
        let isPlain = properties.tintColor == nil && properties.tintColorTransformer == nil
        imageView.tintColor = isPlain ? nil : properties.resolvedTintColor(for: tintColor).resolvedColor(in: self)
        imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).resolvedColor(in: self).cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
        contentDidChange()
    }

    // MARK: Layout

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentDidChange()
    }

    /// The content's margins, at least those of the superview on the axes that keep them.
    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard let outer = inheritedMargins ?? superview?.directionalLayoutMargins else { return margins }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var layout: ListContentLayout {
        let image = imageSize
        var layout = ListContentLayout()
        layout.imageSize = image
        layout.reservedSize = reservedSize(for: image)
        layout.text = { [textLabel] in UIListContentView.size(of: textLabel, in: $0) }
        layout.secondaryText = { [secondaryTextLabel] in UIListContentView.size(of: secondaryTextLabel, in: $0) }
        layout.imagePadding = finite(content.imageToTextPadding)
        layout.horizontalPadding = finite(content.textToSecondaryTextHorizontalPadding)
        layout.verticalPadding = finite(content.textToSecondaryTextVerticalPadding)
        layout.prefersSideBySide =
            content.prefersSideBySideTextAndSecondaryText
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        layout.margins = margins.resolved(for: effectiveUserInterfaceLayoutDirection)
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.scale = max(1, traitCollection.displayScale)
        return layout
    }

    private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

    private static func size(of label: UILabel, in width: CGFloat) -> CGSize {
        guard !label.isHidden else { return .zero }
        return label.sizeThatFits(CGSize(width: width < .greatestFiniteMagnitude ? max(1, width) : 0, height: 0))
    }

    private var imageSize: CGSize {
        guard content.image != nil else { return .zero }
        let own = imageView.sizeThatFits(.zero)
        let limit = content.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, own.width > limit.width { factor = min(factor, limit.width / own.width) }
        if limit.height > 0, own.height > limit.height { factor = min(factor, limit.height / own.height) }
        return CGSize(width: own.width * factor, height: own.height * factor)
    }

    private func reservedSize(for image: CGSize) -> CGSize {
        let reserved = content.imageProperties.reservedLayoutSize
        let isSymbol = content.image?.isSymbolImage == true
        let standard = textLabel.font.pointSize * ConfigurationMetrics.standardDimensionFactor
        func length(_ value: CGFloat, symbol: CGFloat, own: CGFloat) -> CGFloat {
            if value == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if value > 0, value.isFinite { return value }
            return isSymbol ? max(symbol, own) : own
        }
        return CGSize(
            width: length(reserved.width, symbol: standard, own: image.width),
            height: length(reserved.height, symbol: 0, own: image.height))
    }

    /// The x coordinate at which the texts begin, from the leading edge.
    package var textStart: CGFloat {
        let frames = layout.frames(in: bounds)
        let text = frames.text == .zero ? frames.secondaryText : frames.text
        guard text != .zero else { return margins.leading }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - text.maxX : text.minX
    }

    /// The height of the content at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateSymbolSize()
        let layout = layout
        let width = size.width > 0 && size.width.isFinite ? size.width : layout.naturalWidth
        return CGSize(width: width, height: layout.height(forWidth: width).ceiled(atScale: layout.scale))
    }

    /// No width of its own; the height at the current width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSymbolSize()
        let frames = layout.frames(in: bounds)
        imageView.frame = frames.image
        textLabel.frame = frames.text
        secondaryTextLabel.frame = frames.secondaryText
        guides.update(frames)
        guard measuredWidth != bounds.width else { return }
        measuredWidth = bounds.width
        invalidateIntrinsicContentSize()
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
