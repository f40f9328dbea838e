import OverlayPlacement

/// The sides of a popover that its arrow may leave from, named by where the arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up: the popover lies below its anchor.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction: before a popover is shown and after it is gone.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIPopoverArrowDirection {
    /// The directions as placement knows them; `unknown` counts as any.
    var placementDirections: ArrowDirections {
        guard self != .unknown else { return .any }
        var directions: ArrowDirections = []
        if contains(.up) { directions.insert(.up) }
        if contains(.down) { directions.insert(.down) }
        if contains(.left) { directions.insert(.left) }
        if contains(.right) { directions.insert(.right) }
        return directions
    }

    init(_ direction: ArrowDirection) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        }
    }

    /// The direction's name, as dumps and scripts say it; nil for a set or for none.
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
