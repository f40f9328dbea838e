import CoreGraphics
import UIKitCore

/// Emoji in columns, one category beside the other, which scroll horizontally. Only what is visible has views.
final class EmojiGridView: UIScrollView {
    /// A category's emoji with their title; nil for the results of a search.
    struct Section: Equatable {
        var category: EmojiCategory?
        var emoji: [Emoji]
    }

    /// Called when an emoji is tapped, with nil, or when one of its skin tones is chosen.
    var onChoose: (Emoji, String?) -> Void = { _, _ in }
    /// Called when the category at the leading edge has changed.
    var onCategoryChange: (EmojiCategory) -> Void = { _ in }
    /// What a tap on an emoji types, which its cell shows.
    var textOfEmoji: (Emoji) -> String = \.text

    private(set) var sections: [Section] = []
    private var layout = EmojiGridLayout()
    private var cells: [EmojiGridLayout.Place: EmojiCellView] = [:]
    private var titles: [Int: UILabel] = [:]
    private var callout: (view: KeyCallout, emoji: Emoji)?
    private let isTablet: Bool

    init(isTablet: Bool) {
        self.isTablet = isTablet
        super.init(frame: .zero)
        backgroundColor = .clear
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        alwaysBounceHorizontal = true
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", EmojiGridView.tapped)))
        let press = UILongPressGestureRecognizer(
            target: self, action: Selector("pressed:", EmojiGridView.pressed))
        press.minimumPressDuration = EmojiGridView.skinToneDelay
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// How long a press lasts until skin tones appear, in seconds. The same as for variants of letters.
    private static let skinToneDelay = 0.5

    // MARK: Content

    /// Shows `sections` from their beginning.
    func show(_ sections: [Section]) {
        guard sections != self.sections else { return }
        self.sections = sections
        removeViews()
        layout = EmojiGridLayout()
        setNeedsLayout()
        layoutIfNeeded()
        contentOffset = leadingOffset(at: 0)
    }

    /// Scrolls to the beginning of `category`; nothing happens if it is not there.
    func scroll(to category: EmojiCategory) {
        guard let index = sections.firstIndex(where: { $0.category == category }) else { return }
        layoutIfNeeded()
        setContentOffset(leadingOffset(at: layout.start(of: index)), animated: false)
    }

    /// The category at the leading edge; nil without emoji, and for results.
    var category: EmojiCategory? {
        guard let section = layout.section(at: leading), sections.indices.contains(section) else { return nil }
        return sections[section].category
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance of the leading edge from the beginning of the content.
    private var leading: CGFloat {
        isMirrored ? contentSize.width - contentOffset.x - bounds.width : contentOffset.x
    }

    private func leadingOffset(at x: CGFloat) -> CGPoint {
        let start = max(0, min(x, contentSize.width - bounds.width))
        return CGPoint(x: isMirrored ? contentSize.width - bounds.width - start : start, y: 0)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
        let span = leading..<(leading + max(1, bounds.width))
        show(layout.places(in: span))
        showTitles(in: span)
        if let category { onCategoryChange(category) }
    }

    /// Measures again for another size, with the same emoji at the leading edge.
    private func arrange() {
        let next = EmojiGridLayout(
            counts: sections.map(\.emoji.count), height: bounds.height, isTablet: isTablet,
            hasTitles: sections.contains { $0.category != nil })
        guard next != layout else { return }
        let first = layout.place(at: leading)
        layout = next
        removeViews()
        contentSize = CGSize(width: max(next.width, bounds.width), height: bounds.height)
        contentOffset = leadingOffset(at: first.map(next.column) ?? 0)
    }

    private func show(_ places: [EmojiGridLayout.Place]) {
        let visible = Set(places)
        for (place, cell) in cells where !visible.contains(place) {
            cell.removeFromSuperview()
            cells[place] = nil
        }
        for place in places where cells[place] == nil {
            let emoji = sections[place.section].emoji[place.item]
            let cell = EmojiCellView(emoji, text: textOfEmoji(emoji))
            cell.frame = mirrored(layout.frame(of: place))
            cells[place] = cell
            addSubview(cell)
        }
    }

    private func showTitles(in span: Range<CGFloat>) {
        for (index, section) in sections.enumerated() {
            let frame = layout.titleFrame(of: index)
            let isVisible = section.category != nil && frame.maxX > span.lowerBound && frame.minX < span.upperBound
            guard isVisible else {
                titles.removeValue(forKey: index)?.removeFromSuperview()
                continue
            }
            guard titles[index] == nil else { continue }
            let label = UILabel(frame: mirrored(frame))
            label.text = section.category?.title.uppercased()
            label.font = .systemFont(ofSize: KeyFonts.category, weight: .semibold)
            label.textColor = KeyColors.category
            label.textAlignment = isMirrored ? .right : .left
            titles[index] = label
            addSubview(label)
        }
    }

    private func removeViews() {
        removeCallout()
        for view in cells.values { view.removeFromSuperview() }
        for view in titles.values { view.removeFromSuperview() }
        cells = [:]
        titles = [:]
    }

    // MARK: Touches

    private func cell(at point: CGPoint) -> EmojiCellView? { cells.values.first { $0.frame.contains(point) } }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        guard let cell = cell(at: gesture.location(in: self)) else { return }
        onChoose(cell.emoji, nil)
    }

    private func pressed(_ gesture: UILongPressGestureRecognizer) {
        let point = gesture.location(in: superview)
        switch gesture.state {
        case .began: showSkinTones(of: cell(at: gesture.location(in: self)))
        case .changed: callout?.view.choose(at: point.x)
        case .ended:
            guard let callout else { return }
            removeCallout()
            onChoose(callout.emoji, callout.view.choices[callout.view.chosen])
        case .cancelled: removeCallout()
        case .possible, .failed: return
        }
    }

    private func showSkinTones(of cell: EmojiCellView?) {
        removeCallout()
        guard let cell, let superview, cell.emoji.hasSkinTones else { return }
        let cap = superview.convert(cell.frame, from: self)
        let view = KeyCallout(cell.emoji.skinTones, above: cap, in: superview.bounds)
        callout = (view, cell.emoji)
        superview.addSubview(view)
    }

    private func removeCallout() {
        callout?.view.removeFromSuperview()
        callout = nil
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { removeCallout() }
    }
}
