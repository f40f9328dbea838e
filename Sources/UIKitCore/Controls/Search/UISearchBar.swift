/// A search field with room around it and, when asked for, a cancel button beside it.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: UInt, Sendable {
        /// The look of `prominent`.
        case `default`
        /// On the background of a bar.
        case prominent
        /// On nothing.
        case minimal
    }

    open weak var delegate: (any UISearchBarDelegate)?

    /// The field. Its delegate is the bar's own.
    public let searchTextField = UISearchTextField()
    private let cancelButton = UIButton(type: .system)
    private let relay = SearchFieldRelay()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeSearchBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeSearchBar()
    }

    private func becomeSearchBar() {
        relay.bar = self
        searchTextField.delegate = relay
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.tellOfText() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: TextFieldMeasure.fontSize)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        cancelButton.alpha = 0
        cancelButton.isHidden = true
        addSubview(cancelButton)
        addSubview(searchTextField)
        showBackground()
    }

    // MARK: Content

    /// Default empty.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// What stands in an empty field. Default nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Default `default`.
    open var searchBarStyle = Style.default {
        didSet { showBackground() }
    }

    /// The bar's background, for styles that have one; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }

    private func showBackground() {
        backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .secondarySystemBackground
    }

    /// Default false. Setting it moves nothing: see `setShowsCancelButton(_:animated:)`.
    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button; with `animated` the field makes room for it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        let layers = [cancelButton.layer, searchTextField.layer]
        let change = { [self] in
            cancelButton.isHidden = !showsCancelButton
            cancelButton.alpha = showsCancelButton ? 1 : 0
            place()
        }
        if animated {
            layoutIfNeeded()
            TextFieldMeasure.cancelMotion.run(layers, change)
        } else {
            ControlMotion.jump(layers, change)
        }
    }

    // MARK: Traits of the keyboard

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    // MARK: Layout

    private func place() {
        let margin = TextFieldMeasure.searchBarMargin
        var room = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if showsCancelButton {
            let size = cancelButton.sizeThatFits(.zero)
            let x = isRightToLeft ? room.minX : room.maxX - size.width
            cancelButton.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            let taken = min(size.width + TextFieldMeasure.cancelGap, room.width)
            room.size.width -= taken
            if isRightToLeft { room.origin.x += taken }
        }
        let height = min(searchTextField.fieldHeight, bounds.height)
        searchTextField.frame = CGRect(
            x: room.minX, y: ((bounds.height - height) / 2).floored(atScale: traitCollection.displayScale),
            width: room.width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: searchTextField.fieldHeight + 2 * TextFieldMeasure.searchBarPadding)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: searchTextField.fieldHeight + 2 * TextFieldMeasure.searchBarPadding
        )
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

    /// Gives the field the keyboard.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    private func tellOfText() {
        if let delegate { Trace.note(delegate, "searchBar(_:textDidChange:)") }
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    /// What Escape does in an empty field: what the cancel button does where there is one, and the field gives the
    /// keyboard up.
    func endSearch() {
        if showsCancelButton { cancel() }
        searchTextField.resignFirstResponder()
    }

    private func cancel() {
        if let delegate { Trace.note(delegate, "searchBarCancelButtonClicked(_:)") }
        delegate?.searchBarCancelButtonClicked(self)
    }
}

/// Hands what the field asks on to the bar's delegate.
@MainActor private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        ask { $0.searchBarTextDidBeginEditing($1) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldEndEditing($1) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        ask { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ask { $0.searchBarSearchButtonClicked($1) }
        return true
    }

    @discardableResult
    private func ask<Answer>(_ question: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
        guard let bar, let delegate = bar.delegate else { return nil }
        return question(delegate, bar)
    }
}
