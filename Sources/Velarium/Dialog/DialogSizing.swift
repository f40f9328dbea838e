import UIKit

/// The size of a dialog, as factors of the safe area that it is presented in.
///
///     dialog.sizing = DialogSizing(.medium, .fit)  // three quarters of the width, as high as its content
///
/// With S the container's safe area, m the horizontal and v the vertical factor, a dialog is m·S.width wide and
/// m·v·S.width high. In compact height, as on a phone in landscape, it is m·S.height wide and m·v·S.height high. With a
/// factor of 0 the content determines the length. A dialog is never larger than the safe area less its edge inset.
///
/// On a phone of 390 × 844 points, medium and matched is 292.5 × 234 in portrait and 276.75 × 221.4 in landscape.
public struct DialogSizing: Hashable, Sendable {
    /// A factor of the safe area's width, or of its height in compact height.
    public struct Horizontal: Hashable, Sendable {
        /// The factor, 0 to 10. With 0 the content determines the width. A factor above 1 fills the available width.
        public let factor: CGFloat

        /// The content's width: a factor of 0.
        public static let fit = Horizontal(0)
        /// A factor of 0.6.
        public static let small = Horizontal(0.6)
        /// A factor of 0.75.
        public static let medium = Horizontal(0.75)
        /// A factor of 0.9.
        public static let large = Horizontal(0.9)
        /// The whole available width: a factor of 10.
        public static let fill = Horizontal(DialogSizing.fillFactor)

        /// Creates a factor. Negative values and NaN count as 0, values above 10 as 10.
        public init(_ factor: CGFloat) { self.factor = DialogSizing.sanitized(factor) }
    }

    /// The height as a factor of the width that the horizontal factor requests.
    public struct Vertical: Hashable, Sendable {
        /// The factor, 0 to 10. With 0 the content determines the height. Content with a height of its own overrides
        /// any factor below 10.
        public let factor: CGFloat

        /// The content's height: a factor of 0.
        public static let fit = Vertical(0)
        /// 0.8 of the width that the horizontal factor requests. Content with a height of its own overrides it.
        public static let matched = Vertical(0.8)
        /// The whole available height: a factor of 10. With a horizontal `fit` the content's height overrides it.
        public static let fill = Vertical(DialogSizing.fillFactor)

        /// Creates a factor. Negative values and NaN count as 0, values above 10 as 10.
        public init(_ factor: CGFloat) { self.factor = DialogSizing.sanitized(factor) }
    }

    /// The factor of the width. Default medium.
    public var horizontal: Horizontal
    /// The factor of the height. Default matched.
    public var vertical: Vertical

    /// Creates a sizing from presets or factors. Default medium and matched.
    public init(_ horizontal: Horizontal = .medium, _ vertical: Vertical = .matched) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The factor of `fill`, which exceeds any available length.
    static let fillFactor: CGFloat = 10

    private static func sanitized(_ factor: CGFloat) -> CGFloat {
        factor.isNaN ? 0 : min(max(factor, 0), fillFactor)
    }
}

/// The size that a sizing requests: factors of one length of the safe area, with their priorities.
struct DialogSizeRequest: Equatable {
    /// The priority of a size that content with a size of its own overrides.
    static let fallbackPriority = UILayoutPriority.fittingSizeLevel
    /// The priority of a size that only required constraints override.
    static let factorPriority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    /// The priority of the maximum width: overrides the factors; required lengths inside the content override it.
    static let limitPriority = UILayoutPriority(UILayoutPriority.required.rawValue - 0.5)

    /// The length of the safe area that `width` and `height` are factors of.
    enum Reference: Equatable { case width, height }

    let reference: Reference
    let width: CGFloat
    let widthPriority: UILayoutPriority
    let height: CGFloat
    let heightPriority: UILayoutPriority
}

extension DialogSizing {
    /// The request for compact or regular height.
    func sizeRequest(isCompactHeight: Bool) -> DialogSizeRequest {
        let m = horizontal.factor
        let v = vertical.factor
        return DialogSizeRequest(
            reference: isCompactHeight ? .height : .width,
            width: m, widthPriority: m == 0 ? DialogSizeRequest.fallbackPriority : DialogSizeRequest.factorPriority,
            height: m * v,
            heightPriority: v < DialogSizing.fillFactor || m == 0
                ? DialogSizeRequest.fallbackPriority : DialogSizeRequest.factorPriority)
    }
}
