import CoreGraphics
import QuartzCore

/// Recognizes a pan that begins at an edge of the window and moves inward.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The width of the area along an edge where the finger must come down, in points (`Docs/Numbers.md`).
    static let edgeWidth: CGFloat = 20

    /// The edges that count, independent of the layout direction. Default: none, so nothing is recognized.
    open var edges: UIRectEdge = []

    /// The edges where the fingers came down.
    private var touchedEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            touchedEdges = touches.reduce(touchedEdges.isEmpty ? edges : touchedEdges) {
                $0.intersection(edges(at: $1))
            }
            guard !touchedEdges.isEmpty else { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }

    open override func reset() {
        super.reset()
        touchedEdges = []
    }

    @_spi(Core) open override var meetsBeginConditions: Bool {
        let translation = rawTranslation
        let isAlongX = abs(translation.dx) >= abs(translation.dy)
        if isAlongX { return touchedEdges.contains(translation.dx > 0 ? .left : .right) }
        return touchedEdges.contains(translation.dy > 0 ? .top : .bottom)
    }

    private func edges(at touch: UITouch) -> UIRectEdge {
        guard let area = touch.window?.bounds else { return [] }
        let point = touch.location(in: nil)
        let band = UIScreenEdgePanGestureRecognizer.edgeWidth
        var found: UIRectEdge = []
        if point.x - area.minX <= band { found.insert(.left) }
        if area.maxX - point.x <= band { found.insert(.right) }
        if point.y - area.minY <= band { found.insert(.top) }
        if area.maxY - point.y <= band { found.insert(.bottom) }
        return found
    }
}
