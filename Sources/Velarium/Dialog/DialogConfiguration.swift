import UIKit

/// What a dialog is like. Everything may change while the dialog is shown, and takes effect at once.
public struct DialogConfiguration {
    /// How large the dialog wants to be. Default medium and matched: 0.75 of the safe area's width and 0.6 of its height,
    /// where the content does not say otherwise.
    public var sizing = DialogSizing()
    /// The radius of the four corners, in points. Default 8; what is no number, or negative, counts as 0.
    public var cornerRadius: CGFloat = 8
    /// The least distance from each edge of the safe area, and from the keyboard, in points. Default 8. What is no number,
    /// or negative, counts as 0; more than a quarter of the shorter side counts as that.
    public var edgeInset: CGFloat = 8
    /// Whether a tap beside the dialog closes it, unless somebody refuses. Default true; takes effect with the next tap.
    public var closesOnOutsideTap = true
    /// What lies behind the dialog. Default `.label` at 0.3.
    public var backdrop = Backdrop()

    /// The default configuration, but of this size.
    public init(sizing: DialogSizing = DialogSizing()) {
        self.sizing = sizing
    }

    var soundRadius: CGFloat { cornerRadius.isFinite ? max(0, cornerRadius) : 0 }

    /// The inset that leaves something of a room of `size`.
    func inset(in size: CGSize) -> CGFloat {
        guard edgeInset.isFinite else { return 0 }
        return min(max(0, edgeInset), max(0, min(size.width, size.height)) * DialogNumbers.largestInset)
    }
}

/// The numbers of a dialog (`Docs/Numbers.md`).
enum DialogNumbers {
    /// Part of the room's shorter side.
    static let largestInset: CGFloat = 0.25
    /// How wide and high a dialog is whose content has no size at all. Points.
    static let leastLength: CGFloat = 44
    /// Seconds.
    static let duration: TimeInterval = 0.33
    static let smallestScale: CGFloat = 0.2
    static let springDamping: CGFloat = 0.8
    /// Whole ways a second.
    static let springVelocity: CGFloat = 3
    /// The part of the corner radius that content keeps away from the edges.
    static let safeRadius: CGFloat = 0.5
}
