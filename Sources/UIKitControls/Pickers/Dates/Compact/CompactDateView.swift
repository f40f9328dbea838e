import CoreGraphics
import UIKitCore

/// The date, the time or both as chips, at the trailing side of a wider view.
final class CompactDateView: UIView {
    private let state: DatePickerState
    private let texts: DateTexts
    private var chips: [(content: DateChip.Content, view: DateChip)] = []

    init(_ state: DatePickerState) {
        self.state = state
        texts = DateTexts(state.rules.calendar)
        super.init(frame: .zero)
        let contents: [DateChip.Content]
        switch state.mode {
        case .time: contents = [.time]
        case .date: contents = [.date]
        case .dateAndTime, .countDownTimer, .yearAndMonth: contents = [.date, .time]
        }
        for content in contents {
            let chip = DateChip(state, content: content)
            chip.onChange = { [weak self] in self?.update() }
            chips.append((content, chip))
            addSubview(chip)
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the date of the state.
    func update() {
        for (content, view) in chips {
            view.show(content == .date ? texts.mediumDate(state.date) : texts.shortTime(state.date))
            view.updateOverlay()
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = chips.map { $0.view.sizeThatFits(.zero).width }
        return CGSize(
            width: widths.reduce(0, +) + DatePickerMetrics.chipGap * CGFloat(widths.count - 1),
            height: chipHeight)
    }

    private var chipHeight: CGFloat {
        chips.map { $0.view.sizeThatFits(.zero).height }.max() ?? DatePickerMetrics.chipHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let preferredSize = sizeThatFits(.zero).width
        let scale = preferredSize > bounds.width && preferredSize > 0 ? bounds.width / preferredSize : 1
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = max(0, bounds.width - preferredSize)
        let height = chipHeight
        for (_, view) in chips {
            let width = view.sizeThatFits(.zero).width * scale
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x,
                y: (bounds.height - height) / 2, width: width, height: height)
            x += width + DatePickerMetrics.chipGap * scale
        }
    }
}
