import CoreGraphics
import UIKitCore

/// A month as a calendar, from which the user chooses a day; with the wheels of months and years in its place, and a
/// row for the time.
final class CalendarDateView: UIView, UIGestureRecognizerDelegate {
    private let state: DatePickerState
    private let texts: DateTexts
    private let header = CalendarHeaderView()
    private let clip = UIView()
    private var weekdays: [UILabel] = []
    private var month: MonthView
    private var monthWheels: DateWheelsView?
    private let timeRow: CalendarTimeRow?
    /// Called after the user has chosen a day.
    var onDaySelected: () -> Void = {}

    /// - Parameter showsTime: Whether there is a row for the time.
    init(_ state: DatePickerState, showsTime: Bool) {
        self.state = state
        texts = DateTexts(state.rules.calendar)
        month = MonthView(MonthGrid(containing: state.date, calendar: state.rules.calendar)) { _ in }
        timeRow = showsTime ? CalendarTimeRow(state, texts) : nil
        super.init(frame: .zero)
        clip.clipsToBounds = true
        for view in [header, clip] { addSubview(view) }
        if let timeRow { addSubview(timeRow) }
        header.titleButton.addAction(
            UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        header.previousButton.addAction(UIAction { [weak self] _ in self?.turnPage(by: -1) }, for: .touchUpInside)
        header.nextButton.addAction(UIAction { [weak self] _ in self?.turnPage(by: 1) }, for: .touchUpInside)
        for name in month.grid.weekdayNames {
            let label = UILabel()
            label.text = name
            label.font = .systemFont(ofSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.isAccessibilityElement = false
            weekdays.append(label)
            addSubview(label)
        }
        addPageRecognizers()
        show(month.grid)
    }

    required init?(coder: NSCoder) { nil }

    private func addPageRecognizers() {
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(
                target: self, action: Selector("swipe", CalendarDateView.swipe))
            swipe.direction = direction
            clip.addGestureRecognizer(swipe)
        }
        let wheel = UIPanGestureRecognizer(target: self, action: Selector("scroll", CalendarDateView.scroll))
        wheel.allowedScrollTypesMask = .all
        wheel.allowedTouchTypes = []
        clip.addGestureRecognizer(wheel)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Months

    /// The height with a row for the time or without it. Points.
    static func height(showsTime: Bool) -> CGFloat {
        DatePickerMetrics.headerHeight + DatePickerMetrics.weekdayHeight + 6 * DatePickerMetrics.dayHeight
            + (showsTime ? DatePickerMetrics.timeRowHeight : DatePickerMetrics.bottomPadding)
    }

    /// Shows the month and day of the state.
    func update(animated: Bool) {
        let grid = MonthGrid(containing: state.date, calendar: state.rules.calendar)
        if grid.start != month.grid.start {
            turn(to: grid, animated: animated)
        } else {
            updateMarks()
        }
        monthWheels?.update(animated: animated)
    }

    private func updateMarks() {
        month.update(state, texts: texts)
        header.show(texts.monthAndYear(month.grid.start), isChoosingMonth: monthWheels != nil)
        header.previousButton.isEnabled = state.isEnabled && state.rules.allows(month.grid.adding(months: -1).interval)
        header.nextButton.isEnabled = state.isEnabled && state.rules.allows(month.grid.adding(months: 1).interval)
        header.titleButton.isEnabled = state.isEnabled
        timeRow?.update()
    }

    private func show(_ grid: MonthGrid) {
        month.removeFromSuperview()
        month = MonthView(grid) { [weak self] in self?.select($0) }
        clip.addSubview(month)
        month.isHidden = monthWheels != nil
        updateMarks()
        setNeedsLayout()
    }

    private func turn(to grid: MonthGrid, animated: Bool) {
        let isLater = grid.start > month.grid.start
        let old = month
        show(grid)
        guard animated, window != nil, monthWheels == nil else { return }
        layoutIfNeeded()
        clip.addSubview(old)
        old.isUserInteractionEnabled = false
        let distance = clip.bounds.width * (isLater == isRightToLeft ? -1 : 1)
        month.transform = CGAffineTransform(translationX: distance, y: 0)
        UIView.animate(withDuration: DatePickerMetrics.pageDuration) { [month] in
            month.transform = .identity
            old.transform = CGAffineTransform(translationX: -distance, y: 0)
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func turnPage(by months: Int) {
        let next = month.grid.adding(months: months)
        guard state.isEnabled, monthWheels == nil, state.rules.allows(next.interval) else { return }
        turn(to: next, animated: true)
    }

    private func swipe(_ recognizer: UISwipeGestureRecognizer) {
        turnPage(by: (recognizer.direction == .left) == isRightToLeft ? -1 : 1)
    }

    /// A mouse wheel turns one page.
    private func scroll(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let translation = recognizer.translation(in: self)
        let isVertical = abs(translation.y) >= abs(translation.x)
        turnPage(by: (isVertical ? translation.y < 0 : (translation.x < 0) != isRightToLeft) ? 1 : -1)
    }

    // MARK: Choosing

    private func select(_ day: Date) {
        if let window, window.firstResponder == nil { becomeFirstResponder() }
        state.userDidChange(date: state.rules.date(state.date, onDayOf: day))
        update(animated: true)
        onDaySelected()
    }

    private func toggleMonthWheels() {
        if let monthWheels {
            self.monthWheels = nil
            monthWheels.removeFromSuperview()
            show(MonthGrid(containing: state.date, calendar: state.rules.calendar))
        } else {
            selectShownMonth()
            let wheels = DateWheelsView(state, mode: .yearAndMonth)
            monthWheels = wheels
            addSubview(wheels)
        }
        month.isHidden = monthWheels != nil
        for label in weekdays { label.isHidden = monthWheels != nil }
        updateMarks()
        setNeedsLayout()
        UIView.transition(with: self, duration: DatePickerMetrics.pageDuration, options: .transitionCrossDissolve) {
            self.layoutIfNeeded()
        }
    }

    /// The wheels begin at the month that the user has turned to.
    private func selectShownMonth() {
        guard month.grid.day(of: state.date) == nil else { return }
        let day = min(state.rules.calendar.component(.day, from: state.date), month.grid.dayCount)
        state.userDidChange(date: state.rules.date(state.date, onDayOf: month.grid.date(ofDay: day)))
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { state.isEnabled }

    /// Arrow keys move the selection by days and weeks; Page Up and Page Down by months.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !move(with: $0.stroke) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    private func move(with stroke: KeyStroke) -> Bool {
        guard monthWheels == nil, stroke.modifiers.isEmpty else { return false }
        let forward = isRightToLeft ? -1 : 1
        let step: (Calendar.Component, Int)
        switch stroke.name {
        case "left": step = (.day, -forward)
        case "right": step = (.day, forward)
        case "up": step = (.day, -7)
        case "down": step = (.day, 7)
        case "pageup": step = (.month, -1)
        case "pagedown": step = (.month, 1)
        default: return false
        }
        let calendar = state.rules.calendar
        guard let date = calendar.date(byAdding: step.0, value: step.1, to: state.date) else { return true }
        state.userDidChange(date: date)
        update(animated: true)
        return true
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(size.width, DatePickerMetrics.inlineWidth),
            height: CalendarDateView.height(showsTime: timeRow != nil))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: DatePickerMetrics.headerHeight)
        let inset = DatePickerMetrics.gridInset
        let width = max(0, bounds.width - 2 * inset)
        for (index, label) in weekdays.enumerated() {
            let column = CGFloat(isRightToLeft ? 6 - index : index)
            label.frame = CGRect(
                x: inset + column * width / 7, y: DatePickerMetrics.headerHeight, width: width / 7,
                height: DatePickerMetrics.weekdayHeight)
        }
        let top = DatePickerMetrics.headerHeight + DatePickerMetrics.weekdayHeight
        clip.frame = CGRect(x: inset, y: top, width: width, height: 6 * DatePickerMetrics.dayHeight)
        month.bounds = clip.bounds
        month.center = CGPoint(x: clip.bounds.midX, y: clip.bounds.midY)
        let wheelsTop = DatePickerMetrics.headerHeight
        let availableHeight = clip.frame.maxY - wheelsTop
        monthWheels?.frame = CGRect(
            x: 0, y: wheelsTop + (availableHeight - PickerMetrics.size.height) / 2, width: bounds.width,
            height: PickerMetrics.size.height)
        timeRow?.frame = CGRect(
            x: 0, y: clip.frame.maxY, width: bounds.width, height: DatePickerMetrics.timeRowHeight)
    }
}
