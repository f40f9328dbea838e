/// A control that shows a title, an image or both, and triggers its primary action on a touch up inside.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The look a button starts with.
    public enum ButtonType: Int, Sendable {
        /// Nothing is given: a white title of 18 points.
        case custom = 0
        /// A title of 15 points in the tint colour that pales while touched.
        case system = 1
        /// A system button with an i in a ring. The info buttons look the same.
        case detailDisclosure, infoLight, infoDark
        /// A system button with a plus in a ring.
        case contactAdd
        /// A gray disc with a cross, 30 points wide.
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// Whether the title and the image's stencil take the tint.
        var isTinted: Bool { self != .custom }
    }

    open private(set) var buttonType = ButtonType.custom

    var content = ButtonContent()
    // Made when there is something to show in them, or when the app asks.
    var titleView: UILabel?
    /// The attributed title that `titleView` was given last, and what it made of it.
    var shownTitle: (given: NSAttributedString, filled: NSAttributedString?)?
    var imageContentView: UIImageView?
    var backgroundView: UIImageView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibilityTraits = .button
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        titleView?.font = defaultFont
        if let glyph = ButtonGlyph(of: type) {
            setImage(glyph.image, for: .normal)
        }
    }

    /// A button with the title and image of `primaryAction`, which it performs on a touch up inside.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A custom button with the title and image of `primaryAction`, which it performs on a touch up inside.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    private func take(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// A system button that shows `image` and calls `action` on a touch up inside.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = unsafeDowncast(makeView(of: Self.self), to: Self.self)
        button.become(.system)
        button.setImage(image, for: .normal)
        if let action {
            button.addTarget(target, action: action, for: .primaryActionTriggered)
        }
        return button
    }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) {
        content.titles[exactly: state] = title
        contentDidChange()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[exactly: state] = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        content.titleColors[exactly: state] = color
        setNeedsLayout()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.titleShadowColors[exactly: state] = color
        setNeedsLayout()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        content.images[exactly: state] = image
        contentDidChange()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgroundImages[exactly: state] = image
        contentDidChange()
    }

    open func title(for state: State) -> String? { content.titles[state] }
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles[state] }
    open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
    open func image(for state: State) -> UIImage? { content.images[state] }
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

    /// The colour that was set for `state` or for `normal`, else the type's own.
    open func titleColor(for state: State) -> UIColor? {
        if let color = content.titleColors[exactly: state] { return color }
        if buttonType.isTinted, state.contains(.disabled) { return .tertiaryLabel }
        return content.titleColors[.normal] ?? (buttonType.isTinted ? tintColor : .white)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The view of the title. Its font is the app's to set, its text and colour are not: see `setTitle(_:for:)`.
    open var titleLabel: UILabel? { madeTitleView() }

    /// The view of the image. See `setImage(_:for:)`.
    open var imageView: UIImageView? { madeImageView() }

    // MARK: Geometry

    /// Between the edges and the content, in points. Zero, the default, stands for 6 above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentDidChange() }
    }

    /// Moves the title in its room, in points; does not count for the button's own size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Moves the image in its room, in points; does not count for the button's own size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Whether a custom button's image darkens while touched, where it has none for that state. Default true.
    open var adjustsImageWhenHighlighted = true {
        didSet { setNeedsLayout() }
    }

    /// Whether a custom button's image pales while disabled, where it has none for that state. Default true.
    open var adjustsImageWhenDisabled = true {
        didSet { setNeedsLayout() }
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        geometry(in: contentRect).titleRect(in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        geometry(in: contentRect).imageRect(in: contentRect)
    }

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The title's baseline stands for the button's; without a title, the image's.
    open override var forFirstBaselineLayout: UIView { (hasTitle ? titleLabel : imageView) ?? self }
    open override var forLastBaselineLayout: UIView { forFirstBaselineLayout }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showContent()
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        let room = contentRect(forBounds: bounds)
        imageContentView?.frame = currentImage == nil ? .zero : imageRect(forContentRect: room)
        titleView?.frame = hasTitle ? titleRect(forContentRect: room) : .zero
    }

    // MARK: State

    override func stateDidChange() {
        super.stateDidChange()
        showContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    /// The title's size depends on the user's text size and weight.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        guard
            old?.preferredContentSizeCategory != new.preferredContentSizeCategory
                || old?.legibilityWeight != new.legibilityWeight
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

    /// A tap that a view around the button waits for is the button's.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ownsTap(of: gestureRecognizer)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
}
