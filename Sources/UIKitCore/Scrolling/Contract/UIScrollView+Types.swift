import CoreGraphics

extension UIScrollView {
    /// When the safe area becomes a part of the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and above and below in any case inside a navigation controller.
        case automatic
        /// Along the axes that the content can scroll.
        case scrollableAxes
        case never
        case always
    }

    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light, light on dark.
        case `default`
        case black, white
    }

    /// What dragging does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }

    public enum IndexDisplayMode: Int, Sendable {
        case automatic, alwaysHidden
    }

    /// What is left of the speed after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
