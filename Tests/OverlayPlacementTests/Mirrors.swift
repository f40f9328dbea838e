import Foundation
import OverlayPlacement

extension CGRect {
    var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
    var mirrored: CGRect { CGRect(x: -maxX, y: minY, width: width, height: height) }

    /// Containment with tolerance for rounding errors; Foundation's `contains(_:)` on Linux compares the union
    /// exactly.
    func holds(_ other: CGRect) -> Bool {
        let grain: CGFloat = 1e-6
        return other.minX >= minX - grain && other.minY >= minY - grain && other.maxX <= maxX + grain
            && other.maxY <= maxY + grain
    }

    func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
        abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
            && abs(maxY - other.maxY) <= distance
    }
}

extension ArrowDirection {
    var mirrored: ArrowDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up, .down: self
        }
    }
}

extension PlacementInsets {
    var transposed: PlacementInsets { PlacementInsets(top: left, left: top, bottom: right, right: bottom) }
    var mirrored: PlacementInsets { PlacementInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension PlacementRequest {
    /// The same situation with x and y exchanged.
    var transposed: PlacementRequest {
        func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
        var result = turning { $0.transposed }
        result.anchor = anchor.transposed
        result.container = container.transposed
        result.safeArea = safeArea.transposed
        result.layoutMargins = layoutMargins.transposed
        result.contentInsets = contentInsets.transposed
        result.contentSize = turned(contentSize)
        result.fallbackContentSize = turned(fallbackContentSize)
        result.rules.minimumBubble = turned(rules.minimumBubble)
        return result
    }

    /// The same situation mirrored horizontally.
    var mirrored: PlacementRequest {
        var result = turning { $0.mirrored }
        result.anchor = anchor.mirrored
        result.container = container.mirrored
        result.safeArea = safeArea.mirrored
        result.layoutMargins = layoutMargins.mirrored
        result.contentInsets = contentInsets.mirrored
        result.keyboard = keyboard?.mirrored
        return result
    }

    private func turning(_ turn: (ArrowDirection) -> ArrowDirection) -> PlacementRequest {
        var result = self
        result.permittedDirections = []
        for direction in ArrowDirection.allCases where permittedDirections.permits(direction) {
            result.permittedDirections.insert(ArrowDirections(turn(direction)))
        }
        result.currentDirection = currentDirection.map(turn)
        let order = rules.order
        result.rules.order = PlacementRules.Order(
            turn(order.first), turn(order.second), turn(order.third), turn(order.fourth))
        return result
    }
}
