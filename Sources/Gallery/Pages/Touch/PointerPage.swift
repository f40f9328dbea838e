import UIKit

extension GalleryPage {
    /// What a hovering pointer does to views.
    static let pointer = GalleryPage(
        id: "pointer", title: "Pointer", summary: "Hover gestures and pointer effects",
        group: .system, symbol: "location", tint: .systemIndigo,
        tour: ["hover \"Lift\"", "settle"]
    ) { PointerPage() }
}

private final class PointerPage: TracedExamplesController {
    private let button = UIButton(type: .system)
    private let follower = FollowerView()

    override func makeExamples() -> [Example] {
        title = "Pointer".localized
        let effects = PointerTile.Effect.allCases.map { effect in
            let tile = PointerTile(effect)
            tile.onChange = { [unowned self] in trace.add(effect.rawValue, $0) }
            return (caption: effect.rawValue, view: tile as UIView)
        }
        button.setTitle("A button", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        button.isPointerInteractionEnabled = true
        button.addAction(UIAction { [unowned self] _ in trace.add("button", "tapped") }, for: .touchUpInside)
        follower.onChange = { [unowned self] in trace.add("hover", $0) }
        return [
            Example(
                "Effects", note: "Move the mouse over the tiles. Halves has two regions.",
                TileGrid(tileSize: CGSize(width: 96, height: 72), gap: 12, effects)),
            Example("Hover gesture", note: "The spot follows the pointer.", follower),
            Example("Button", note: "Bar items react without being asked to.", button),
        ]
    }
}

/// A tile with one pointer effect.
private final class PointerTile: UIView, UIPointerInteractionDelegate {
    enum Effect: String, CaseIterable {
        case automatic = "Automatic"
        case highlight = "Highlight"
        case lift = "Lift"
        case overlay = "Overlay"
        case underlay = "Underlay"
        case halves = "Halves"
    }

    /// Called when the pointer enters or leaves a region.
    var onChange: (String) -> Void = { _ in }

    private let effect: Effect
    private let symbol = UIImageView(image: UIImage(systemName: "star.fill"))

    init(_ effect: Effect) {
        self.effect = effect
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        accessibilityLabel = effect.rawValue
        isAccessibilityElement = true
        symbol.tintColor = .systemIndigo
        symbol.contentMode = .center
        addSubview(symbol)
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard effect == .halves else { return defaultRegion }
        let half = bounds.width / 2
        let isLeft = request.location.x < half
        return UIPointerRegion(
            rect: CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: bounds.height),
            identifier: isLeft ? "left" : "right")
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let preview = UITargetedPreview(view: self)
        switch effect {
        case .automatic: return UIPointerStyle(effect: .automatic(preview), shape: nil)
        case .highlight: return UIPointerStyle(effect: .highlight(preview), shape: nil)
        case .lift: return UIPointerStyle(effect: .lift(preview), shape: nil)
        case .overlay: return UIPointerStyle(effect: .hover(preview), shape: nil)
        case .underlay:
            return UIPointerStyle(
                effect: .hover(preview, preferredTintMode: .underlay, prefersShadow: true), shape: nil)
        case .halves:
            let frame = superview.map { convert(region.rect, to: $0) } ?? region.rect
            return UIPointerStyle(
                effect: .hover(preview, prefersScaledContent: false), shape: .roundedRect(frame, radius: 12))
        }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        onChange("willEnter" + (region.identifier.map { " \($0)" } ?? ""))
        animator.addAnimations { self.symbol.tintColor = .systemOrange }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        onChange("willExit" + (region.identifier.map { " \($0)" } ?? ""))
        animator.addAnimations { self.symbol.tintColor = .systemIndigo }
    }
}

/// A field with a spot at the pointer.
private final class FollowerView: UIView {
    private static let height: CGFloat = 120
    private static let spotSize: CGFloat = 24

    /// Called when a hover gesture begins or ends.
    var onChange: (String) -> Void = { _ in }

    private let spot = UIView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 12
        clipsToBounds = true
        accessibilityIdentifier = "follower"
        spot.frame.size = CGSize(width: Self.spotSize, height: Self.spotSize)
        spot.layer.cornerRadius = Self.spotSize / 2
        spot.backgroundColor = .systemIndigo
        spot.isHidden = true
        addSubview(spot)
        addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Selector("hovered:", FollowerView.hovered)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private func hovered(_ sender: UIHoverGestureRecognizer) {
        spot.isHidden = sender.state == .ended || sender.state == .cancelled
        spot.center = sender.location(in: self)
        if sender.state != .changed { onChange(sender.state.name) }
    }
}
