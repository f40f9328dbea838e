import CoreGraphics
@_spi(Core) import UIKitCore

/// Wheels of rows, of which the user selects one in each.
///
/// Rows are asked for when they come into sight. The delegate is called after the user has selected a row and the
/// wheel rests, not for `selectRow(_:inComponent:animated:)`.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    // Published code hides the band as the second subview.
    private let wheelContainer = UIView()
    private let band = PickerBand()
    private var needsReload = true
    private var isReloading = false
    /// The component that keys turn.
    private var keyComponent = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? PickerMetrics.size : frame.size))
        commonInit()
    }

    /// Creates a picker without components from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UIPickerView.self)
    }

    private func commonInit() {
        band.isUserInteractionEnabled = false
        addSubview(wheelContainer)
        addSubview(band)
    }

    /// Provides the numbers of components and rows. Not retained. Default nil.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Provides the rows, and is notified of selections. Not retained. Default nil.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }

    /// Whether the selected row is marked. Default true. As on iOS since version 7 it always is, whatever the value.
    open var showsSelectionIndicator = true

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    // MARK: Components and rows

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// The number of rows of a component. 0 for a component that does not exist, which is a misuse.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.numberOfRows ?? 0 }

    /// The size of a component's rows in points. Zero for a component that does not exist, which is a misuse.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        layOutWheels()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The view that the delegate has returned for a row; nil if the row is not visible or shows a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let wheel = wheel(component) else { return nil }
        layoutIfNeeded()
        let view = wheel.view(forRow: row)
        return view is PickerTitleView ? nil : view
    }

    /// Asks the data source and the delegate for everything again. Selected rows stay selected if they exist.
    open func reloadAllComponents() {
        setNeedsReload()
        if window != nil { loadIfNeeded() }
    }

    /// Asks the data source and the delegate for one component again. A component that does not exist is a misuse.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return loadIfNeeded() }
        guard let wheel = wheel(component) else { return }
        reload(wheel, component)
    }

    private func loadIfNeeded() {
        guard needsReload, !isReloading else { return }
        needsReload = false
        isReloading = true
        let count = validCount(dataSource?.numberOfComponents(in: self) ?? 0, "components")
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel()
            wheel.delegate = self
            wheel.isTurnable = isTurnable
            wheels.append(wheel)
            wheelContainer.addSubview(wheel)
        }
        isReloading = false
        for (component, wheel) in wheels.enumerated() { reload(wheel, component) }
        setNeedsLayout()
    }

    private func reload(_ wheel: PickerWheel, _ component: Int) {
        let count = validCount(
            dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, "rows in component \(component)")
        wheel.reload(numberOfRows: count, rowHeight: rowHeight(component))
        updateAccessibility(of: wheel, component)
        setNeedsLayout()
    }

    private func validCount(_ count: Int, _ things: String) -> Int {
        if count < 0 { misuse("UIPickerView: the data source returned \(count) \(things).", raises: true) }
        return max(count, 0)
    }

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        guard height.isFinite else {
            misuse("UIPickerView: the delegate returned the row height \(height).", raises: true)
            return PickerMetrics.rowHeight
        }
        return height > 0 ? height : PickerMetrics.rowHeight
    }

    /// The wheel of a component; nil, after a misuse, for one that does not exist.
    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        if wheels.indices.contains(component) { return wheels[component] }
        misuse("UIPickerView: component \(component) is out of bounds (\(wheels.count) components).", raises: true)
        return nil
    }

    // MARK: Selection

    /// Selects a row. With `animated` the wheel turns to it. A row that does not exist is a misuse, and the nearest is
    /// selected.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component) else { return }
        guard wheel.numberOfRows > 0 else {
            if row > 0 { misuse("UIPickerView: row \(row) is selected in component \(component), which has no rows.") }
            return
        }
        if row < 0 || row >= wheel.numberOfRows {
            misuse("UIPickerView: row \(row) is out of bounds (\(wheel.numberOfRows) rows in component \(component)).")
        }
        if animated { layoutIfNeeded() }
        wheel.select(min(max(row, 0), wheel.numberOfRows - 1), animated: animated)
    }

    /// The selected row of a component; -1 without rows, and for a component that does not exist, which is a misuse.
    /// While a wheel turns, the row that was selected before.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        wheelContainer.frame = bounds
        wheelContainer.alpha = isInInputView ? PickerMetrics.inputViewAlpha : 1
        layOutWheels()
        band.hasBand = era.pickersHaveSelectionBand
        let height = (wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight) + PickerMetrics.bandMargin
        let inset = band.hasBand ? min(PickerMetrics.bandInset, bounds.width / 2) : 0
        band.frame = CGRect(
            x: inset, y: (bounds.height - height) / 2, width: bounds.width - 2 * inset, height: height)
    }

    /// Whether the picker is where the keyboard is otherwise.
    private var isInInputView: Bool { window.map { $0 === $0.system.keyboard.window } ?? false }

    /// Positions the wheels: side by side in the middle, the first at the leading side.
    private func layOutWheels() {
        let widths = componentWidths
        var x = (bounds.width - widths.reduce(0, +) - PickerMetrics.gap * CGFloat(max(widths.count - 1, 0))) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + PickerMetrics.gap
        }
    }

    private var componentWidths: [CGFloat] {
        let count = CGFloat(wheels.count)
        let availableWidth = bounds.width - PickerMetrics.sideRoom - PickerMetrics.gap * (count - 1)
        let equal = max(0, (availableWidth / max(count, 1)).rounded(.down))
        return wheels.indices.map { component in
            guard
                let width = OptionalRequirement.result(
                    of: "pickerView(_:widthForComponent:)",
                    { delegate?.pickerView(self, widthForComponent: component) ?? equal })
            else { return equal }
            guard width.isFinite else {
                misuse("UIPickerView: the delegate returned the width \(width).", raises: true)
                return equal
            }
            return max(0, width)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : PickerMetrics.size.width, height: PickerMetrics.size.height)
    }

    @_spi(Core) open override var isPicker: Bool { true }
    open override var intrinsicContentSize: CGSize { PickerMetrics.size }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    /// Whether the user can turn the wheels. Default true.
    var isTurnable = true {
        didSet {
            for wheel in wheels { wheel.isTurnable = isTurnable }
        }
    }

    /// Shows which rows of a component are available.
    func setDimmed(_ isDimmed: @escaping (Int) -> Bool, inComponent component: Int) {
        guard let wheel = wheel(component) else { return }
        wheel.isRowDimmed = isDimmed
        wheel.updateDimming()
    }

    // MARK: Keys

    /// True, so that the arrow keys turn the wheel that was used last.
    open override var canBecomeFirstResponder: Bool { isTurnable }

    /// Up, Down, Page Up, Page Down, Home and End turn a wheel; Left and Right choose the wheel.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !(isFirstResponder && turn(with: $0.stroke)) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    private func turn(with stroke: KeyStroke) -> Bool {
        guard stroke.modifiers.isEmpty, wheels.indices.contains(keyComponent) else { return false }
        let wheel = wheels[keyComponent]
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch stroke.name {
        case "up": wheel.turn(by: -1)
        case "down": wheel.turn(by: 1)
        case "pageup": wheel.turn(by: -PickerMetrics.pageRows)
        case "pagedown": wheel.turn(by: PickerMetrics.pageRows)
        case "home": wheel.turnToEnd(false)
        case "end": wheel.turnToEnd(true)
        case "left", "right":
            let step = (stroke.name == "right") == isRightToLeft ? -1 : 1
            keyComponent = min(max(keyComponent + step, 0), wheels.count - 1)
        default: return false
        }
        return true
    }

    // MARK: Accessibility

    private func updateAccessibility(of wheel: PickerWheel, _ component: Int) {
        wheel.accessibilityIdentifier = "component \(component)"
        guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return }
        wheel.accessibilityLabel =
            delegate.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
            ?? delegate.pickerView(self, accessibilityLabelForComponent: component)
        wheel.accessibilityHint =
            delegate.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
            ?? delegate.pickerView(self, accessibilityHintForComponent: component)
    }
}

extension UIPickerView: PickerWheelDelegate {
    func wheel(_ wheel: PickerWheel, viewForRow row: Int, reusing old: UIView?) -> UIView {
        guard let component = wheels.firstIndex(where: { $0 === wheel }), let delegate else {
            return old as? PickerTitleView ?? PickerTitleView()
        }
        let reused = old is PickerTitleView ? nil : old
        let custom = OptionalRequirement.result(of: "pickerView(_:viewForRow:forComponent:reusing:)") {
            delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
        }
        if let custom { return custom }
        let view = old as? PickerTitleView ?? PickerTitleView()
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            view.show(title)
        } else {
            view.show(delegate.pickerView(self, titleForRow: row, forComponent: component))
        }
        return view
    }

    func wheelDidSelectRow(_ wheel: PickerWheel) {
        guard let component = wheels.firstIndex(where: { $0 === wheel }), let delegate else { return }
        Trace.note(
            delegate, callback: "pickerView(_:didSelectRow:inComponent:)",
            arguments: "row: \(wheel.selectedRow), component: \(component)")
        delegate.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: component)
    }

    func wheelDidBeginInteraction(_ wheel: PickerWheel) {
        keyComponent = wheels.firstIndex { $0 === wheel } ?? 0
        if let window, window.firstResponder == nil { becomeFirstResponder() }
    }
}

extension SystemEra {
    /// Whether the selected row of a picker is on a rounded band; otherwise it is between two lines.
    fileprivate var pickersHaveSelectionBand: Bool { self >= .iOS17 }
}
