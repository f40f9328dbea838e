extension UIView {
    /// The intrinsic length of content that has none: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How content follows a change of its view's size.
    public enum ContentMode: Int, Sendable {
        /// The content's scaling or alignment; `redraw` draws it again.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// The content keeps its size and is aligned with a corner.
        case topLeft, topRight, bottomLeft, bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The margins and lengths that follow the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits of the mask.
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin follows the superview's width.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width follows the superview's width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin follows the superview's width.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin follows the superview's height.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height follows the superview's height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin follows the superview's height.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Whether a view dims its tint.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Inherited from the superview, never dimmed, always dimmed.
        case automatic, normal, dimmed
    }

    /// The direction of content with `attribute`, in the system's language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UIKitSystem.current?.application.userInterfaceLayoutDirection ?? .leftToRight)
    }

    /// The direction of content with `attribute`, inside content that runs in `layoutDirection`.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// The meaning of a view's content, which decides whether it is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the language, media playback controls, positions in space, always left to right, always right to left.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The direction in which lines run.
    case leftToRight, rightToLeft
}

/// The kind of a view for assistive technology, tests and scripts.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Makes a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits. Default.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Currently selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Summarizes the state of the app.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled, does not respond.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Updates its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts a media session when activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Passes touches through to the app.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page after its text was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading that divides content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Has a zoomed content that assistive technology can zoom.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// Goes back to what was on the screen before. VoiceOver reads "Back button".
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// A switch: on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
