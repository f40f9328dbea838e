import UIKitCore

/// The views inside a button and what they show in each state.
extension UIButton {
    var hasTitle: Bool { currentAttributedTitle != nil || !(currentTitle ?? "").isEmpty }

    var defaultFont: UIFont {
        .systemFont(ofSize: buttonType.isTinted ? ButtonMetrics.systemFontSize : ButtonMetrics.customFontSize)
    }

    /// Updates the shown content, the layout and the intrinsic size.
    func contentDidChange() {
        updateContents()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Updates the subviews for the current state.
    func updateContents() {
        guard configuration == nil else { return }
        updateTitle()
        updateImage()
        updateBackground()
    }

    private func updateTitle() {
        guard hasTitle || titleView != nil else { return }
        let label = loadTitleView()
        if let attributed = currentAttributedTitle {
            applyAttributedTitle(attributed, to: label)
        } else {
            let title = currentTitle
            if label.text != title || label.hasAttributes { label.text = title }
            updateTitleColor()
        }
        label.shadowColor = currentTitleShadowColor
        fade(label)
    }

    /// Shows the title in the color of the current state. An attributed title has colors of its own.
    func updateTitleColor() {
        guard let titleView, currentAttributedTitle == nil else { return }
        let color = currentTitleColor
        // Assigning the color that it has would replace the colors in an attributed text.
        if !titleView.hasAttributes || titleView.textColor != color { titleView.textColor = color }
    }

    /// Shows `title`, unless the label already does. A label fills in missing attributes, so its text can differ from
    /// `title`.
    private func applyAttributedTitle(_ title: NSAttributedString, to label: UILabel) {
        guard appliedTitle?.given !== title || appliedTitle?.filled != label.attributedText else { return }
        label.attributedText = title
        appliedTitle = (title, label.attributedText)
    }

    private func updateImage() {
        guard currentImage != nil || imageContentView != nil else { return }
        let view = loadImageView()
        view.image = currentImage.map(adjustedForState)
        fade(view)
    }

    private func updateBackground() {
        guard currentBackgroundImage != nil || backgroundView != nil else { return }
        let view = backgroundView ?? UIImageView(frame: bounds)
        if backgroundView == nil {
            backgroundView = view
            insertSubview(view, at: 0)
        }
        view.image = currentBackgroundImage
    }

    /// Whether the content is dimmed because the button is touched.
    private var isDimmed: Bool {
        buttonType.isTinted && isHighlighted && content.titleColors[exactly: .highlighted] == nil
    }

    /// Dims the content of a touched system button at once, and restores it gradually.
    private func fade(_ part: UIView) {
        let before = part.alpha
        let after = isDimmed ? ButtonMetrics.highlightedAlpha : 1
        guard before != after else { return }
        part.alpha = after
        part.layer.removeAnimation(forKey: "recovery")
        guard after > before, window != nil else { return }
        let recovery = CABasicAnimation(keyPath: "opacity")
        recovery.fromValue = Float(before)
        recovery.toValue = Float(after)
        recovery.duration = ButtonMetrics.recoveryDuration
        part.layer.add(recovery, forKey: "recovery")
    }

    /// The image for the current state: a template on a system button, darker or paler on a custom one.
    private func adjustedForState(_ image: UIImage) -> UIImage {
        if buttonType.isTinted {
            guard image.renderingMode == .automatic else { return image }
            return isEnabled ? image.withRenderingMode(.alwaysTemplate) : image.withTintColor(.tertiaryLabel)
        }
        if isHighlighted, adjustsImageWhenHighlighted, content.images[exactly: state] == nil {
            return image.shaded(with: UIColor(white: 0, alpha: ButtonMetrics.imageShade)) ?? image
        }
        if !isEnabled, adjustsImageWhenDisabled, content.images[exactly: state] == nil {
            return image.faded(to: ButtonMetrics.disabledImageAlpha) ?? image
        }
        return image
    }

    // MARK: Places

    /// Positions title, image and background for the current bounds.
    func placeParts() {
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        let availableRect = contentRect(forBounds: bounds)
        imageContentView?.frame = currentImage == nil ? .zero : imageRect(forContentRect: availableRect)
        titleView?.frame = hasTitle ? titleRect(forContentRect: availableRect) : .zero
    }

    /// Positions the parts of a button that no frame will lay out, because it is in no window, when they are read.
    func placePartsOutsideWindow() {
        guard window == nil, configuration == nil, !isPlacingParts, bounds.size != .zero else { return }
        isPlacingParts = true
        defer { isPlacingParts = false }
        placeParts()
    }

    func loadTitleView() -> UILabel {
        if let titleView { return titleView }
        let label = UILabel()
        label.font = defaultFont
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.isAccessibilityElement = false
        titleView = label
        addSubview(label)
        return label
    }

    func loadImageView() -> UIImageView {
        if let imageContentView { return imageContentView }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        imageContentView = view
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        return view
    }
}
