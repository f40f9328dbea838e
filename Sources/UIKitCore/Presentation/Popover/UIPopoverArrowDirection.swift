import OverlayPlacement

/// A set of directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up: the popover is below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down: the popover is above its anchor.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left: the popover is to the right of its anchor.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right: the popover is to the left of its anchor.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction: the popover has no arrow or is not visible.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIPopoverArrowDirection {
    /// The directions as a placement value; `unknown` becomes any.
    package var placementDirections: ArrowDirections {
        guard self != .unknown else { return .any }
        var directions: ArrowDirections = []
        if contains(.up) { directions.insert(.up) }
        if contains(.down) { directions.insert(.down) }
        if contains(.left) { directions.insert(.left) }
        if contains(.right) { directions.insert(.right) }
        return directions
    }

    package init(_ direction: ArrowDirection) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        }
    }

    /// The direction's name in dumps and scripts; nil for a set of several or none.
    package var name: String? {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        default: nil
        }
    }
}
