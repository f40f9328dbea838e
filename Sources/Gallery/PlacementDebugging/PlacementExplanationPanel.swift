import OverlayPlacement
import UIKit

/// The explanation as text and numbers, with the switch that draws it on the screen.
final class PlacementExplanationPanel: UIView {
    private static let unexplained =
        "This system does not explain where it places popovers. Everything else works."

    /// Called when the panel needs another height.
    var onResize: () -> Void = {}

    private let sentence = UILabel()
    private let facts = FactList(["Arrow", "Tip", "Bubble at", "Size"])
    private let column: VerticalStack

    init(_ drawing: UIView) {
        column = VerticalStack([sentence, drawing, facts])
        super.init(frame: .zero)
        sentence.accessibilityIdentifier = "explanation"
        sentence.numberOfLines = 0
        sentence.font = .preferredFont(forTextStyle: .subheadline)
        sentence.adjustsFontForContentSizeCategory = true
        addSubview(column)
        show(nil, isPresented: false)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// - Parameters:
    ///   - explanation: Nil if the popover has no placement, or if the system does not explain placements.
    ///   - isPresented: Whether anything is presented.
    func show(_ explanation: PlacementExplanation?, isPresented: Bool) {
        let words = explanation?.sentence ?? Self.placeholder(isPresented: isPresented)
        guard words != sentence.text else { return }
        let height = sizeThatFits(bounds.size).height
        sentence.text = words
        facts.show(Self.facts(of: explanation?.placement))
        column.setNeedsLayout()
        if sizeThatFits(bounds.size).height != height { onResize() }
    }

    private static func placeholder(isPresented: Bool) -> String {
        if !isPresented { return "Show the popover, then drag its anchor or the anchor's handle." }
        return PlacementDebugOverlay.explain == nil
            ? unexplained
            : "No popover: at this width the delegate lets it adapt to another style."
    }

    private static func facts(of placement: Placement?) -> [String] {
        guard let placement else { return [String](repeating: "–", count: 4) }
        func pair(_ first: CGFloat, _ second: CGFloat, separator: String) -> String {
            "\(Int(first.rounded()))\(separator)\(Int(second.rounded()))".isolatedLeftToRight
        }
        let bubble = placement.bubble
        let tip = placement.arrowTip
        return [
            placement.direction.map { "\($0)" } ?? "none", tip.map { pair($0.x, $0.y, separator: ", ") } ?? "none",
            pair(bubble.minX, bubble.minY, separator: ", "), pair(bubble.width, bubble.height, separator: " × "),
        ]
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { column.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        column.frame = bounds
    }
}

extension String {
    /// The string in a left-to-right isolate, so that its order also holds in right-to-left text.
    var isolatedLeftToRight: String { "\u{2066}\(self)\u{2069}" }
}
