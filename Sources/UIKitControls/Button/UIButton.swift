@_spi(Core) import UIKitCore

/// A control that shows a title, an image or both, and triggers its primary action on a touch up inside.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of button, which decides its initial appearance.
    public enum ButtonType: Int, Sendable {
        /// No built-in appearance: a white title of 18 points.
        case custom = 0
        /// A title of 15 points in the tint color that is dimmed while touched.
        case system = 1
        /// A system button with an i in a ring. The info buttons are identical.
        case detailDisclosure, infoLight, infoDark
        /// A system button with a plus in a ring.
        case contactAdd
        /// A gray disc with a cross, 30 points wide.
        case close = 7

        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }

        /// Whether the title and template images use the tint color.
        var isTinted: Bool { self != .custom }
    }

    /// The type the button was created with.
    open private(set) var buttonType = ButtonType.custom

    var content = ButtonContent()
    // Created when there is content to show, or when the app reads the property.
    var titleView: UILabel?
    /// The attributed title last given to `titleView`, and the text the label made of it.
    var appliedTitle: (given: NSAttributedString, filled: NSAttributedString?)?
    var imageContentView: UIImageView?
    var backgroundView: UIImageView?
    /// Whether the parts are being positioned outside a window. What subclasses compute may read the parts.
    var isPlacingParts = false
    lazy var presenter = ButtonConfigurationPresenter(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
    }

    /// Creates the button of a storyboard or nib. From another coder, a custom button.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibilityTraits = .button
        if let type = coder.interface?.attribute("buttonType").flatMap(ButtonType.init(interfaceName:)) { apply(type) }
        coder.decodeContents(of: self, as: UIButton.self)
    }

    /// Creates a button of a type. One with an image of its own has the size of the image, others none.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        apply(buttonType)
    }

    fileprivate func apply(_ type: ButtonType) {
        buttonType = type
        titleView?.font = defaultFont
        if let glyph = ButtonGlyph(of: type) {
            setImage(glyph.image, for: .normal)
            if bounds.size == .zero { frame.size = fittingSize() }
        }
    }

    /// Creates a system button that shows `configuration`, with the title and image of `primaryAction` where it has
    /// none, and performs the action on a touch up inside.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        apply(.system)
        var configuration = configuration
        if configuration.attributedTitle == nil, let title = primaryAction?.title, !title.isEmpty {
            configuration.title = title
        }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a button with the title and image of `primaryAction`, which it performs on a touch up inside. The image of
    /// the type stays where the action has none.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        apply(primaryAction: primaryAction)
    }

    /// Creates a custom button with the title and image of `primaryAction`, which it performs on a touch up inside.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        apply(primaryAction: primaryAction)
    }

    private func apply(primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a system button that shows `image` and calls `action` on a touch up inside.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = unsafeDowncast(makeView(of: Self.self), to: Self.self)
        button.apply(.system)
        button.setImage(image, for: .normal)
        if let action {
            button.addTarget(target, action: action, for: .primaryActionTriggered)
        }
        return button
    }

    /// Whether a menu changes the selection of the button. A configuration shows the mark of pop-up buttons for it.
    package var isPopupButton: Bool {
        get { presenter.isPopup }
        set { presenter.isPopup = newValue }
    }

    /// What the button does. Only a configuration shows it. Default normal.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Menu

    private var storedMenu: UIMenu?

    /// The menu of the button, shown by a long press or, with `showsMenuAsPrimaryAction`, by a touch. Default nil.
    ///
    /// Assigning stores a copy, enables the context menu interaction, and replaces the menu that is open. Nil disables
    /// the interaction.
    open var menu: UIMenu? {
        get { storedMenu }
        set {
            storedMenu = newValue.map { $0.copy() as! UIMenu }
            isContextMenuInteractionEnabled = newValue != nil
            updateSelectedTitle()
            if let storedMenu { window?.system.menuPresenter?.replaceMenu(of: self, with: storedMenu) }
        }
    }

    /// The order of the menu's elements. Default `automatic`: as in the menu.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the primary action changes the selection. Default false.
    ///
    /// With a menu as the primary action, exactly one of its elements is on, and its title is the button's. Otherwise
    /// the primary action toggles `isSelected`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { updateSelectedTitle() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { updateSelectedTitle() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let storedMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in storedMenu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, togglesSelection { isSelected.toggle() }
    }

    // MARK: Content by state

    /// Sets the title for a state; nil removes it.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[exactly: state] = title
        if state == .normal, configuration != nil { configuration?.title = title }
        contentDidChange()
    }

    /// Sets the attributed title for a state; it has precedence over the plain one. Nil removes it.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[exactly: state] = title
        if state == .normal, configuration != nil { configuration?.attributedTitle = nil }
        contentDidChange()
    }

    /// Sets the title color for a state; nil removes it.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance(.titleColor, for: state.rawValue) { (target: UIButton) in
            target.setTitleColor(color, for: state)
        }
        content.titleColors[exactly: state] = color
        setNeedsLayout()
    }

    /// Sets the color of the title's shadow for a state; nil removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        noteAppearance(.titleShadowColor, for: state.rawValue) { (target: UIButton) in
            target.setTitleShadowColor(color, for: state)
        }
        content.titleShadowColors[exactly: state] = color
        setNeedsLayout()
    }

    /// Sets the image for a state; nil removes it.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[exactly: state] = image
        if state == .normal, configuration != nil { configuration?.image = image }
        contentDidChange()
    }

    /// Sets the background image for a state; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance(.backgroundImage, for: state.rawValue) { (target: UIButton) in
            target.setBackgroundImage(image, for: state)
        }
        content.backgroundImages[exactly: state] = image
        contentDidChange()
    }

    /// The title for `state`, else for `normal`.
    open func title(for state: State) -> String? { content.titles[state] }
    /// The attributed title for `state`, else for `normal`.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles[state] }
    /// The shadow color for `state`, else for `normal`.
    open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
    /// The image for `state`, else for `normal`.
    open func image(for state: State) -> UIImage? { content.images[state] }
    /// The background image for `state`, else for `normal`.
    open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

    /// The title color for `state`, else for `normal`, else the default of the button type.
    open func titleColor(for state: State) -> UIColor? {
        if let color = content.titleColors[exactly: state] { return color }
        if buttonType.isTinted, state.contains(.disabled) { return .tertiaryLabel }
        return content.titleColors[.normal] ?? (buttonType.isTinted ? tintColor : .white)
    }

    @_spi(Core) open override var textForLogs: String? { currentTitle }

    /// The title in the current state.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The attributed title in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title color in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The title's shadow color in the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image in the current state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title. Apps set its font; text and color come from `setTitle(_:for:)` and
    /// `setTitleColor(_:for:)`.
    open var titleLabel: UILabel? {
        let label = loadTitleView()
        placePartsOutsideWindow()
        return label
    }

    /// The view of the image. Its image comes from `setImage(_:for:)`.
    open var imageView: UIImageView? {
        let view = loadImageView()
        placePartsOutsideWindow()
        return view
    }

    // MARK: Geometry

    /// The insets of the content, in points. Zero, the default, adds 6 above and below a title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            noteAppearance(.contentEdgeInsets, \UIButton.contentEdgeInsets, contentEdgeInsets)
            contentDidChange()
        }
    }

    /// Insets of the title's area, in points. They do not change the button's own size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Insets of the image's area, in points. They do not change the button's own size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Whether a custom button darkens its image while touched, unless that state has an image. Default true.
    open var adjustsImageWhenHighlighted = true {
        didSet { setNeedsLayout() }
    }

    /// Whether a custom button dims its image while disabled, unless that state has an image. Default true.
    open var adjustsImageWhenDisabled = true {
        didSet { setNeedsLayout() }
    }

    /// The frame of the background image, for a button with these bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The area of title and image, for a button with these bounds.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The frame of the title, within `contentRect`.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout(in: contentRect).titleRect(in: contentRect)
    }

    /// The frame of the image, within `contentRect`.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentLayout(in: contentRect).imageRect(in: contentRect)
    }

    open override var intrinsicContentSize: CGSize { fittingSize() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

    /// With a configuration, a title wraps where the button is narrower than it.
    @_spi(Core) open override var wrapsContent: Bool { configuration != nil }
    @_spi(Core) open override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        fittingSize(forWidth: width).height
    }

    /// The title's baseline is the button's baseline; without a title, the image's.
    open override var forFirstBaselineLayout: UIView { (hasTitle ? titleLabel : imageView) ?? self }
    open override var forLastBaselineLayout: UIView { forFirstBaselineLayout }

    /// The button positions its title, in a size that it may not have yet. With a configuration the title's frame counts,
    /// because its text is known only after an update.
    @_spi(Core) open override func ownBaseline(_ line: BaselinePosition.Line, atWidth width: CGFloat)
        -> BaselinePosition?
    {
        guard configuration == nil, hasTitle, let label = titleLabel, label.translatesAutoresizingMaskIntoConstraints
        else { return nil }
        func distance(inHeight height: CGFloat) -> CGFloat {
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            let title = titleRect(forContentRect: contentRect(forBounds: bounds))
            let inLabel = label.baseline(line, atWidth: title.width).distance(inHeight: title.height)
            return (line == .first ? title.minY : height - title.maxY) + inLabel
        }
        // Two heights tell whether the title is at an edge or in the middle; rounding to pixels hardly counts in them.
        let (low, high): (CGFloat, CGFloat) = (1_000, 3_000)
        let near = distance(inHeight: low)
        let fraction = ((distance(inHeight: high) - near) / (high - low) * 2).rounded() / 2
        return BaselinePosition(fraction: fraction, offset: near - fraction * low)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        presenter.updateIfNeeded()
        guard configuration == nil else { return presenter.layOut() }
        updateContents()
        placeParts()
    }

    // MARK: Configuration

    /// A closure that changes a button's configuration for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The style, texts, image and background; nil, the default, shows the content of each state. It is shown at the
    /// next layout. Edge insets, background images and title colors of states do not apply to it.
    open var configuration: Configuration? {
        get { presenter.configuration }
        set { presenter.configuration = newValue }
    }

    /// Called before the configuration is shown, and again when the state of the button has changed. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { presenter.updateHandler }
        set { presenter.updateHandler = newValue }
    }

    /// Whether the button shows `configuration.updated(for:)` instead of `configuration`. Default true.
    open var automaticallyUpdatesConfiguration: Bool {
        get { presenter.updatesAutomatically }
        set { presenter.updatesAutomatically = newValue }
    }

    /// The label of the configuration's subtitle; nil without a subtitle.
    open var subtitleLabel: UILabel? {
        presenter.updateIfNeeded()
        return presenter.subtitleLabel
    }

    /// Updates the configuration at the next layout. Several requests are one update.
    open func setNeedsUpdateConfiguration() { presenter.setNeedsUpdate() }

    /// Changes the configuration for the button's state. Call `setNeedsUpdateConfiguration()` instead. The default
    /// calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: State

    @_spi(Core) open override func stateDidChange() {
        super.stateDidChange()
        updateContents()
        presenter.setNeedsUpdate()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        guard !isPlain else { return updateTitleColor() }
        updateContents()
        presenter.setNeedsUpdate()
    }

    /// Whether a change of the tint changes nothing but the color of the title. A popover dims the tint of all buttons
    /// of a screen, and none of them has to be laid out for it.
    private var isPlain: Bool {
        type(of: self) == UIButton.self && configuration == nil && configurationUpdateHandler == nil
    }

    /// The title's size depends on the user's text size and weight.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration != nil { presenter.setNeedsUpdate() }
        let old = previousTraitCollection
        let new = traitCollection
        guard
            old?.preferredContentSizeCategory != new.preferredContentSizeCategory
                || old?.legibilityWeight != new.legibilityWeight
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @_spi(Core) open override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    /// Blocks taps of recognizers of enclosing views on the button.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !blocksTap(of: gestureRecognizer)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownText ?? ButtonGlyph(of: buttonType)?.name }
        set { super.accessibilityLabel = newValue }
    }

    /// The title, and the subtitle of a configuration.
    private var shownText: String? {
        let title = currentAttributedTitle?.string ?? currentTitle
        guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return title }
        return title.map { "\($0), \(subtitle)" } ?? subtitle
    }

    /// Whether a pointer over the button changes its look. Default false.
    open var isPointerInteractionEnabled: Bool {
        get { pointerInteraction?.isEnabled == true }
        set {
            if let pointerInteraction {
                pointerInteraction.isEnabled = newValue
            } else if newValue {
                addInteraction(ButtonPointerInteraction())
            }
        }
    }

    /// The look of the pointer over the button. Default nil: the automatic effect. Setting a provider enables the
    /// interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { pointerInteraction?.styles.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            pointerInteraction?.styles.provider = newValue
            pointerInteraction?.invalidate()
        }
    }
}

extension UIButton.ButtonType {
    /// The type with the name that Interface Builder writes; nil for another name.
    fileprivate init?(interfaceName: String) {
        switch interfaceName {
        case "system", "roundedRect": self = .system
        case "detailDisclosure": self = .detailDisclosure
        case "infoLight": self = .infoLight
        case "infoDark": self = .infoDark
        case "contactAdd": self = .contactAdd
        case "close": self = .close
        case "custom": self = .custom
        default: return nil
        }
    }
}

extension _MadeByClass where Self: UIButton {
    /// The button that `init(frame:)` of its class makes, of a type.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency public init(type buttonType: UIButton.ButtonType) {
        self = makeView(of: instantiatedType(as: Self.self)) as! Self
        apply(buttonType)
    }
}
