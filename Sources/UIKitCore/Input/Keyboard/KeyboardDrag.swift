import CoreGraphics

/// A finger that drags the keyboard down, from the scroll view above it. Decides only. Points of the screen, y down.
struct KeyboardDrag: Equatable {
    /// The upper edge of the keyboard at rest, and its height.
    let top: CGFloat
    let height: CGFloat
    /// How far above the keyboard the finger already takes hold of it.
    let padding: CGFloat
    /// How far the keyboard is below its place, 0 to `height`.
    private(set) var offset: CGFloat = 0

    init(top: CGFloat, height: CGFloat, padding: CGFloat) {
        self.top = top
        self.height = height
        self.padding = max(0, padding)
    }

    /// Moves the keyboard's upper edge to the finger, as far as it is below the resting place.
    mutating func move(toFingerAt y: CGFloat) {
        guard y.isFinite else { return }
        offset = min(max(0, y - (top - padding)), height)
    }

    /// Whether the keyboard hides when the finger is lifted with this velocity, in points per second: not when it is at
    /// rest or moves up.
    func dismisses(velocity: CGFloat) -> Bool { offset > 0 && velocity > -KeyboardDrag.restoringVelocity }

    /// The upward velocity that returns the keyboard to its place. Points per second; inferred.
    static let restoringVelocity: CGFloat = 50
}
