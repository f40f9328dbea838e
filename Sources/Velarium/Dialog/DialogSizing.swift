import UIKit

/// The size of a dialog, as factors of the safe area that it is presented in.
///
/// With S the container's safe area, m the horizontal and v the vertical factor, a dialog is m·S.width wide and
/// m·v·S.width high. In compact height, as on a phone in landscape, it is m·S.height wide and m·v·S.height high. A factor
/// of 0 leaves the length to the content. A dialog is never larger than the safe area less its edge inset.
///
/// On a phone of 390 × 844 points, medium and matched is 292.5 × 234 in portrait and 276.75 × 221.4 in landscape.
public struct DialogSizing: Hashable, Sendable {
    /// A factor of the safe area's width; of its height in compact height.
    public struct Horizontal: Hashable, Sendable {
        /// The part, 0 to 10. 0 leaves the width to the content; whatever exceeds 1 fills the room.
        public let factor: CGFloat

        /// As wide as the content wants to be: a factor of 0.
        public static let fit = Horizontal(0)
        /// 0.6 of the measure.
        public static let small = Horizontal(0.6)
        /// 0.75 of the measure.
        public static let medium = Horizontal(0.75)
        /// 0.9 of the measure.
        public static let large = Horizontal(0.9)
        /// As wide as the room allows: a factor of 10.
        public static let fill = Horizontal(DialogSizing.most)

        /// A part of your own. What is negative counts as 0, what is above 10 as 10, and what is no number as 0.
        public init(_ factor: CGFloat) { self.factor = DialogSizing.sound(factor) }
    }

    /// The height as a factor of the width that the horizontal factor asks for.
    public struct Vertical: Hashable, Sendable {
        /// The part, 0 to 10. 0 leaves the height to the content, and so does any other below 10 where the content insists.
        public let factor: CGFloat

        /// As high as the content wants to be: a factor of 0.
        public static let fit = Vertical(0)
        /// 0.8 of the width that the horizontal factor asks for. Content with a height of its own overrides it.
        public static let matched = Vertical(0.8)
        /// As high as the room allows: a factor of 10. Beside a width of `fit` it yields to the content.
        public static let fill = Vertical(DialogSizing.most)

        /// A part of your own. What is negative counts as 0, what is above 10 as 10, and what is no number as 0.
        public init(_ factor: CGFloat) { self.factor = DialogSizing.sound(factor) }
    }

    /// The part of the width. Default medium.
    public var horizontal: Horizontal
    /// The part of the height. Default matched.
    public var vertical: Vertical

    /// A sizing by presets, or by factors of your own. Default medium and matched.
    public init(_ horizontal: Horizontal = .medium, _ vertical: Vertical = .matched) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The factor that fills.
    static let most: CGFloat = 10

    private static func sound(_ factor: CGFloat) -> CGFloat {
        factor.isNaN ? 0 : min(max(factor, 0), most)
    }
}

/// What a sizing asks for along both axes: a multiple of a length of the safe area, and how much it insists on that.
struct DialogDemand: Equatable {
    /// Content that says how large it is goes before this.
    static let yielding = UILayoutPriority.fittingSizeLevel
    /// Only what is required goes before this.
    static let insisting = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    /// Overrides the factors; required lengths inside the content override it.
    static let limiting = UILayoutPriority(UILayoutPriority.required.rawValue - 0.5)

    /// The length of the safe area that both `width` and `height` are factors of.
    enum Measure: Equatable { case width, height }

    let measure: Measure
    let width: CGFloat
    let widthPriority: UILayoutPriority
    let height: CGFloat
    let heightPriority: UILayoutPriority
}

extension DialogSizing {
    /// What is asked for where the height is compact, or not.
    func demand(isCompactHeight: Bool) -> DialogDemand {
        let (m, v) = (horizontal.factor, vertical.factor)
        return DialogDemand(
            measure: isCompactHeight ? .height : .width,
            width: m, widthPriority: m == 0 ? DialogDemand.yielding : DialogDemand.insisting,
            height: m * v,
            heightPriority: v < DialogSizing.most || m == 0 ? DialogDemand.yielding : DialogDemand.insisting)
    }
}
