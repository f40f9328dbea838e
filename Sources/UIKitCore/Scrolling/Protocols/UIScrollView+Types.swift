import CoreGraphics

extension UIScrollView {
    /// When the safe area adds to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`. The content of a controller in a navigation or tab bar controller is always adjusted at
        /// the top and bottom, unless its `automaticallyAdjustsScrollViewInsets` is false.
        case automatic
        /// On axes on which the content scrolls.
        case scrollableAxes
        /// Never.
        case never
        /// On all sides.
        case always
    }

    /// The color of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light, light on dark.
        case `default`
        /// Always dark, always light.
        case black, white
    }

    /// How a drag dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all, when a drag begins, or following the drag.
        case none, onDrag, interactive
        /// As `onDrag` and `interactive`, together with the accessory view.
        case onDragWithAccessory, interactiveWithAccessory

        /// Whether the keyboard follows the finger.
        var isInteractive: Bool {
            switch self {
            case .interactive, .interactiveWithAccessory: true
            case .none, .onDrag, .onDragWithAccessory: false
            }
        }
    }

    /// When a table shows its section index.
    public enum IndexDisplayMode: Int, Sendable {
        /// When there is one, never.
        case automatic, alwaysHidden
    }

    /// The factor by which the speed decreases in each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor, between 0 and 1.
        public var rawValue: CGFloat

        /// Makes a rate from its factor.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate: 0.998.
        public static let normal = DecelerationRate(rawValue: ScrollDefaults.normalDecelerationRate)
        /// A faster deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
