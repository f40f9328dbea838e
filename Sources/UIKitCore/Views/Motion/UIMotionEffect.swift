import CoreGraphics
import Foundation
import UIFoundation

/// Changes of a view's values that follow the tilt of the device. Subclasses override
/// `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// Creates an effect without changes.
    public override init() { super.init() }

    /// Creates an effect without changes; nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// The values to add to those of the view, by their key paths, such as "center.x" or "layer.shadowOffset".
    ///
    /// Called when the effect is added to a view, and whenever the device tilts.
    /// - Parameter viewerOffset: The direction from which the user looks at the screen. Both parts are from -1 to 1; zero
    ///   is straight ahead.
    /// - Returns: Numbers, points, sizes, rectangles or transforms. Nil, the default, for no changes.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// A copy of the same class, if the class has the initializer `init()`. Subclasses copy their own values.
    open func copy(with zone: NSZone? = nil) -> Any { makeObject(of: type(of: self)) }
}
