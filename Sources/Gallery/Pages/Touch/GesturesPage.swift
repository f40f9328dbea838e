import UIKit

extension GalleryPage {
    /// All gesture recognizers with their states, and rules between them.
    static let gestures = GalleryPage(
        id: "gestures", title: "Gestures", summary: "All recognizers, and which one wins",
        group: .system, symbol: "hand.tap", tint: .systemIndigo,
        tour: [
            "tap \"Tap\"", "pinch \"Pinch\" 1.6", "turn \"Rotation\" 40", "swipe \"Swipe\" right",
            "double-tap \"Double tap\"",
            "settle",
        ]
    ) { GesturesPage() }
}

private final class GesturesPage: TracedExamplesController {
    private let edge = UIScreenEdgePanGestureRecognizer()

    override func makeExamples() -> [Example] {
        title = "Gestures".localized
        let tiles = GestureTiles.all()
        let waiting = TapFailureSample()
        let together = SimultaneousGesturesSample()
        let touched = TouchCallbacksSample()
        let keys = KeyPressView()
        let note: (String, String) -> Void = { [unowned self] in trace.add($0, $1) }
        for tile in tiles { tile.onChange = note }
        for stage in [waiting, together, touched] { stage.onChange = note }
        keys.onChange = note
        return [
            Example(
                "Recognizers", note: "A pan from the left screen edge is logged as well.",
                TileGrid(
                    tileSize: CGSize(width: 140, height: 84), growth: .headline, gap: 12,
                    tiles.map { ($0.accessibilityLabel ?? "", $0) })),
            Example("Failure", note: "A single tap that waits for the double tap is delayed by 0.35 seconds.", waiting),
            Example(
                "Simultaneous", note: "The delegate decides whether gestures are recognized simultaneously.", together),
            Example("Touches of a view", note: "A recognized gesture cancels them.", touched),
            Example("Keys", keys),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        edge.edges = .left
        edge.addTarget(self, action: Selector("panned:", GesturesPage.panned))
        view.addGestureRecognizer(edge)
    }

    private func panned(_ sender: UIScreenEdgePanGestureRecognizer) {
        trace.add("Edge pan", "\(sender.state.name) \(Int(sender.translation(in: view).x)) pt")
    }
}
