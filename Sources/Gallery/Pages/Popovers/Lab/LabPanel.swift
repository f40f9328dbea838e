import UIKit

/// All controls, the explanation and the trace: in one column if there is room, otherwise behind tabs.
final class LabPanel: UIView {
    /// The layout of the groups.
    enum Arrangement {
        case column, tabs
    }

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 24
    /// The share of the column's height that the trace has.
    private static let traceShare: CGFloat = 0.22

    let trace = TracePanel()
    let explanation: PlacementExplanationPanel
    let controls: LabControls
    /// Called when the user wants to present or dismiss the popover.
    var onToggle: () -> Void = {}

    var arrangement = Arrangement.tabs { didSet { if arrangement != oldValue { setNeedsLayout() } } }
    /// The edge toward the canvas, where the separator is.
    var innerEdge = CGRectEdge.minYEdge { didSet { if innerEdge != oldValue { setNeedsLayout() } } }
    var isPresented = false { didSet { updateTitle() } }

    private let toggle = UIButton(type: .system)
    private let tabs = UISegmentedControl(items: ["Why", "Anchor", "Size", "Style", "Touch", "Calls"])
    private let scroll = UIScrollView()
    private let edge = UIView()
    /// The cards of each tab except the last, which is the trace.
    private let groups: [[ExampleCard]]

    init(_ model: LabModel) {
        let controls = LabControls(model)
        self.controls = controls
        explanation = PlacementExplanationPanel(controls.makeDrawingSwitch())
        groups = [
            [Example("Placement", explanation)], controls.makeAnchorCards(), controls.makeSizeCards(),
            controls.makeAppearanceCards(), controls.makeTouchCards(),
        ].map { $0.map(ExampleCard.init) }
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        accessibilityIdentifier = "panel"
        // A popover dims the views behind it, but the panel stays interactive.
        tintAdjustmentMode = .normal
        explanation.onResize = { [unowned self] in setNeedsLayout() }
        setUpHeader()
        scroll.accessibilityIdentifier = "controls"
        scroll.alwaysBounceVertical = true
        edge.backgroundColor = .separator
        groups.joined().forEach(scroll.addSubview)
        [scroll, trace, toggle, tabs, edge].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func setUpHeader() {
        toggle.accessibilityIdentifier = "toggle"
        toggle.backgroundColor = .systemBlue
        toggle.setTitleColor(.text(on: .systemBlue), for: .normal)
        toggle.layer.cornerRadius = 10
        toggle.layer.cornerCurve = .continuous
        toggle.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        toggle.titleLabel?.adjustsFontForContentSizeCategory = true
        toggle.addAction(UIAction { [unowned self] _ in onToggle() }, for: .touchUpInside)
        tabs.accessibilityIdentifier = "tabs"
        tabs.selectedSegmentIndex = 0
        tabs.addAction(
            UIAction { [unowned self] _ in
                scroll.contentOffset = CGPoint(x: 0, y: -scroll.adjustedContentInset.top)
                setNeedsLayout()
            }, for: .valueChanged)
        updateTitle()
    }

    private func updateTitle() { toggle.setTitle(isPresented ? "Dismiss" : "Show popover", for: .normal) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // Heights depend on the text size.
        setNeedsLayout()
        groups.joined().forEach { $0.setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var availableRect = bounds.inset(by: safeAreaInsets).inset(
            by: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        guard !availableRect.isNull else { return }
        let head = availableRect.insetToCenter(dx: Self.margin, dy: 0)
        let height = max(40, (toggle.titleLabel?.font.lineHeight ?? 0).rounded(.up) + 18)
        toggle.frame = CGRect(x: head.minX, y: head.minY, width: head.width, height: height)
        tabs.frame = CGRect(x: head.minX, y: toggle.frame.maxY + 8, width: head.width, height: 32)
        tabs.isHidden = arrangement == .column
        let top = (tabs.isHidden ? toggle : tabs).frame.maxY + 8
        // Controls extend to the edges of the screen, under system bars.
        availableRect = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
        layOutGroups(in: availableRect)
        let line = 1 / max(1, traitCollection.displayScale)
        edge.frame = bounds.divided(atDistance: line, from: innerEdge).slice
    }

    private func layOutGroups(in availableRect: CGRect) {
        let calls = groups.count
        switch arrangement {
        case .column:
            let height = (availableRect.height * Self.traceShare).rounded()
            (trace.frame, scroll.frame) = availableRect.divided(atDistance: height, from: .maxYEdge)
            showCards(groups.flatMap { $0 })
        case .tabs:
            trace.frame = availableRect
            scroll.frame = availableRect
            showCards(tabs.selectedSegmentIndex < calls ? groups[tabs.selectedSegmentIndex] : [])
        }
        trace.isHidden = arrangement == .tabs && tabs.selectedSegmentIndex != calls
        trace.coveredInsets = UIEdgeInsets(
            top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom, right: safeAreaInsets.right)
        scroll.isHidden = arrangement == .tabs && !trace.isHidden
    }

    private func showCards(_ cards: [ExampleCard]) {
        let safe = safeAreaInsets
        let width = max(0, scroll.bounds.width - safe.left - safe.right - 2 * Self.margin)
        var top: CGFloat = 8
        groups.joined().forEach { $0.isHidden = true }
        for card in cards {
            card.isHidden = false
            let height = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            card.frame = CGRect(x: safe.left + Self.margin, y: top, width: width, height: height)
            card.setNeedsLayout()
            top = card.frame.maxY + Self.gap
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: top)
    }
}
