import CoreGraphics
import QuartzCore
import UIKitCore

/// The surface of one menu: material, rows, tiles, headers and separators. Creates cells only where they are visible.
final class MenuPlatterView: UIView, UIScrollViewDelegate {
    /// The number of the row that goes back, in hits.
    private static let backNumber = -1

    private(set) var model = MenuModel()
    private(set) var menuLayout: MenuLayout?
    private var fonts: MenuFonts?
    private var cells: [Int: MenuCellView] = [:]
    private var decorations: [UIView] = []
    private let clip = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scrollView = UIScrollView()
    private var pressed: Int?
    private(set) var focused: Int?
    private(set) var hovered: Int?
    /// Whether a submenu is in front.
    var isCovered = false {
        didSet { for cell in cells.values { cell.isCovered = isCovered } }
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
        if let focused, item(at: focused)?.isEnabled != true { self.focused = nil }
        if let hovered, item(at: hovered)?.isEnabled != true { self.hovered = nil }
        if let pressed, item(at: pressed)?.isEnabled != true { self.pressed = nil }
        scrollView.contentSize = layout.size
        showDecorations(layout, fonts: fonts)
        setNeedsLayout()
        layoutIfNeeded()
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

    override func layoutSubviews() {
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

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateShadow()
    }

    private func updateShadow() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? MenuMetrics.shadowOpacityDark : MenuMetrics.shadowOpacityLight
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { updateCells() }

    /// A finger that scrolls chooses nothing.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { setPressed(nil) }

    /// Scrolls to the end of the menu.
    func scrollToEnd() {
        scrollView.contentOffset.y = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    }

    // MARK: Cells

    /// The frames of all items and of the row that goes back, by number.
    private func frames() -> [(number: Int, style: MenuSection.Style, frame: CGRect)] {
        guard let menuLayout else { return [] }
        let back = menuLayout.back.map { [(Self.backNumber, MenuSection.Style.rows, $0)] } ?? []
        return back + menuLayout.cells.map { ($0.item, $0.style, mirrored($0.frame)) }
    }

    private func updateCells() {
        guard let fonts else { return }
        let visible = scrollView.bounds
        for (number, style, frame) in frames() {
            guard frame.intersects(visible) else {
                cells.removeValue(forKey: number)?.removeFromSuperview()
                continue
            }
            if let cell = cells[number] {
                cell.frame = frame
            } else {
                // A cell that appears while a submenu grows is in its place at once.
                UIView.performWithoutAnimation {
                    let cell = makeCell(number, style, fonts: fonts)
                    cell?.frame = frame
                    cell?.layoutIfNeeded()
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
        scrollView.addSubview(cell)
        return cell
    }

    // MARK: Items

    /// The item with a number; the row that goes back has one too.
    func item(at number: Int) -> MenuItem? {
        if number == Self.backNumber { return model.back }
        let items = model.items
        return items.indices.contains(number) ? items[number] : nil
    }

    /// The number of the row that goes back; nil in the outermost menu.
    var backElement: Int? { model.back == nil ? nil : Self.backNumber }

    /// The number of the item at a point of this view; nil for none that can be chosen.
    func element(at point: CGPoint) -> Int? {
        let place = scrollView.convert(point, from: self)
        let found = frames().first { $0.frame.contains(place) }
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
        guard let number, let cell = frames().first(where: { $0.number == number }) else { return nil }
        return convert(cell.frame, from: scrollView)
    }

    // MARK: Emphasis

    /// Highlights the item below the finger; nil for none.
    func setPressed(_ number: Int?) { change(\.pressed, to: number) }

    /// Marks the item below the pointer; nil for none.
    func setHovered(_ number: Int?) {
        if number != hovered { change(\.hovered, to: number) }
    }

    /// The item that the keys have focused; nil for none.
    var focusedItem: MenuItem? { focused.flatMap { item(at: $0) } }

    /// Focuses the next or previous item that can be chosen. Does not wrap around.
    func moveFocus(by step: Int) {
        let choices = frames().map(\.number).filter(canChoose)
        guard !choices.isEmpty else { return }
        let place = focused.flatMap { choices.firstIndex(of: $0) }
        let next = place.map { min(max($0 + step, 0), choices.count - 1) } ?? (step > 0 ? 0 : choices.count - 1)
        focus(choices[next])
    }

    /// Focuses the first or last item that can be chosen.
    func moveFocus(toEnd isEnd: Bool) {
        let choices = frames().map(\.number).filter(canChoose)
        guard let choice = isEnd ? choices.last : choices.first else { return }
        focus(choice)
    }

    private func focus(_ number: Int) {
        change(\.focused, to: number)
        if let frame = frames().first(where: { $0.number == number })?.frame {
            scrollView.scrollRectToVisible(frame, animated: false)
        }
    }

    private func change(_ place: ReferenceWritableKeyPath<MenuPlatterView, Int?>, to number: Int?) {
        let old = self[keyPath: place]
        self[keyPath: place] = number
        for number in [old, number].compactMap({ $0 }) { cells[number]?.emphasis = emphasis(of: number) }
    }

    private func emphasis(of number: Int) -> MenuCellView.Emphasis {
        if pressed == number { return .pressed }
        if focused == number { return .focused }
        return hovered == number ? .hovered : .none
    }
}
