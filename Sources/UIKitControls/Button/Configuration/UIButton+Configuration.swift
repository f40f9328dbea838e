import UIKitCore

extension UIButton {
    /// What a button shows and how: a style with title, subtitle, image and background.
    ///
    /// A configuration is a value. A button shows what `updated(for:)` makes of it for the button's state.
    public struct Configuration: Equatable {
        let style: ButtonStyle

        /// The text, with attributes that have precedence over the style's. Default nil: the title that
        /// `setTitle(_:for:)` has set.
        public var attributedTitle: AttributedString?
        /// A smaller text below the title, with attributes. Default nil.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the title. Default nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the attributes of the subtitle. Default nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that is too long breaks. Default `byWordWrapping`; modes that truncate keep it in one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle that is too long breaks. Default `byWordWrapping`.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How title and subtitle are aligned to each other. Default `automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between title and subtitle, in points. Default 1.
        public var titlePadding = ButtonSizeMetrics.titlePadding

        /// The image. Default nil: the image that `setImage(_:for:)` has set.
        public var image: UIImage?
        /// Changes the color of a template image. Default nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol image. Default nil: as large as the title's font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The edge of the text at which the image is. Default `leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and text, in points. Default 0.
        public var imagePadding: CGFloat = 0

        /// Whether a spinner takes the image's place. Default false.
        public var showsActivityIndicator = false
        /// Changes the color of the spinner. Default nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The mark at the trailing edge. Default `automatic`: the one of pop-up buttons, on these.
        public var indicator = Indicator.automatic
        /// Changes the color of the mark. Default nil.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        /// The color of text and image; nil is the style's. A disabled button does not use it.
        public var baseForegroundColor: UIColor?
        /// The color from which the style makes the background; nil is the style's. A disabled button does not use it.
        public var baseBackgroundColor: UIColor?
        /// The background. Its `backgroundColor` is the style's while nil; another color is used in all states.
        public var background = UIBackgroundConfiguration(
            .button(cornerRadius: ButtonSizeMetrics.medium.cornerRadius))
        /// How the background's corners are rounded. Default `dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of text and insets. Default `medium`.
        public var buttonSize = Size.medium
        /// The look on a Mac. It has no effect on this platform.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether `updated(for:)` shows a selected button as selected. Default true.
        public var automaticallyUpdateForSelection = true

        private var customContentInsets: NSDirectionalEdgeInsets?

        init(_ style: ButtonStyle) {
            self.style = style
        }
    }
}

extension UIButton.Configuration {
    /// The text without attributes. Setting it replaces `attributedTitle`.
    public var title: String? {
        get { attributedTitle.map { String($0.characters) } }
        set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The text of the subtitle without attributes. Setting it replaces `attributedSubtitle`.
    public var subtitle: String? {
        get { attributedSubtitle.map { String($0.characters) } }
        set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The distance of the content from the edges, in points. Default: that of `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
        get { customContentInsets ?? ButtonSizeMetrics(buttonSize).insets }
        set { customContentInsets = newValue }
    }

    /// Restores the insets of `buttonSize`.
    public mutating func setDefaultContentInsets() { customContentInsets = nil }

    // MARK: Styles

    /// No background; text in the tint color.
    public static func plain() -> UIButton.Configuration { .init(.plain) }
    /// A gray background; text in the tint color.
    public static func gray() -> UIButton.Configuration { .init(.gray) }
    /// A background in a pale tint color; text in the tint color.
    public static func tinted() -> UIButton.Configuration { .init(.tinted) }
    /// A background in the tint color; white text.
    public static func filled() -> UIButton.Configuration { .init(.filled) }
    /// No background, also while selected; text in the tint color.
    public static func borderless() -> UIButton.Configuration { .init(.borderless) }
    /// The look of `gray()`.
    public static func bordered() -> UIButton.Configuration { .init(.gray) }
    /// The look of `tinted()`.
    public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }
    /// The look of `filled()`.
    public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }

    // MARK: State

    /// This configuration with the colors of `button` in its state. Colors that the app has set for the background
    /// stay.
    @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
        var result = self
        let colors = ButtonStyleColors(of: self, in: button.state, role: button.role)
        result.baseForegroundColor = colors.foreground
        if background.backgroundColor == nil { result.background.backgroundColor = colors.background }
        return result
    }

    public static func == (left: UIButton.Configuration, right: UIButton.Configuration) -> Bool {
        left.hasTexts(of: right) && left.hasImage(of: right) && left.hasLook(of: right)
    }

    private func hasTexts(of other: UIButton.Configuration) -> Bool {
        attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
            && titleTextAttributesTransformer?.identity == other.titleTextAttributesTransformer?.identity
            && subtitleTextAttributesTransformer?.identity == other.subtitleTextAttributesTransformer?.identity
            && titleLineBreakMode == other.titleLineBreakMode && subtitleLineBreakMode == other.subtitleLineBreakMode
            && titleAlignment == other.titleAlignment && titlePadding == other.titlePadding
    }

    private func hasImage(of other: UIButton.Configuration) -> Bool {
        image == other.image && imageColorTransformer?.identity == other.imageColorTransformer?.identity
            && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
            && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding
            && showsActivityIndicator == other.showsActivityIndicator
            && activityIndicatorColorTransformer?.identity == other.activityIndicatorColorTransformer?.identity
            && indicator == other.indicator
            && indicatorColorTransformer?.identity == other.indicatorColorTransformer?.identity
    }

    private func hasLook(of other: UIButton.Configuration) -> Bool {
        style == other.style && baseForegroundColor == other.baseForegroundColor
            && baseBackgroundColor == other.baseBackgroundColor && background == other.background
            && cornerStyle == other.cornerStyle && buttonSize == other.buttonSize
            && macIdiomStyle == other.macIdiomStyle
            && automaticallyUpdateForSelection == other.automaticallyUpdateForSelection
            && customContentInsets == other.customContentInsets
    }
}
