import UIKitCore

/// The time below a calendar: a title and a chip that opens wheels.
final class CalendarTimeRow: UIView {
    private let state: DatePickerState
    private let texts: DateTexts
    private let title = UILabel()
    private let chip: DateChip

    init(_ state: DatePickerState, _ texts: DateTexts) {
        self.state = state
        self.texts = texts
        chip = DateChip(state, content: .time)
        super.init(frame: .zero)
        title.text = SystemText.time.localized
        title.font = .systemFont(ofSize: DatePickerMetrics.headerFontSize, weight: .semibold)
        addSubview(title)
        addSubview(chip)
        chip.onChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() { chip.show(texts.shortTime(state.date)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: min(DatePickerMetrics.sideInset, bounds.width / 2), dy: 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let preferredSize = chip.sizeThatFits(.zero)
        let width = min(preferredSize.width, area.width)
        let height = min(preferredSize.height, bounds.height)
        chip.frame = CGRect(
            x: isRightToLeft ? area.minX : area.maxX - width, y: (bounds.height - height) / 2,
            width: width, height: height)
        title.textAlignment = isRightToLeft ? .right : .left
        title.frame = CGRect(
            x: isRightToLeft ? area.minX + width : area.minX, y: 0, width: area.width - width, height: bounds.height)
    }
}
