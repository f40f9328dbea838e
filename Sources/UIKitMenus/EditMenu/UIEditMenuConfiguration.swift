import CoreGraphics
import UIKitCore

/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The system's choice: down if there is room above, otherwise up.
    case automatic
    /// The menu is below the target.
    case up
    /// The menu is above the target.
    case down
    /// The menu is at the right of the target.
    case left
    /// The menu is at the left of the target.
    case right
}

/// Where an edit menu appears.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Identifies the configuration. Unique unless the app gave one.
    open private(set) var identifier: AnyHashable
    /// The point that the menu points at, in points of the interaction's view. The delegate may name a rectangle.
    open private(set) var sourcePoint: CGPoint
    /// The direction of the arrow. Default `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration. A nil identifier makes a unique one. A non-finite point is a misuse and counts as zero.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        let isValid = sourcePoint.x.isFinite && sourcePoint.y.isFinite
        if !isValid { misuse("The source point of an edit menu contains NaN or an infinite value: \(sourcePoint)") }
        self.sourcePoint = isValid ? sourcePoint : .zero
        super.init()
    }
}
