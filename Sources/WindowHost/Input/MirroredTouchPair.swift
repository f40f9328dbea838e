import CoreGraphics

/// Two fingers controlled by a mouse while Alt is pressed: the pointer and its mirror image about a center.
///
/// Points of the window, y down.
package struct MirroredTouchPair: Equatable {
    /// The point about which the second finger mirrors the pointer.
    package private(set) var center: CGPoint
    /// The position of the first finger.
    package private(set) var pointer: CGPoint

    /// Creates a pair about `center`, initially the middle of the screen.
    package init(pointer: CGPoint, center: CGPoint) {
        self.pointer = pointer
        self.center = center
    }

    /// The position of the second finger; may be off the screen.
    package var mirrored: CGPoint { CGPoint(x: 2 * center.x - pointer.x, y: 2 * center.y - pointer.y) }

    /// Both positions, the pointer first.
    package var fingers: [CGPoint] { [pointer, mirrored] }

    /// Moves the pointer. With `keepsDistance` the second finger moves in parallel, otherwise it mirrors the move.
    package mutating func move(to point: CGPoint, keepsDistance: Bool) {
        if keepsDistance {
            center.x += point.x - pointer.x
            center.y += point.y - pointer.y
        }
        pointer = point
    }
}
