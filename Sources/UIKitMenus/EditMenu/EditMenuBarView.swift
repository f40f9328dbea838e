import CoreGraphics
import OverlayPlacement
import QuartzCore
import UIFoundation
import UIKitCore

/// The bar of an edit menu: items side by side on pages, with an arrow that points at the target.
package final class EditMenuBarView: UIView {
    private var items: [MenuItem] = []
    private var onChoice: (MenuItem) -> Void = { _ in }
    private var pages = EditMenuPages(widths: [], available: 0, arrow: 0)
    private var page = 0
    private var widths: [CGFloat] = []
    private var controls: [EditMenuItemControl] = []
    private var dividers: [UIView] = []
    private let background = UIView()
    private var colors = EditMenuColors(.standard)
    /// The sizes in the system that shows the bar.
    private(set) var sizes = EditMenuSizes.sizes(in: .standard)
    private let shape = CAShapeLayer()
    /// The bar without its arrow, in points of this view.
    private var bubble = CGRect.zero

    init() {
        super.init(frame: .zero)
        accessibilityContainerType = .list
        layer.shadowRadius = EditMenuMetrics.shadowRadius
        layer.shadowOffset = EditMenuMetrics.shadowOffset
        background.layer.mask = shape
        addSubview(background)
        updateShadow()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuBarView does not support init(coder:); an edit menu creates it.")
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateShadow()
    }

    private func updateShadow() {
        layer.shadowOpacity =
            traitCollection.userInterfaceStyle == .dark || era.editMenusAreDark ? 0 : EditMenuMetrics.shadowOpacity
    }

    // MARK: Content

    /// Shows the first page of `items`.
    func show(_ items: [MenuItem], onChoice: @escaping (MenuItem) -> Void) {
        self.items = items
        self.onChoice = onChoice
        page = 0
        colors = EditMenuColors(era)
        sizes = .sizes(in: era)
        background.backgroundColor = colors.fill
        widths = items.map { EditMenuItemControl.width(of: $0.title, sizes, traitCollection) }
    }

    /// The size of the bar without its arrow when at most `width` points are available.
    func size(forWidth width: CGFloat) -> CGSize {
        let arrow = EditMenuMetrics.pageArrowWidth
        pages = EditMenuPages(widths: widths, available: width, arrow: arrow)
        let lengths = pages.pages.indices.map { length(ofPage: $0) }
        let line = EditMenuItemControl.font(sizes, traitCollection).lineHeight
        let height = max(sizes.height, (line + sizes.verticalPadding).rounded(.up))
        return CGSize(width: min(lengths.max() ?? 0, max(width, 0)), height: height)
    }

    private func length(ofPage index: Int) -> CGFloat {
        let arrows = (index > 0 ? 1 : 0) + (index < pages.pages.count - 1 ? 1 : 0)
        return widths[pages.pages[index]].reduce(0, +) + CGFloat(arrows) * EditMenuMetrics.pageArrowWidth
    }

    /// Moves the bar and its arrow.
    func place(_ placement: Placement) {
        frame = placement.frame
        bubble = placement.bubble.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
        background.frame = bounds
        let tip = placement.arrowTip.map {
            CGPoint(x: $0.x - placement.frame.minX, y: $0.y - placement.frame.minY)
        }
        let outline = outline(bubble, tip: tip, direction: placement.direction)
        shape.path = outline
        layer.shadowPath = outline
        showPage()
    }

    /// The outline of the bar with its arrow.
    private func outline(_ bubble: CGRect, tip: CGPoint?, direction: ArrowDirection?) -> CGPath {
        let path = UIBezierPath(roundedRect: bubble, cornerRadius: sizes.cornerRadius)
        guard let tip, let direction else { return path.cgPath }
        let half = sizes.arrowSize.width / 2
        let depth = sizes.arrowSize.height
        let base: (CGPoint, CGPoint) =
            switch direction {
            case .up: (CGPoint(x: tip.x + half, y: tip.y + depth), CGPoint(x: tip.x - half, y: tip.y + depth))
            case .down: (CGPoint(x: tip.x - half, y: tip.y - depth), CGPoint(x: tip.x + half, y: tip.y - depth))
            case .left: (CGPoint(x: tip.x + depth, y: tip.y - half), CGPoint(x: tip.x + depth, y: tip.y + half))
            case .right: (CGPoint(x: tip.x - depth, y: tip.y + half), CGPoint(x: tip.x - depth, y: tip.y - half))
            }
        let arrow = UIBezierPath()
        arrow.move(to: tip)
        arrow.addLine(to: base.0)
        arrow.addLine(to: base.1)
        arrow.close()
        path.append(arrow)
        return path.cgPath
    }

    // MARK: Pages

    private func showPage() {
        for view in controls + dividers { view.removeFromSuperview() }
        controls = []
        dividers = []
        guard pages.pages.indices.contains(page) else { return }
        let range = pages.pages[page]
        if page > 0 { controls.append(makeArrow(isForward: false)) }
        controls += items[range].map { item in
            EditMenuItemControl(title: item.title, colors: colors, sizes: sizes) { [weak self] in self?.onChoice(item) }
        }
        if page < pages.pages.count - 1 { controls.append(makeArrow(isForward: true)) }
        layOutControls(widths: widths[range])
    }

    private func layOutControls(widths: ArraySlice<CGFloat>) {
        let arrow = EditMenuMetrics.pageArrowWidth
        let lengths = (page > 0 ? [arrow] : []) + widths + (page < pages.pages.count - 1 ? [arrow] : [])
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A page that is shorter than the widest one shares the rest among its items.
        let total = lengths.reduce(0, +)
        let spare = max(0, bubble.width - total) / CGFloat(max(1, widths.count))
        let scale = max(1, traitCollection.displayScale)
        var x: CGFloat = 0
        for (index, control) in controls.enumerated() {
            let isArrow = control.isPageArrow
            let width = min(lengths[index] + (isArrow ? 0 : spare), bubble.width)
            let left = isMirrored ? bubble.maxX - x - width : bubble.minX + x
            control.frame = CGRect(x: left, y: bubble.minY, width: width, height: bubble.height)
            background.addSubview(control)
            x += width
            guard index < controls.count - 1 else { continue }
            let divider = UIView()
            divider.backgroundColor = colors.divider
            divider.isUserInteractionEnabled = false
            // One pixel, or it would be blurred.
            divider.frame = CGRect(
                x: ((isMirrored ? left : left + width) * scale).rounded() / scale, y: bubble.minY, width: 1 / scale,
                height: bubble.height)
            background.addSubview(divider)
            dividers.append(divider)
        }
    }

    private func makeArrow(isForward: Bool) -> EditMenuItemControl {
        EditMenuItemControl(pageArrow: isForward, colors: colors, sizes: sizes) { [weak self] in
            self?.turnPage(by: isForward ? 1 : -1)
        }
    }

    private func turnPage(by step: Int) {
        page = min(max(page + step, 0), pages.pages.count - 1)
        UIView.transition(
            with: background, duration: EditMenuMetrics.pageDuration, options: .transitionCrossDissolve
        ) { [self] in showPage() }
    }
}

/// One action of an edit menu, or an arrow to another page.
package final class EditMenuItemControl: UIControl {
    /// Whether the control turns the page.
    let isPageArrow: Bool
    private let label = UILabel()
    private let imageView = UIImageView()
    private let colors: EditMenuColors
    private let sizes: EditMenuSizes
    private let onTap: () -> Void

    init(title: String, colors: EditMenuColors, sizes: EditMenuSizes, onTap: @escaping () -> Void) {
        isPageArrow = false
        self.colors = colors
        self.sizes = sizes
        self.onTap = onTap
        super.init(frame: .zero)
        label.text = title
        label.font = EditMenuItemControl.font(sizes, traitCollection)
        label.textColor = colors.text
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        accessibilityLabel = title
        prepare()
    }

    init(pageArrow isForward: Bool, colors: EditMenuColors, sizes: EditMenuSizes, onTap: @escaping () -> Void) {
        isPageArrow = true
        self.colors = colors
        self.sizes = sizes
        self.onTap = onTap
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: EditMenuMetrics.pageArrowSize, weight: .semibold)
        imageView.image = UIImage(
            systemName: isForward ? "chevron.forward" : "chevron.backward", withConfiguration: configuration)
        imageView.tintColor = colors.text
        imageView.contentMode = .center
        addSubview(imageView)
        accessibilityLabel = (isForward ? SystemText.more : .back).localized
        prepare()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuItemControl does not support init(coder:); an edit menu creates it.")
    }

    private func prepare() {
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        // The label is as high as its line, so that its frame is that of the text.
        let height = min(label.font.lineHeight, bounds.height)
        label.frame = bounds.insetBy(dx: min(sizes.textPadding / 2, bounds.width / 2), dy: (bounds.height - height) / 2)
        imageView.frame = bounds
        backgroundColor = isHighlighted ? colors.pressed : .clear
    }

    static func font(_ sizes: EditMenuSizes, _ traits: UITraitCollection) -> UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: sizes.textSize), compatibleWith: traits)
    }

    /// The width of an item with `title`, in points.
    static func width(of title: String, _ sizes: EditMenuSizes, _ traits: UITraitCollection) -> CGFloat {
        let size = (title as NSString).size(withAttributes: [.font: font(sizes, traits)])
        return size.width.rounded(.up) + 2 * sizes.textPadding
    }
}
