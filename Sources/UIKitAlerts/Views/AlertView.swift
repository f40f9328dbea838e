import UIKitControls
import UIKitCore

/// The view of an alert: a card with texts and buttons, and for action sheets a card with the cancel button below.
@MainActor final class AlertView: UIView {
    /// How the alert looks.
    var appearance = AlertAppearance.alert {
        didSet { if appearance != oldValue { reload() } }
    }

    private weak var alert: UIAlertController?
    private let card = AlertCardView(frame: .zero)
    private let headerScroll = UIScrollView()
    private let buttonScroll = UIScrollView()
    private let separator = UIView()
    private var header: AlertHeaderView?
    /// The buttons of the card from top to bottom, or from left to right, and the one of the cancel card.
    private var buttons: [AlertButton] = []
    private var cancelCard: AlertCardView?
    private var cancelButton: AlertButton?
    private var buttonSeparators: [UIView] = []

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        addSubview(card)
        for view in [headerScroll, separator, buttonScroll] { card.content.addSubview(view) }
        for scroll in [headerScroll, buttonScroll] { scroll.contentInsetAdjustmentBehavior = .never }
        headerScroll.delegate = self
        addGestureRecognizer(AlertPressRecognizer(self))
        accessibilityViewIsModal = true
        reload()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("AlertView does not support init(coder:). Its UIAlertController creates it.")
    }

    // MARK: Content

    /// Rebuilds the content from the alert.
    func reload() {
        guard let alert else { return }
        let focused = alert.textFields?.first(where: \.isFirstResponder)
        rebuildHeader(of: alert)
        rebuildButtons(of: alert)
        applyAppearance()
        // Moving a field to a new header takes the focus from it.
        if let focused, !focused.isFirstResponder { focused.becomeFirstResponder() }
        setNeedsLayout()
    }

    private func rebuildHeader(of alert: UIAlertController) {
        let next = AlertHeaderView(
            title: alert.title, message: alert.message, fields: alert.textFields ?? [], appearance: appearance)
        headerScroll.addSubview(next)
        header?.removeFromSuperview()
        header = next
    }

    private func rebuildButtons(of alert: UIAlertController) {
        for view in buttons + buttonSeparators { view.removeFromSuperview() }
        cancelCard?.removeFromSuperview()
        cancelCard = nil
        cancelButton = nil
        var shown = alert.actions.filter { $0.style != .cancel }
        switch appearance {
        case .alert: alert.cancelAction.map { shown.append($0) }
        case .actionSheet: alert.cancelAction.map(addCancelCard)
        case .popover: break
        }
        buttons = shown.map { makeButton($0, isEmphasized: $0 === emphasizedAction(of: alert)) }
        buttonSeparators = buttons.dropFirst().map { _ in UIView() }
        for view in buttons + buttonSeparators { buttonScroll.addSubview(view) }
    }

    private func emphasizedAction(of alert: UIAlertController) -> UIAlertAction? {
        appearance == .alert ? alert.preferredAction ?? alert.cancelAction : nil
    }

    private func makeButton(_ action: UIAlertAction, isEmphasized: Bool) -> AlertButton {
        AlertButton(action, appearance: appearance, isEmphasized: isEmphasized)
    }

    private func addCancelCard(for action: UIAlertAction) {
        let card = AlertCardView(frame: .zero)
        let button = makeButton(action, isEmphasized: true)
        card.content.addSubview(button)
        addSubview(card)
        cancelCard = card
        cancelButton = button
    }

    private func applyAppearance() {
        let radius = appearance == .popover ? 0 : era.alertCornerRadius
        let material: Material? =
            switch appearance {
            case .alert: .alert
            case .actionSheet: .actionSheet
            case .popover: nil
            }
        card.apply(material, cornerRadius: radius)
        cancelCard?.apply(nil, color: AlertColors.cancel, cornerRadius: radius)
        let color = appearance == .alert ? AlertColors.separator : AlertColors.sheetSeparator
        for line in buttonSeparators + [separator] { line.backgroundColor = color }
    }

    /// Applies which actions are enabled.
    func updateActionStates() {
        for button in allButtons { button.update() }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if appearance == .popover { setNeedsLayout() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The appearance depends on the emulated system, which is known from here on.
        if window != nil { applyAppearance() }
    }

    // MARK: Layout

    /// The layout in a width and height, in points.
    func layout(width: CGFloat, maximumHeight: CGFloat) -> AlertLayout {
        // A title shrinks a little, but not where the user has asked for large text.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let half = width / 2 - (isLarge ? 2 * AlertMetrics.buttonInset : 0)
        var input = AlertLayoutInput(
            appearance: appearance, width: width, maximumHeight: maximumHeight,
            headerHeight: header?.height(in: width) ?? 0, buttonHeights: buttons.map { $0.height(in: width) },
            fitsSideBySide: buttons.allSatisfy { $0.titleWidth < half },
            cancelHeight: cancelButton?.height(in: width), hairline: 1 / max(1, traitCollection.displayScale))
        let layout = AlertLayout(input)
        let missing = constrainedHeight - layout.size.height
        guard missing > 0 else { return layout }
        input.headerHeight += missing
        return AlertLayout(input)
    }

    /// The height that constraints of the app require, in points; 0 without any. Apps make room in this way for views
    /// of their own between the texts and the buttons.
    private var constrainedHeight: CGFloat {
        let heights = constraints.lazy.filter {
            $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil
                && $0.relation != .lessThanOrEqual && $0.isActive
        }
        return heights.map(\.constant).max() ?? 0
    }

    /// The size in a popover, in points.
    var popoverContentSize: CGSize {
        layout(width: AlertMetrics.popoverWidth, maximumHeight: .greatestFiniteMagnitude).size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The content of a popover extends below its arrow.
        let area = appearance == .popover ? bounds.inset(by: safeAreaInsets) : bounds
        let layout = layout(width: area.width, maximumHeight: area.height)
        card.frame = layout.card.offsetBy(dx: area.minX, dy: area.minY)
        place(headerScroll, in: layout.header, contentHeight: layout.headerContentHeight)
        header?.frame = CGRect(x: 0, y: 0, width: area.width, height: layout.headerContentHeight)
        header?.visibleArea = headerScroll.bounds
        separator.isHidden = layout.separator == nil
        separator.frame = layout.separator ?? .zero
        place(buttonScroll, in: layout.buttonArea, contentHeight: layout.buttonContentHeight)
        for (button, frame) in zip(buttonsInFrameOrder(layout), layout.buttons) { button.frame = frame }
        for (line, frame) in zip(buttonSeparators, layout.buttonSeparators) { line.frame = frame }
        cancelCard?.frame = layout.cancel ?? .zero
        cancelButton?.frame = cancelCard?.bounds ?? .zero
        scrollToFocusedField()
    }

    /// The buttons from the leading edge when they are side by side, with the cancel button first; otherwise from the
    /// top, with the cancel button last.
    private func buttonsInFrameOrder(_ layout: AlertLayout) -> [AlertButton] {
        guard layout.buttons.count == 2, layout.buttons[0].minY == layout.buttons[1].minY else { return buttons }
        let isCancelLast = buttons[1].action.style == .cancel
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isCancelLast == isMirrored ? buttons : buttons.reversed()
    }

    private func place(_ scroll: UIScrollView, in frame: CGRect, contentHeight: CGFloat) {
        scroll.frame = frame
        scroll.contentSize = CGSize(width: frame.width, height: contentHeight)
        // A finger that slides across buttons must not scroll when everything is visible, up to rounding.
        scroll.isScrollEnabled = contentHeight > frame.height + 0.01
    }

    /// Keeps the focused text field visible when a keyboard leaves little room.
    private func scrollToFocusedField() {
        guard headerScroll.isScrollEnabled, let field = alert?.textFields?.first(where: \.isFirstResponder) else {
            return
        }
        let area = field.convert(field.bounds, to: headerScroll)
        let margin = min(AlertMetrics.fieldsBottom, max(0, (headerScroll.bounds.height - area.height) / 2))
        headerScroll.scrollRectToVisible(area.insetBy(dx: 0, dy: -margin), animated: false)
    }

    // MARK: Accessibility

    /// What VoiceOver reads first: the title, the message or the first button.
    var firstElement: UIView? { header?.firstText ?? allButtons.first }

    // MARK: Buttons

    private var allButtons: [AlertButton] { buttons + [cancelButton].compactMap(\.self) }

    /// The enabled button at `point`, in points of this view.
    func enabledButton(at point: CGPoint) -> AlertButton? {
        guard let hit = hitTest(point, with: nil) else { return nil }
        return allButtons.first { hit.isDescendant(of: $0) && $0.isEnabled }
    }

    /// Highlights `button` alone; nil for none.
    func highlight(_ button: AlertButton?) {
        for other in allButtons { other.isHighlighted = other === button }
    }

    /// Whether a touch on `view` may press a button: it is not on another control.
    func mayPress(from view: UIView?) -> Bool {
        sequence(first: view, next: { $0?.superview }).allSatisfy { !($0 is UIControl) || $0 is AlertButton }
    }

    /// Performs the action of `button`. False when the alert cannot be dismissed now.
    @discardableResult
    func press(_ button: AlertButton) -> Bool { alert?.choose(button.action) ?? false }

    /// Cancels.
    override func accessibilityPerformEscape() -> Bool {
        guard let cancel = alert?.cancelAction else { return false }
        return alert?.choose(cancel) ?? false
    }
}

extension AlertView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { header?.visibleArea = headerScroll.bounds }
}
