import CoreGraphics

/// Two fingers played by a mouse while Alt is held: one is the pointer, the other its mirror image about a center.
///
/// Points of the window, y down.
package struct MousePair: Equatable {
    package private(set) var center: CGPoint
    package private(set) var pointer: CGPoint

    /// A pair about `center`, which is the middle of the screen at first.
    package init(pointer: CGPoint, center: CGPoint) {
        (self.pointer, self.center) = (pointer, center)
    }

    /// Where the second finger is; may lie off the screen.
    package var mirrored: CGPoint { CGPoint(x: 2 * center.x - pointer.x, y: 2 * center.y - pointer.y) }

    /// Both fingers, the pointer first.
    package var fingers: [CGPoint] { [pointer, mirrored] }

    /// Moves the pointer; with `keepsDistance` the second finger goes along, else it mirrors the move.
    package mutating func move(to place: CGPoint, keepsDistance: Bool) {
        if keepsDistance {
            center.x += place.x - pointer.x
            center.y += place.y - pointer.y
        }
        pointer = place
    }
}
