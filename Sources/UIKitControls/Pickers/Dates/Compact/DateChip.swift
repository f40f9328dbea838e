import CoreGraphics
import UIKitCore

/// A gray button with a date or time, which opens a calendar or wheels to change it.
final class DateChip: UIControl {
    /// What the chip shows and opens.
    enum Content {
        case date, time
    }

    private let pickerState: DatePickerState
    private let content: Content
    private let label = UILabel()
    private weak var overlay: DateOverlayController?
    /// Called after the user has changed the date, and after the overlay was closed.
    var onChange: () -> Void = {}

    init(_ pickerState: DatePickerState, content: Content) {
        self.pickerState = pickerState
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = DatePickerMetrics.chipRadius
        layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.baselineAdjustment = .alignCenters
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = content == .date ? "date" : "time"
        accessibilityHint = SystemText.datePicker.localized
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        label.text = text
        accessibilityLabel = text
        isEnabled = pickerState.isEnabled
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        label.textColor = isEnabled ? (overlay == nil ? .label : tintColor) : .tertiaryLabel
        label.alpha = isHighlighted ? PickerMetrics.otherAlpha : 1
    }

    override var isHighlighted: Bool {
        didSet { updateColors() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // The height of the font, not of the text: letters of other scripts have higher lines, digits have not.
        let height = label.font.lineHeight.rounded(.up) + DatePickerMetrics.chipTextMargin
        return CGSize(
            width: (label.sizeThatFits(.zero).width + 2 * DatePickerMetrics.chipPadding).rounded(.up),
            height: max(DatePickerMetrics.chipHeight, height))
    }

    /// The enclosing view positions the chip in its new size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        guard traitCollection.preferredContentSizeCategory != old else { return }
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    }

    // MARK: Overlay

    private func open() {
        guard overlay == nil, let presenter = DateOverlayController.presenter(for: self) else { return }
        let controller: DateOverlayController
        switch content {
        case .date: controller = .calendar(pickerState)
        case .time: controller = .wheels(pickerState)
        }
        controller.anchor = self
        controller.onClose = { [weak self] in self?.didClose() }
        overlay = controller
        updateColors()
        presenter.present(controller, animated: true)
    }

    private func didClose() {
        overlay = nil
        updateColors()
        onChange()
    }

    /// Shows a date that code has set, also in the open overlay.
    func updateOverlay() { overlay?.update() }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { overlay?.close(animated: false) }
    }
}
