import CoreGraphics
import UIKitCore

/// What a wheel asks of its picker.
@MainActor protocol PickerWheelDelegate: AnyObject {
    /// The view of `row`. `old` is one that is no longer shown.
    func wheel(_ wheel: PickerWheel, viewForRow row: Int, reusing old: UIView?) -> UIView
    /// Called when the user has selected a row and the wheel rests.
    func wheelDidSelectRow(_ wheel: PickerWheel)
    /// Called when the user touches the wheel or turns it.
    func wheelDidBeginInteraction(_ wheel: PickerWheel)
}

/// One component of a picker: a wheel of rows that the user turns.
///
/// A scroll view measures and moves; its rows are positioned on the wheel after each change of its offset.
final class PickerWheel: UIView, UIScrollViewDelegate, ScrollParticipant {
    /// Not retained.
    weak var delegate: (any PickerWheelDelegate)?
    private(set) var numberOfRows = 0
    private(set) var rowHeight = PickerMetrics.rowHeight
    /// The row that was selected last, by the app or by the user when the wheel had come to rest; -1 without rows.
    private(set) var selectedRow = -1
    /// A row that is shown as not available. Default: none is.
    var isRowDimmed: (Int) -> Bool = { _ in false }

    private let scroll = UIScrollView()
    private var rows: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// The row that a tap scrolls to.
    private var tappedRow: Int?
    private var isLayingOutRows = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        scroll.delegate = self
        scroll.addParticipant(self)
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.scrollsToTop = false
        scroll.alwaysBounceVertical = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.allowsKeyboardScrolling = false
        // A wheel at its end keeps what turns it.
        scroll.transfersVerticalScrollingToParent = false
        scroll.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", PickerWheel.tap)))
        addSubview(scroll)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Replaces the rows. The selection stays, as far as the row exists.
    func reload(numberOfRows: Int, rowHeight: CGFloat) {
        self.numberOfRows = numberOfRows
        self.rowHeight = rowHeight
        selectedRow = numberOfRows == 0 ? -1 : min(max(selectedRow, 0), numberOfRows - 1)
        if let row = tappedRow, row >= numberOfRows { tappedRow = nil }
        for view in rows.values { view.removeFromSuperview() }
        rows.removeAll()
        spare.removeAll()
        let isMoving = isTurning
        updateContentSize()
        if !isMoving { scroll.contentOffset = offset(ofRow: selectedRow) }
        layOutRows()
    }

    /// The view of a visible row.
    func view(forRow row: Int) -> UIView? { rows[row] }

    /// Whether the user turns the wheel, or it has not come to rest.
    var isTurning: Bool { scroll.isTracking || scroll.isDragging || scroll.isDecelerating || scroll.isScrollAnimating }

    /// Selects a row that exists, without notifying the delegate.
    func select(_ row: Int, animated: Bool) {
        selectedRow = row
        tappedRow = nil
        scroll.setContentOffset(offset(ofRow: row), animated: animated && window != nil)
        layOutRows()
    }

    /// Turns the wheel by some rows for the user, who pressed a key or adjusts the element.
    func turn(by count: Int) {
        guard numberOfRows > 0 else { return }
        let start = tappedRow ?? selectedRow
        turn(to: min(max(start.addingReportingOverflow(count).partialValue, 0), numberOfRows - 1))
    }

    /// Turns the wheel to a row for the user.
    func turn(to row: Int) {
        guard row != tappedRow ?? selectedRow || isTurning else { return }
        tappedRow = row
        let target = offset(ofRow: row)
        guard window != nil, target != scroll.contentOffset else {
            scroll.contentOffset = target
            return settle()
        }
        scroll.setContentOffset(target, animated: true)
    }

    /// The first or the last row, for keys.
    func turnToEnd(_ isLast: Bool) {
        guard numberOfRows > 0 else { return }
        turn(to: isLast ? numberOfRows - 1 : 0)
    }

    // MARK: Geometry

    private var geometry: WheelGeometry { WheelGeometry(height: max(bounds.height, 1), rowHeight: rowHeight) }
    private var inset: CGFloat { (bounds.height - rowHeight) / 2 }

    private func offset(ofRow row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(max(row, 0)) * rowHeight - inset) }

    /// The row at `offset`, with a fraction, and beyond the rows while the wheel is pulled over its end.
    private func position(at offset: CGFloat) -> CGFloat { (offset + inset) / rowHeight }

    private func row(nearest position: CGFloat) -> Int {
        min(max(Int(position.rounded()), 0), max(numberOfRows - 1, 0))
    }

    private func updateContentSize() {
        scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(max(numberOfRows, 1)) * rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scroll.frame != bounds {
            // A wheel that turns is at the row where it would have come to rest.
            if tappedRow == nil, let end = scroll.motionDestination {
                tappedRow = row(nearest: (end.y + scroll.contentInset.top) / rowHeight)
            }
            let center = tappedRow ?? selectedRow
            scroll.frame = bounds
            updateContentSize()
            scroll.contentOffset = offset(ofRow: center)
            if tappedRow != nil { settle() }
        }
        layOutRows()
    }

    /// Positions the visible rows on the wheel, and asks for the views of those that came into sight.
    private func layOutRows() {
        guard !isLayingOutRows, bounds.height > 0, bounds.width > 0 else { return }
        isLayingOutRows = true
        defer { isLayingOutRows = false }
        let geometry = geometry
        let position = position(at: scroll.contentOffset.y)
        let first = max(0, Int((position - geometry.visibleDistance).rounded(.up)))
        let last = min(numberOfRows - 1, Int((position + geometry.visibleDistance).rounded(.down)))
        let visible = first <= last ? first...last : nil
        for (row, view) in rows where visible?.contains(row) != true {
            view.removeFromSuperview()
            rows[row] = nil
            spare.append(view)
        }
        guard let visible else { return }
        for row in visible {
            let view = rows[row] ?? makeView(ofRow: row)
            place(view, distance: CGFloat(row) - position, row: row, geometry)
        }
    }

    private func makeView(ofRow row: Int) -> UIView {
        let old = spare.popLast()
        let view = delegate?.wheel(self, viewForRow: row, reusing: old) ?? old ?? UIView()
        if let other = rows.first(where: { $0.value === view })?.key { rows[other] = nil }
        rows[row] = view
        scroll.addSubview(view)
        return view
    }

    private func place(_ view: UIView, distance: CGFloat, row: Int, _ geometry: WheelGeometry) {
        guard let offset = geometry.offset(atDistance: distance) else { return view.isHidden = true }
        view.isHidden = false
        let blend = min(
            max((abs(distance) - PickerMetrics.blendStart) / (PickerMetrics.blendEnd - PickerMetrics.blendStart), 0), 1)
        let isTitle = view is PickerTitleView
        let scale = isTitle ? 1 + (PickerMetrics.otherScale - 1) * blend : 1
        view.alpha =
            (isRowDimmed(row) ? PickerMetrics.otherAlpha : 1) * (1 + (PickerMetrics.otherAlpha - 1) * blend)
            * geometry.opacity(atOffset: offset)
        view.transform = .identity
        // A row view that the app returns keeps its size when it has one.
        let size =
            isTitle || view.bounds.size == .zero ? CGSize(width: bounds.width, height: rowHeight) : view.bounds.size
        view.bounds = CGRect(origin: .zero, size: size)
        view.center = CGPoint(x: bounds.width / 2, y: scroll.contentOffset.y + bounds.height / 2 + offset)
        view.transform = CGAffineTransform(scaleX: scale, y: scale * geometry.scale(atDistance: distance))
    }

    /// Shows again which rows are available.
    func updateDimming() { layOutRows() }

    // MARK: Turning by the user

    /// Selects the row under a tap.
    private func tap(_ recognizer: UITapGestureRecognizer) {
        guard numberOfRows > 0 else { return }
        delegate?.wheelDidBeginInteraction(self)
        let y = recognizer.location(in: self).y - bounds.height / 2
        let position = position(at: scroll.contentOffset.y) + geometry.distance(atOffset: y)
        let row = Int(position.rounded())
        guard row >= 0, row < numberOfRows else { return }
        turn(to: row)
    }

    /// Selects the row in the middle, and notifies the delegate if the user has changed it.
    private func settle() {
        guard numberOfRows > 0, !scroll.isTracking, !scroll.isDragging else { return }
        tappedRow = nil
        let row = row(nearest: position(at: scroll.contentOffset.y))
        guard row != selectedRow else { return }
        selectedRow = row
        delegate?.wheelDidSelectRow(self)
    }

    func alignedOffset(near offset: CGPoint, in scrollView: UIScrollView) -> CGPoint? {
        self.offset(ofRow: row(nearest: position(at: offset.y)))
    }

    func contentDidRestAfterTouch(in scrollView: UIScrollView) { settle() }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { layOutRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        tappedRow = nil
        delegate?.wheelDidBeginInteraction(self)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if tappedRow != nil { settle() }
    }

    /// A wheel that leaves the screen while it turns has come to rest, without a call of the delegate.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, isTurning else { return }
        if let tappedRow { selectedRow = min(tappedRow, numberOfRows - 1) }
        tappedRow = nil
        if numberOfRows > 0 { scroll.contentOffset = offset(ofRow: selectedRow) }
    }

    /// Whether the user can turn the wheel.
    var isTurnable: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    // MARK: Accessibility

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }

    /// The title of the selected row, or the label of its view.
    override var accessibilityValue: String? {
        get {
            guard let view = rows[selectedRow] else { return nil }
            return (view as? PickerTitleView)?.text ?? (view as? UILabel)?.text ?? view.accessibilityLabel
        }
        set { super.accessibilityValue = newValue }
    }
}
