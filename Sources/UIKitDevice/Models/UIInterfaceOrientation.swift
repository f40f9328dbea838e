/// The orientation of the user interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown; home button or indicator at the bottom, top, right or left.
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the orientation is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The set that contains only this orientation.
    package var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

    /// The matching device orientation; landscape is on the opposite side.
    package var deviceOrientation: UIDeviceOrientation {
        switch self {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }

    /// UIKit's name, as in `landscapeLeft`.
    package var name: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeRight: "landscapeRight"
        case .landscapeLeft: "landscapeLeft"
        }
    }

    /// The order in which a supported orientation is chosen.
    package static let preferenceOrder: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
}

/// The physical orientation of a device. With the device's top to the left, the device is in `landscapeLeft` and its
/// interface in `landscapeRight`.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown; upright; upside down; on its left or right side; flat with the screen up or down.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A set of orientations of the user interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// One bit for each orientation.
    public let rawValue: UInt

    /// The orientations whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// With the device's top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// With the device's top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// The names of the contained orientations, for people to read.
    package var names: String {
        let inside = UIInterfaceOrientation.preferenceOrder.filter { contains($0.mask) }
        return inside.isEmpty ? "none" : inside.map(\.name).joined(separator: ", ")
    }
}
