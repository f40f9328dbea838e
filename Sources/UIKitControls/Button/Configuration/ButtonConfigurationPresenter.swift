import CoreGraphics
import UIKitCore

/// Shows the configuration of a button: keeps the views that a configuration adds, and updates them.
@MainActor final class ButtonConfigurationPresenter {
    /// When the shown views follow the configuration.
    private enum Phase {
        /// They show the configuration.
        case current
        /// The next layout updates them.
        case outdated
        /// The update handler is running; what it sets is shown when it returns.
        case updating
    }

    unowned let button: UIButton
    var updateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdate() }
    }
    var updatesAutomatically = true {
        didSet { setNeedsUpdate() }
    }
    /// Whether the button has a menu that changes its selection, so that it shows the mark of pop-up buttons.
    var isPopup = false {
        didSet { if isPopup != oldValue { setNeedsUpdate() } }
    }

    private var phase = Phase.outdated
    private var shown: UIButton.Configuration?
    private lazy var background = BackgroundConfigurationView()
    private(set) var subtitleLabel: UILabel?
    private var spinner: UIActivityIndicatorView?
    private var indicator: UIImageView?

    init(_ button: UIButton) {
        self.button = button
    }

    /// What the app has set.
    var configuration: UIButton.Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { removeViews() }
            setNeedsUpdate()
        }
    }

    /// Shows the configuration at the next layout.
    func setNeedsUpdate() {
        switch phase {
        case .updating: return
        case .current, .outdated: phase = .outdated
        }
        button.setNeedsLayout()
        if configuration != nil { button.invalidateIntrinsicContentSize() }
    }

    /// Updates the configuration and the views, if they are outdated.
    func updateIfNeeded() {
        switch phase {
        case .current, .updating: return
        case .outdated: phase = .updating
        }
        let before = configuration
        button.updateConfiguration()
        phase = .current
        apply()
        if configuration != before { button.invalidateIntrinsicContentSize() }
    }

    /// The configuration for the button's state.
    private var current: UIButton.Configuration? {
        guard let configuration else { return nil }
        return updatesAutomatically ? configuration.updated(for: button) : configuration
    }

    // MARK: Views

    private func apply() {
        guard let current else { return }
        shown = current
        let texts = ButtonConfigurationTexts(of: current, in: button)
        if let title = texts.title {
            title.apply(to: button.loadTitleView())
        } else {
            button.titleView?.text = nil
        }
        if texts.subtitle != nil || subtitleLabel != nil { showSubtitle(texts.subtitle) }
        showSpinner(current)
        showImage(current)
        showIndicator(current)
        button.backgroundView?.isHidden = true
        if button.subviews.first !== background { button.insertSubview(background, at: 0) }
        updateBackground(height: button.bounds.height)
    }

    private func showSubtitle(_ text: ButtonConfigurationTexts.Line?) {
        guard let text else {
            subtitleLabel?.removeFromSuperview()
            return subtitleLabel = nil
        }
        text.apply(to: loadSubtitleLabel())
    }

    private func loadSubtitleLabel() -> UILabel {
        if let subtitleLabel { return subtitleLabel }
        let label = UILabel()
        label.isAccessibilityElement = false
        button.addSubview(label)
        subtitleLabel = label
        return label
    }

    private func showSpinner(_ current: UIButton.Configuration) {
        guard current.showsActivityIndicator else {
            spinner?.removeFromSuperview()
            return spinner = nil
        }
        let view = spinner ?? UIActivityIndicatorView(style: .medium)
        view.isAccessibilityElement = false
        view.color = color(current, current.activityIndicatorColorTransformer)
        if spinner == nil { button.addSubview(view) }
        spinner = view
        view.startAnimating()
    }

    private func showImage(_ current: UIButton.Configuration) {
        guard let image = image(of: current) else {
            button.imageContentView?.image = nil
            return
        }
        let view = button.loadImageView()
        view.image = image
        view.tintColor = color(current, current.imageColorTransformer)
    }

    private func showIndicator(_ current: UIButton.Configuration) {
        guard let image = indicatorImage(of: current) else {
            indicator?.removeFromSuperview()
            return indicator = nil
        }
        let view = indicator ?? UIImageView()
        view.image = image
        view.tintColor = color(current, current.indicatorColorTransformer)
        if indicator == nil { button.addSubview(view) }
        indicator = view
    }

    private func color(
        _ current: UIButton.Configuration, _ transformer: UIConfigurationColorTransformer?
    ) -> UIColor {
        let color = current.baseForegroundColor ?? .tintColor
        let result = transformer?(color) ?? color
        // The tint color of a view cannot refer to itself.
        return result.followsTint ? result.resolvedColor(in: button) : result
    }

    private func image(of current: UIButton.Configuration) -> UIImage? {
        guard !current.showsActivityIndicator, let image = current.image ?? button.image(for: button.state) else {
            return nil
        }
        guard image.isSymbolImage else {
            return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        let font = ButtonConfigurationTexts.titleFont(of: current, in: button)
        let symbol = UIImage.SymbolConfiguration(font: font)
        return image.applyingSymbolConfiguration(current.preferredSymbolConfigurationForImage ?? symbol) ?? image
    }

    private func indicatorImage(of current: UIButton.Configuration) -> UIImage? {
        switch current.indicator {
        case .none: return nil
        case .automatic: guard isPopup else { return nil }
        case .popup: break
        }
        let font = ButtonConfigurationTexts.titleFont(of: current, in: button)
        let size = font.pointSize * ButtonSizeMetrics.indicatorScale
        return UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
    }

    /// Removes what a configuration has added, so that the button shows its own title and image.
    private func removeViews() {
        shown = nil
        background.removeFromSuperview()
        for view in [subtitleLabel, spinner, indicator] { view?.removeFromSuperview() }
        (subtitleLabel, spinner, indicator) = (nil, nil, nil)
        if let label = button.titleView {
            label.attributedText = nil
            label.font = button.defaultFont
            label.numberOfLines = 1
            label.lineBreakMode = .byTruncatingMiddle
            label.textAlignment = .center
        }
        button.appliedTitle = nil
        button.backgroundView?.isHidden = false
        button.imageContentView?.tintColor = nil
        button.contentDidChange()
    }

    // MARK: Layout

    /// The size for a width of the whole button; nil without a configuration.
    func size(fitting width: CGFloat) -> CGSize? {
        guard let current else { return nil }
        let size = layout(of: current).size(fitting: width)
        let scale = max(1, button.traitCollection.displayScale)
        return CGSize(width: size.width.ceiled(atScale: scale), height: size.height.ceiled(atScale: scale))
    }

    /// Positions the views in the button.
    func layOut() {
        guard let shown else { return }
        let frames = layout(of: shown).frames(in: button.bounds)
        background.frame = button.bounds
        updateBackground(height: button.bounds.height)
        button.titleView?.frame = frames.title
        subtitleLabel?.frame = frames.subtitle
        button.imageContentView?.frame = spinner == nil ? frames.image : .zero
        spinner?.frame = frames.image
        indicator?.frame = frames.indicator
    }

    private func updateBackground(height: CGFloat) {
        guard let shown else { return }
        var value = shown.background
        var own = value.cornerRadius
        if own == ButtonSizeMetrics.medium.cornerRadius { own = ButtonSizeMetrics(shown.buttonSize).cornerRadius }
        value.cornerRadius = shown.cornerStyle.radius(height: height, own: own)
        background.addedMargins = button.directionalLayoutMargins
        background.configuration = value
    }

    private func layout(of current: UIButton.Configuration) -> ConfiguredButtonLayout {
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let texts = ButtonConfigurationTexts(of: current, in: button)
        var layout = ConfiguredButtonLayout()
        layout.image.side = .init(current.imagePlacement, isRightToLeft: isRightToLeft)
        layout.image.padding = current.imagePadding.isFinite ? current.imagePadding : 0
        layout.image.size = imageSize(of: current)
        layout.title = { texts.title?.size(in: $0, of: self.button) ?? .zero }
        layout.subtitle = { texts.subtitle?.size(in: $0, of: self.button) ?? .zero }
        layout.titlePadding = current.titlePadding.isFinite ? current.titlePadding : 0
        layout.textSide = textSide(current, isRightToLeft: isRightToLeft)
        layout.indicatorSize = indicatorImage(of: current)?.size ?? .zero
        layout.insets = current.contentInsets.resolved(for: button.effectiveUserInterfaceLayoutDirection)
        layout.horizontal = button.contentHorizontalAlignment
        layout.vertical = button.contentVerticalAlignment
        layout.isRightToLeft = isRightToLeft
        layout.scale = max(1, button.traitCollection.displayScale)
        return layout
    }

    private func imageSize(of current: UIButton.Configuration) -> CGSize {
        guard current.showsActivityIndicator else { return image(of: current)?.size ?? .zero }
        let scale = max(1, button.traitCollection.displayScale)
        let line = ButtonConfigurationTexts.titleFont(of: current, in: button).lineHeight.ceiled(atScale: scale)
        return CGSize(width: line, height: line)
    }

    private func textSide(
        _ current: UIButton.Configuration, isRightToLeft: Bool
    ) -> ConfiguredButtonLayout.TextSide {
        let leading = isRightToLeft ? ConfiguredButtonLayout.TextSide.right : .left
        let trailing = isRightToLeft ? ConfiguredButtonLayout.TextSide.left : .right
        switch current.titleAlignment {
        case .leading: return leading
        case .center: return .center
        case .trailing: return trailing
        case .automatic:
            let isBeside = current.imagePlacement.isDisjoint(with: [.top, .bottom])
            return isBeside && imageSize(of: current) != .zero ? leading : .center
        }
    }
}
