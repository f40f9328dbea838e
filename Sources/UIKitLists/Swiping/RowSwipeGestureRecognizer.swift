import CoreGraphics
@_spi(Core) import UIKitCore

/// The recognizer that swipes rows aside. It begins only along rows that have actions at that side.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private weak var controller: RowSwipeController?

    init(_ controller: RowSwipeController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override var meetsBeginConditions: Bool {
        let way = rawTranslation
        let now = location(in: view)
        return controller?.shouldBegin(translation: way, from: CGPoint(x: now.x - way.dx, y: now.y - way.dy)) ?? false
    }
}
