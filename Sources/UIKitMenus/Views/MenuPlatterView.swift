import CoreGraphics
import QuartzCore
import UIKitCore

/// The surface of one menu: material, rows, tiles, headers and separators. Creates cells only where they are visible.
package final class MenuPlatterView: UIView, UIScrollViewDelegate {
    /// The number of the row that goes back, in hits.
    private static let backNumber = -1

    package private(set) var model = MenuModel()
    package private(set) var menuLayout: MenuLayout?
    private var fonts: MenuFonts?
    private var cells: [Int: MenuCellView] = [:]
    private var decorations: [UIView] = []
    private var strips: [MenuStripView] = []
    private let clip = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scrollView = UIScrollView()
    private var marked = Marked()
    /// Whether a submenu is in front.
    var isCovered = false {
        didSet {
            for cell in cells.values { cell.isCovered = isCovered }
            for header in decorations where header is UILabel { header.isAccessibilityElement = !isCovered }
        }
    }
    /// Whether the content is pale, as that of a menu behind its submenu. The material stays opaque.
    package var isDimmed: Bool {
        get { scrollView.alpha < 1 }
        set { scrollView.alpha = newValue ? MenuMetrics.coveredAlpha : 1 }
    }

    init() {
        super.init(frame: .zero)
        accessibilityContainerType = .list
        layer.isolatesBackdrops = true
        layer.shadowColor = MenuColors.shadow
        layer.shadowOffset = .zero
        layer.shadowRadius = MenuMetrics.shadowRadius
        clip.layer.cornerRadius = MenuMetrics.cornerRadius
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        addSubview(clip)
        clip.addSubview(material)
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        clip.addSubview(scrollView)
        updateShadow()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MenuPlatterView does not support init(coder:); a menu creates it.")
    }

    // MARK: Content

    /// Shows `model`. The scroll position is kept.
    func show(_ model: MenuModel, _ layout: MenuLayout, fonts: MenuFonts) {
        self.model = model
        menuLayout = layout
        self.fonts = fonts
        for cell in cells.values { cell.removeFromSuperview() }
        cells = [:]
        for role in [\Marked.pressed, \.focused, \.hovered] {
            if let number = marked[keyPath: role], item(at: number)?.isEnabled != true { marked[keyPath: role] = nil }
        }
        scrollView.contentSize = layout.size
        showStrips(layout)
        showDecorations(layout, fonts: fonts)
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func showStrips(_ layout: MenuLayout) {
        while strips.count > layout.strips.count { strips.removeLast().removeFromSuperview() }
        while strips.count < layout.strips.count {
            let strip = MenuStripView()
            strip.delegate = self
            strips.append(strip)
            scrollView.addSubview(strip)
        }
        for (index, strip) in layout.strips.enumerated() {
            let items = strip.items
            let first = items.first { item(at: $0)?.state == .on } ?? items.lowerBound
            let tile = layout.cells.first { $0.item == first }.map { stripFrame(of: $0, in: strip) }
            strips[index].show(contentWidth: strip.contentWidth, frame: strip.frame, revealing: tile ?? .zero)
        }
    }

    /// The frame of a strip's item in points of the strip's content.
    private func stripFrame(of cell: MenuLayout.Cell, in strip: MenuLayout.Strip) -> CGRect {
        let x = isMirrored ? strip.contentWidth - cell.frame.maxX : cell.frame.minX
        return CGRect(x: x, y: 0, width: cell.frame.width, height: cell.frame.height)
    }

    private func showDecorations(_ layout: MenuLayout, fonts: MenuFonts) {
        for view in decorations { view.removeFromSuperview() }
        decorations = layout.gaps.map { addFill(MenuColors.gap, frame: $0) }
        decorations += layout.separators.map { addFill(MenuColors.separator, frame: mirrored($0)) }
        decorations += layout.headers.map { header in
            let label = UILabel(
                frame: header.frame.inset(
                    by: UIEdgeInsets(top: 0, left: MenuMetrics.leading, bottom: 0, right: MenuMetrics.trailing)))
            label.text = header.title
            label.font = fonts.header
            label.textColor = MenuColors.subtitle
            label.numberOfLines = MenuMetrics.titleLines
            label.textAlignment = isMirrored ? .right : .left
            label.accessibilityTraits = .header
            label.isAccessibilityElement = !isCovered
            scrollView.addSubview(label)
            return label
        }
    }

    private func addFill(_ color: UIColor, frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        scrollView.insertSubview(view, at: 0)
        return view
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored, let width = menuLayout?.size.width else { return frame }
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        material.frame = bounds
        scrollView.frame = bounds
        scrollView.isScrollEnabled = (menuLayout?.size.height ?? 0) > bounds.height + 0.01
        let spread = MenuMetrics.shadowSpread
        layer.shadowPath = CGPath(
            continuousRoundedRect: bounds.insetBy(dx: -spread, dy: -spread),
            cornerRadius: MenuMetrics.cornerRadius + spread)
        layer.shadowCutout = CGPath(continuousRoundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius)
        updateCells()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateShadow()
    }

    private func updateShadow() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? MenuMetrics.shadowOpacityDark : MenuMetrics.shadowOpacityLight
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) { updateCells() }

    /// A finger that scrolls chooses nothing.
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { setPressed(nil) }

    /// Scrolls to the end of the menu.
    func scrollToEnd() {
        scrollView.contentOffset.y = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    }

    /// Whether the menu can scroll toward its end, or back.
    func canScroll(towardEnd: Bool) -> Bool {
        let limit = scrollView.contentSize.height - scrollView.bounds.height
        return towardEnd ? scrollView.contentOffset.y < limit : limit > 0 && scrollView.contentOffset.y > 0
    }

    /// Scrolls by a distance in points, positive toward the end, as far as the menu goes.
    func scroll(by distance: CGFloat) {
        let limit = max(0, scrollView.contentSize.height - scrollView.bounds.height)
        scrollView.contentOffset.y = min(max(scrollView.contentOffset.y + distance, 0), limit)
    }

    // MARK: Cells

    /// Where an item is now, in points of the content.
    private struct Place {
        let number: Int
        let style: MenuSection.Style
        let frame: CGRect
        /// The strip that contains the item; nil for none.
        let strip: MenuStripView?
    }

    /// The places of all items and of the row that goes back.
    private func places() -> [Place] {
        guard let menuLayout else { return [] }
        let back = menuLayout.back.map { Place(number: Self.backNumber, style: .rows, frame: $0, strip: nil) }
        return [back].compactMap { $0 }
            + menuLayout.cells.map { cell in
                guard let index = cell.strip else {
                    return Place(number: cell.item, style: cell.style, frame: mirrored(cell.frame), strip: nil)
                }
                let strip = menuLayout.strips[index]
                let frame = stripFrame(of: cell, in: strip)
                    .offsetBy(dx: strip.frame.minX - strips[index].contentOffset.x, dy: strip.frame.minY)
                return Place(number: cell.item, style: cell.style, frame: frame, strip: strips[index])
            }
    }

    private func updateCells() {
        guard let fonts else { return }
        let visible = scrollView.bounds
        for item in places() {
            guard item.frame.intersects(visible) else {
                cells.removeValue(forKey: item.number)?.removeFromSuperview()
                continue
            }
            let parent = item.strip ?? scrollView
            let frame = parent.convert(item.frame, from: scrollView)
            if let cell = cells[item.number] {
                cell.frame = frame
            } else {
                // A cell that appears while a submenu grows is in its place at once.
                UIView.performWithoutAnimation {
                    guard let cell = makeCell(item.number, item.style, fonts: fonts) else { return }
                    parent.addSubview(cell)
                    cell.frame = frame
                    cell.layoutIfNeeded()
                }
            }
        }
    }

    private func makeCell(_ number: Int, _ style: MenuSection.Style, fonts: MenuFonts) -> MenuCellView? {
        guard let item = item(at: number) else { return nil }
        let cell: MenuCellView
        switch style {
        case .rows: cell = MenuRowView(item, hasMarks: model.hasMarks, fonts: fonts)
        case .small, .medium, .palette: cell = MenuTileView(item, style: style, fonts: fonts)
        }
        cell.isCovered = isCovered
        cell.emphasis = emphasis(of: number)
        cells[number] = cell
        return cell
    }

    // MARK: Items

    /// The item with a number; the row that goes back has one too.
    package func item(at number: Int) -> MenuItem? {
        if number == Self.backNumber { return model.back }
        let items = model.items
        return items.indices.contains(number) ? items[number] : nil
    }

    /// The number of the row that goes back; nil in the outermost menu.
    var backElement: Int? { model.back == nil ? nil : Self.backNumber }

    /// The number of the item at a point of this view; nil for none that can be chosen.
    package func element(at point: CGPoint) -> Int? {
        let location = scrollView.convert(point, from: self)
        let found = places().first { $0.frame.contains(location) }
        guard let found, canChoose(found.number) else { return nil }
        return found.number
    }

    private func canChoose(_ number: Int) -> Bool {
        guard let item = item(at: number), item.isEnabled else { return false }
        if case .loading = item.content { return false }
        return true
    }

    /// The frame of a submenu's row in points of this view; nil while the menu does not show it.
    func frame(ofRowFor menu: UIMenu) -> CGRect? {
        let number = model.items.firstIndex { item in
            if case .submenu(let other) = item.content { return other === menu }
            return false
        }
        guard let number, let item = places().first(where: { $0.number == number }) else { return nil }
        return convert(item.frame, from: scrollView)
    }

    // MARK: Emphasis

    /// The numbers of the items that stand out.
    private struct Marked {
        var pressed: Int?
        var focused: Int?
        var hovered: Int?
    }

    /// The number of the item that the keys have focused; nil for none.
    var focused: Int? { marked.focused }

    /// The number of the item below the pointer; nil for none.
    package var hovered: Int? { marked.hovered }

    /// Highlights the item below the finger; nil for none.
    func setPressed(_ number: Int?) { change(\.pressed, to: number) }

    /// Marks the item below the pointer; nil for none.
    func setHovered(_ number: Int?) {
        if number != hovered { change(\.hovered, to: number) }
    }

    /// The item that the keys have focused; nil for none.
    package var focusedItem: MenuItem? { focused.flatMap { item(at: $0) } }

    /// Focuses another item that can be chosen. Returns false, with nothing changed, if there is none.
    @discardableResult
    func moveFocus(_ move: MenuFocus.Move) -> Bool {
        let places = places().filter { canChoose($0.number) }.map {
            MenuFocus.Place(number: $0.number, frame: $0.frame)
        }
        guard let number = MenuFocus.element(after: focused, move, among: places) else { return false }
        focus(number)
        return true
    }

    /// Focuses the first element that can be chosen, after the row that goes back.
    func focusFirstElement() {
        moveFocus(.first)
        if focused == Self.backNumber { moveFocus(.next) }
    }

    private func focus(_ number: Int) {
        change(\.focused, to: number)
        guard let item = places().first(where: { $0.number == number }) else { return }
        if let strip = item.strip {
            strip.scrollRectToVisible(strip.convert(item.frame, from: scrollView), animated: false)
        }
        scrollView.scrollRectToVisible(item.frame, animated: false)
    }

    private func change(_ role: WritableKeyPath<Marked, Int?>, to number: Int?) {
        let old = marked[keyPath: role]
        marked[keyPath: role] = number
        for number in [old, number].compactMap({ $0 }) { cells[number]?.emphasis = emphasis(of: number) }
    }

    private func emphasis(of number: Int) -> MenuCellView.Emphasis {
        if marked.pressed == number { return .pressed }
        if marked.focused == number { return .focused }
        return marked.hovered == number ? .hovered : .none
    }
}
