import CoreGraphics
import UIKitCore

/// The titles along the edge of a table or collection view, by which the user jumps to a part of its content.
package final class SectionIndexView: UIView {
    /// The titles, from top to bottom. When there is not enough space, some are shown as a dot.
    package var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsLayout() } }
    }
    /// Called when the user touches a title, with its index.
    package var onSelect: ((Int) -> Void)?

    /// The color behind the titles; nil for none.
    package var restingBackgroundColor: UIColor? {
        didSet { applyBackgroundColor() }
    }
    /// The color behind the titles while the user touches them; nil for the same as otherwise.
    package var trackingBackgroundColor: UIColor?

    private var labels: [UILabel] = []
    private var selected: Int?
    private var isTracking = false {
        didSet { if isTracking != oldValue { applyBackgroundColor() } }
    }

    private func applyBackgroundColor() {
        backgroundColor = isTracking ? trackingBackgroundColor ?? restingBackgroundColor : restingBackgroundColor
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = true
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    package required init?(coder: NSCoder) { nil }

    /// The view for these titles: `old`, or a new one. Without titles there is none, and `old` leaves its superview.
    package static func view(
        for titles: [String]?, reusing old: SectionIndexView?, onSelect: @escaping (Int) -> Void
    ) -> SectionIndexView? {
        guard let titles, !titles.isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? SectionIndexView(frame: .zero)
        view.titles = titles
        view.onSelect = onSelect
        return view
    }

    /// Whether a gesture in `host`, where the titles are, began on them.
    package func takesTouches(of gesture: UIGestureRecognizer, in host: UIScrollView) -> Bool {
        let point = gesture.location(in: host)
        let translation = (gesture as? UIPanGestureRecognizer)?.translation(in: host) ?? .zero
        return frame.contains(CGPoint(x: point.x - translation.x, y: point.y - translation.y))
    }

    /// The width of the titles' column. Points.
    package static let width: CGFloat = 15

    /// Places the column at the trailing edge of `host`'s visible area, in front of its content.
    package func place(in host: UIScrollView) {
        let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = host.bounds.inset(by: host.adjustedContentInset)
        let width = SectionIndexView.width
        let bounds = host.bounds
        let x =
            isRightToLeft
            ? bounds.minX + host.safeAreaInsets.left : bounds.maxX - host.safeAreaInsets.right - width
        UIView.performWithoutAnimation {
            frame = CGRect(x: x, y: area.minY, width: width, height: max(0, area.height))
            if superview !== host { host.addSubview(self) }
            if host.subviews.last !== self { host.bringSubviewToFront(self) }
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let shown = SectionIndexLayout(count: titles.count, height: bounds.height)
        while labels.count > shown.rows.count { labels.removeLast().removeFromSuperview() }
        while labels.count < shown.rows.count { labels.append(makeLabel()) }
        for (row, label) in zip(shown.rows, labels) {
            label.text = row.title.map { titles[$0] } ?? "•"
            label.textColor = tintColor
            label.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: SectionIndexLayout.rowHeight)
        }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: SectionIndexLayout.fontSize, weight: .semibold)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        return label
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Touches

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { select(touches) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { select(touches) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }

    private func endTracking() {
        selected = nil
        isTracking = false
    }

    private func select(_ touches: Set<UITouch>) {
        isTracking = true
        guard let touch = touches.first else { return }
        select(SectionIndexLayout(count: titles.count, height: bounds.height).title(at: touch.location(in: self).y))
    }

    private func select(_ index: Int?) {
        guard let index, index != selected else { return }
        selected = index
        onSelect?(index)
    }

    package override func accessibilityIncrement() { step(by: 1) }
    package override func accessibilityDecrement() { step(by: -1) }

    private func step(by distance: Int) {
        guard !titles.isEmpty else { return }
        let next = min(max((selected ?? (distance > 0 ? -1 : 0)) + distance, 0), titles.count - 1)
        select(next)
        accessibilityValue = titles[next]
    }
}
