import UIKitCore
import VelariumTesting

/// Popovers on every side of anchors near every corner of a screen.
@MainActor struct PopoverGrid {
    /// Where the anchor is near its corner.
    enum Position: String, CaseIterable {
        case inCorner = "in the corner"
        case alongX = "along the short edge"
        case alongY = "along the long edge"

        var step: CGPoint {
            switch self {
            case .inCorner: .zero
            case .alongX: CGPoint(x: 96, y: 0)
            case .alongY: CGPoint(x: 0, y: 120)
            }
        }
    }

    struct Case: CustomStringConvertible {
        let direction: UIPopoverArrowDirection
        /// 0 is left or top, 1 right or bottom.
        let corner: (x: CGFloat, y: CGFloat)
        let position: Position

        var description: String {
            "\(direction.name ?? ""), \(corner.y == 0 ? "top" : "bottom") \(corner.x == 0 ? "left" : "right"), \(position.rawValue)"
        }

        /// Four sides, four corners, three positions.
        @MainActor static let all = [UIPopoverArrowDirection.up, .down, .left, .right].flatMap { direction in
            Position.allCases.flatMap { position in
                [(0, 0), (1, 0), (0, 1), (1, 1)].map { Case(direction: direction, corner: $0, position: position) }
            }
        }
    }

    /// The result of one case. Rectangles and points are in window coordinates.
    struct Outcome {
        let example: Case
        let anchor: CGRect
        let frame, bubble: CGRect
        let tip: CGPoint?
        let direction: UIPopoverArrowDirection
        let picture: Picture
    }

    static let content = CGSize(width: 124, height: 92)
    private static let anchorSize = CGSize(width: 40, height: 30)

    let fixture: PopoverFixture
    private let era: TestDevice.Era
    private let button = UIView()

    init(_ model: TestDevice.Model, era: TestDevice.Era, style: UIUserInterfaceStyle) throws {
        self.era = era
        fixture = PopoverFixture(model, era: era)
        try fixture.device.setStyle(style)
        fixture.root.view.backgroundColor = .systemGroupedBackground
        button.backgroundColor = .systemBlue
        fixture.root.view.addSubview(button)
    }

    /// The region for popovers: the safe area inset by the margins. Before iOS 13 only the status bar counts as unsafe.
    var region: CGRect {
        let view = fixture.root.view!
        let isCovered = era == .iOS17 || era == .iOS18
        let insets =
            isCovered ? view.safeAreaInsets : UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
        return view.bounds.inset(by: insets).insetBy(dx: 10, dy: 10)
    }

    private func anchor(for example: Case) -> CGRect {
        let room = region.insetBy(dx: -6, dy: -6)
        let size = Self.anchorSize
        let step = example.position.step
        let x = example.corner.x
        let y = example.corner.y
        return CGRect(
            x: x == 0 ? room.minX + step.x : room.maxX - size.width - step.x,
            y: y == 0 ? room.minY + step.y : room.maxY - size.height - step.y, width: size.width,
            height: size.height)
    }

    /// Whether the whole popover fits on the requested side.
    func hasRoom(_ example: Case) -> Bool {
        let anchor = anchor(for: example)
        let region = region
        switch example.direction {
        case .up: return region.maxY - anchor.maxY >= Self.content.height + 13
        case .down: return anchor.minY - region.minY >= Self.content.height + 13
        case .left: return region.maxX - anchor.maxX >= Self.content.width + 13
        default: return anchor.minX - region.minX >= Self.content.width + 13
        }
    }

    /// Presents the popover, takes its picture and dismisses it.
    func show(_ example: Case) throws -> Outcome {
        fixture.becomeCurrent()
        let anchor = anchor(for: example)
        button.frame = anchor
        let content = fixture.popover(from: button, at: button.bounds, size: Self.content)
        content.popoverPresentationController?.backgroundColor = .secondarySystemGroupedBackground
        content.popoverPresentationController?.permittedArrowDirections = example.direction
        try fixture.present(content)
        let popover = content.popoverPresentationController!
        let placement = popover.placement!
        let outcome = Outcome(
            example: example, anchor: anchor, frame: placement.frame, bubble: placement.bubble,
            tip: placement.arrowTip, direction: popover.arrowDirection, picture: fixture.device.picture())
        fixture.root.dismiss(animated: false)
        try fixture.device.settle()
        return outcome
    }
}
