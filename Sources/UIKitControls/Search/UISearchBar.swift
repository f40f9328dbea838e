@_spi(Core) import UIKitCore

/// A search field with margins and an optional cancel button beside it.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
    /// The background of a search bar.
    public enum Style: UInt, Sendable {
        /// The same as `prominent`.
        case `default`
        /// An opaque background.
        case prominent
        /// No background.
        case minimal
    }

    /// The object that is asked about and notified of editing. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text field. The search bar sets its delegate.
    open var searchTextField: UISearchTextField { field }
    private let field = UISearchTextField()
    private let cancelButton = UIButton(type: .system)
    private var isCancelButtonShown = false
    private let fieldDelegate = SearchFieldDelegate()
    let scopes = SearchScopes()
    let parts = SearchBarParts()
    /// A search controller.
    weak var observer: (any SearchBarObserver)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty search bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UISearchBar.self)
    }

    private func commonInit() {
        fieldDelegate.bar = self
        field.delegate = fieldDelegate
        field.addAction(
            UIAction { [weak self] _ in self?.notifyTextChange() }, for: .editingChanged)
        cancelButton.setTitle(SystemText.cancel.localized, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: TextFieldMetrics.fontSize)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        cancelButton.alpha = 0
        parts.button.addAction(
            UIAction { [weak self] _ in self?.userDidTapFieldButton() }, for: .primaryActionTriggered)
        for view in [parts.background, parts.scopeBackground] + parts.hairlines + [parts.prompt] { addSubview(view) }
        addSubview(cancelButton)
        addSubview(field)
        scopes.control.addAction(
            UIAction { [weak self] _ in self?.userDidChooseScope() }, for: .valueChanged)
        addSubview(scopes.control)
        updateBackground()
        resetAppearanceMarks()
    }

    // MARK: Content

    /// The text of the field. Default empty.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text shown in the empty field. Default nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The style of the background. Default `default`.
    open var searchBarStyle = Style.default {
        didSet { updateBackground() }
    }

    /// The color of the background, for styles that have one; nil, the default, means the system's.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(.barTintColor, \UISearchBar.barTintColor, barTintColor)
            updateBackground()
        }
    }

    /// Whether the style's background is shown; not in a navigation bar. Default true.
    var showsBackground = true {
        didSet { updateBackground() }
    }

    /// The appearance of the background and the field. Default `default`: as the traits say. `black` is always dark.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance(.barStyle, \UISearchBar.barStyle, barStyle)
            overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
        }
    }

    /// Whether content shows through the background. Default true. Setting it has no effect: the background is opaque, and
    /// transparent in a navigation bar.
    open var isTranslucent = true {
        didSet { noteAppearance(.isTranslucent, \UISearchBar.isTranslucent, isTranslucent) }
    }

    /// The position of the bar, which the delegate decides. Default `any`.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    func updateBackground() {
        parts.background.image = showsBackground ? shownBackgroundImage : nil
        parts.background.isHidden = parts.background.image == nil
        let isBare = searchBarStyle == .minimal || !showsBackground || !parts.background.isHidden
        backgroundColor = isBare ? nil : barTintColor ?? .secondarySystemBackground
        for line in parts.hairlines { line.isHidden = isBare }
    }

    /// Whether the cancel button is shown. Default false. Setting it does not animate; see
    /// `setShowsCancelButton(_:animated:)`.
    open var showsCancelButton: Bool {
        get { isCancelButtonShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button. With `animated` the field's width changes gradually, and the button moves in from
    /// the bar's end or out to it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        let layers = [cancelButton.layer, searchTextField.layer]
        let change = { [self] in
            isCancelButtonShown = showsCancelButton
            cancelButton.alpha = showsCancelButton ? 1 : 0
            layOutContents()
        }
        if animated {
            layoutIfNeeded()
            TextFieldMetrics.cancelAnimation.animate(layers, change)
        } else {
            ControlAnimation.performWithoutAnimation(layers, change)
        }
    }

    // MARK: Traits of the keyboard

    /// The automatic capitalization of the search field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// The automatic correction of the search field.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// The keyboard of the search field.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The view shown above the keyboard while the search field is edited. Default nil.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key is disabled while the field is empty. Default true.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// The spell checking of the search field.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// The meaning of the text.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    /// Whether dots are shown in place of characters.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    // MARK: Prompt and buttons of the field

    /// A line of text above the field. Default nil.
    open var prompt: String? {
        get { parts.prompt.text }
        set {
            guard newValue != prompt else { return }
            parts.prompt.text = newValue
            parts.prompt.isHidden = newValue == nil
            heightDidChange()
        }
    }

    /// Whether a button with a book is at the end of the field while it is empty. Default false.
    open var showsBookmarkButton: Bool {
        get { parts.showsBookmarks }
        set {
            parts.showsBookmarks = newValue
            updateFieldButton()
        }
    }

    /// Whether a button for the list of results is at the end of the field while it is empty, in place of the bookmarks.
    /// Default false.
    open var showsSearchResultsButton: Bool {
        get { parts.showsResults }
        set {
            parts.showsResults = newValue
            updateFieldButton()
        }
    }

    /// Whether the button for the list of results looks selected. Default false.
    open var isSearchResultsButtonSelected: Bool {
        get { parts.button.isSelected && parts.showsResults }
        set {
            guard parts.showsResults else { return }
            parts.button.isSelected = newValue
        }
    }

    // MARK: Scopes

    /// The titles of the scope buttons. Default nil. At least two are needed for the buttons to be shown.
    open var scopeButtonTitles: [String]? {
        get { scopes.titles }
        set {
            scopes.titles = newValue
            scopesDidChange()
        }
    }

    /// The selected scope button. Default 0. Setting it sends no event. An index without a button is a misuse and changes
    /// nothing.
    open var selectedScopeButtonIndex: Int {
        get { scopes.selectedIndex }
        set {
            guard newValue == 0 || scopes.titles?.indices.contains(newValue) == true else {
                let count = scopes.titles?.count ?? 0
                return misuse("UISearchBar: scope \(newValue) is out of bounds (\(count) scopes).", raises: true)
            }
            scopes.selectedIndex = newValue
        }
    }

    /// Whether the scope buttons are shown, if there are at least two. Default false.
    open var showsScopeBar: Bool {
        get { scopes.isShown }
        set {
            guard newValue != scopes.isShown else { return }
            scopes.isShown = newValue
            scopesDidChange()
        }
    }

    /// Shows or hides the scope buttons. With `animated` they fade, and the bar's height changes gradually where a
    /// navigation bar determines it.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard animated, window != nil else { return showsScopeBar = show }
        UIView.animate(withDuration: SearchMetrics.duration) {
            self.showsScopeBar = show
            self.superview?.layoutIfNeeded()
        }
    }

    // MARK: Images and positions

    /// Sets the image of an icon in one state. Nil restores the system's. States without an image have that of `normal`.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        noteAppearance(.searchIcon, for: UInt(icon.rawValue) << 32 | state.rawValue) { (target: UISearchBar) in
            target.setImage(iconImage, for: icon, state: state)
        }
        parts.customization.icons[icon, default: PerState()][exactly: state] = iconImage
        switch icon {
        case .search: searchTextField.setSearchIcon(image(for: .search, state: .normal))
        case .clear: searchTextField.setClearImages(parts.customization.icons[.clear] ?? PerState())
        case .bookmark, .resultsList: updateFieldButton()
        }
    }

    /// The image that the app has set for an icon in a state, or else in the normal one; nil for none.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.customization.icons[icon]?[state] }

    /// Moves an icon in the field by an offset in points. Non-finite lengths count as 0.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        noteAppearance(.searchIconPosition, for: icon.rawValue) { (target: UISearchBar) in
            target.setPositionAdjustment(adjustment, for: icon)
        }
        parts.customization.iconOffsets[icon] = adjustment.finite
        customizationDidChange()
    }

    /// How far an icon is moved. Default zero.
    open func positionAdjustment(for icon: Icon) -> UIOffset { parts.customization.iconOffsets[icon] ?? .zero }

    /// How far the text is moved in the field, in points. Default zero. Non-finite lengths count as 0.
    open var searchTextPositionAdjustment: UIOffset {
        get { parts.customization.textOffset }
        set {
            noteAppearance(.searchTextPosition, \UISearchBar.searchTextPositionAdjustment, newValue)
            parts.customization.textOffset = newValue.finite
            customizationDidChange()
        }
    }

    /// Sets the image behind the text in one state, stretched, in place of the gray background. The field is then as high
    /// as the image for `normal`. Nil restores the system's background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance(.searchFieldBackgroundImage, for: state.rawValue) { (target: UISearchBar) in
            target.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
        parts.customization.fieldBackgrounds[exactly: state] = backgroundImage
        customizationDidChange()
        heightDidChange()
    }

    /// The image that the app has set behind the text in a state, or else in the normal one; nil for none.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.customization.fieldBackgrounds[state]
    }

    /// How far the field is moved in the bar, in points. Default zero. Non-finite lengths count as 0.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { parts.customization.fieldOffset }
        set {
            noteAppearance(
                .searchFieldBackgroundPosition, \UISearchBar.searchFieldBackgroundPositionAdjustment, newValue)
            parts.customization.fieldOffset = newValue.finite
            setNeedsLayout()
        }
    }

    /// The image behind the bar, in place of its color. An empty image removes the background. Default nil.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// Sets the image behind the bar for a position and a height class. Only `any` with `default`, and with
    /// `defaultPrompt` for a bar with a prompt, are used.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let argument = barPosition.rawValue << 16 | barMetrics.rawValue
        noteAppearance(.backgroundImage, for: argument) { (target: UISearchBar) in
            target.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        parts.customization.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
        updateBackground()
    }

    /// The image that was set behind the bar for exactly this position and height class.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.customization.backgrounds[.init(position: barPosition, metrics: barMetrics)]
    }

    /// The image behind the scope buttons. Default nil.
    open var scopeBarBackgroundImage: UIImage? {
        get { parts.scopeBackground.image }
        set {
            noteAppearance(.scopeBarBackgroundImage, \UISearchBar.scopeBarBackgroundImage, newValue)
            parts.scopeBackground.image = newValue
            setNeedsLayout()
        }
    }

    /// Sets attributes of the scope buttons' titles in one state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance(.scopeTitleTextAttributes, for: state.rawValue) { (target: UISearchBar) in
            target.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
        scopes.control.setTitleTextAttributes(attributes, for: state)
    }

    /// The attributes of the scope buttons' titles that were set for exactly this state; nil for none.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.control.titleTextAttributes(for: state)
    }

    // MARK: Layout

    private func layOutContents() {
        let margin = TextFieldMetrics.searchBarMargin
        var availableRect = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
        layOutParts(in: availableRect)
        let top = min(promptHeight, bounds.height)
        let rowHeight = max(0, bounds.height - scopeHeight - top)
        layOutScopes(in: availableRect, below: top + rowHeight)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let cancelWidth = layOutCancelButton(in: availableRect, y: top, height: rowHeight, isRightToLeft: isRightToLeft)
        availableRect.size.width -= cancelWidth
        if isRightToLeft { availableRect.origin.x += cancelWidth }
        let height = min(searchTextField.fieldHeight, rowHeight)
        let offset = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = CGRect(
            x: availableRect.minX + offset.horizontal,
            y: top + ((rowHeight - height) / 2).floored(atScale: traitCollection.displayScale) + offset.vertical,
            width: availableRect.width, height: height)
    }

    /// Positions the cancel button, beyond the bar's end while it is hidden. Returns the width that it takes from the field.
    private func layOutCancelButton(in availableRect: CGRect, y: CGFloat, height: CGFloat, isRightToLeft: Bool)
        -> CGFloat
    {
        let size = cancelButton.sizeThatFits(.zero)
        let start = isRightToLeft ? availableRect.minX : availableRect.maxX - size.width
        let distance = size.width + TextFieldMetrics.cancelGap
        let offset = showsCancelButton ? 0 : isRightToLeft ? -distance : distance
        cancelButton.frame = CGRect(
            x: start + offset, y: y + (height - size.height) / 2, width: size.width, height: size.height)
        return showsCancelButton ? min(distance, availableRect.width) : 0
    }

    private func layOutParts(in availableRect: CGRect) {
        parts.background.frame = bounds
        let thickness = 1 / max(1, traitCollection.displayScale)
        for (line, y) in zip(parts.hairlines, [-thickness, bounds.height]) {
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
        }
        parts.scopeBackground.isHidden = scopeHeight == 0 || parts.scopeBackground.image == nil
        parts.scopeBackground.frame = CGRect(
            x: 0, y: bounds.height - scopeHeight, width: bounds.width, height: scopeHeight)
        parts.prompt.frame = CGRect(x: availableRect.minX, y: 0, width: availableRect.width, height: promptHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    @_spi(Core) open override var fillsTitleArea: Bool { true }

    private var fittingHeight: CGFloat {
        searchTextField.fieldHeight + 2 * TextFieldMetrics.searchBarPadding + scopeHeight + promptHeight
    }

    /// Called when the prompt, the scope buttons or the field's background has changed the height.
    func heightDidChange() {
        updateBackground()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        observer?.searchBarHeightDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// Makes the text field first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    private func notifyTextChange() {
        if let delegate { Trace.note(delegate, callback: "searchBar(_:textDidChange:)") }
        delegate?.searchBar(self, textDidChange: text ?? "")
        observer?.searchBarContentDidChange()
    }

    private func userDidChooseScope() {
        scopes.selectedIndex = scopes.control.selectedSegmentIndex
        scopeDidChange(to: scopes.selectedIndex)
    }

    /// Handles Escape in an empty field: performs the cancel button's action if it is shown, and ends editing.
    func endSearch() {
        if showsCancelButton { cancel() }
        searchTextField.resignFirstResponder()
    }

    private func cancel() {
        if let delegate { Trace.note(delegate, callback: "searchBarCancelButtonClicked(_:)") }
        delegate?.searchBarCancelButtonClicked(self)
        observer?.searchBarDidCancel()
    }
}

/// Forwards the text field's delegate calls to the search bar's delegate.
@MainActor private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        callDelegate { $0.searchBarShouldBeginEditing($1) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        callDelegate { $0.searchBarTextDidBeginEditing($1) }
        bar?.observer?.searchBarDidBeginEditing()
    }

    /// The clear button removes the tokens, too.
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        bar?.searchTextField.tokens = []
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        callDelegate { $0.searchBarShouldEndEditing($1) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        callDelegate { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        callDelegate { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        callDelegate { $0.searchBarSearchButtonClicked($1) }
        return true
    }

    @discardableResult
    private func callDelegate<Answer>(_ call: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
        guard let bar, let delegate = bar.delegate else { return nil }
        return call(delegate, bar)
    }
}
