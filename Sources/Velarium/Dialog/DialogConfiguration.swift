import UIKit

/// What a dialog is like. Everything may change while the dialog is shown, and takes effect at once.
public struct DialogConfiguration {
    /// The size of the dialog. Default medium and matched: 0.75 of the safe area's width, and 0.8 of that high unless the
    /// content has a height of its own; in compact height both are factors of the safe area's height.
    public var sizing = DialogSizing()
    /// The radius of the four corners, in points. Default 8; what is no number, or negative, counts as 0.
    public var cornerRadius: CGFloat = 8
    /// The least distance from each edge of the safe area, and from the keyboard, in points. Default 8. What is no number,
    /// or negative, counts as 0; more than a quarter of the shorter side counts as that.
    public var edgeInset: CGFloat = 8
    /// The maximum width of the dialog, in points, which a required length inside the content overrides.
    ///
    /// Default nil: 540 where the width fits the content, so that long lines wrap on tablets, and no limit where the width
    /// is a factor of the safe area. Values that are negative or non-finite mean no limit; so does
    /// `CGFloat.greatestFiniteMagnitude`.
    public var maximumWidth: CGFloat?
    /// Whether a tap beside the dialog closes it, unless somebody refuses. Default true; takes effect with the next tap.
    public var closesOnOutsideTap = true
    /// The backdrop behind the dialog. Default black, 0.3 opaque in the light style and 0.48 in the dark one.
    public var backdrop = Backdrop()

    /// The default configuration, but of this size.
    public init(sizing: DialogSizing = DialogSizing()) {
        self.sizing = sizing
    }

    var soundRadius: CGFloat { cornerRadius.isFinite ? max(0, cornerRadius) : 0 }

    /// The maximum width that applies, in points; nil for no limit.
    var widthLimit: CGFloat? {
        guard let maximumWidth else { return sizing.horizontal == .fit ? DialogNumbers.fittingWidthLimit : nil }
        // The solver has no use for lengths beyond any screen's.
        return maximumWidth >= 0 && maximumWidth <= DialogNumbers.longestLength ? maximumWidth : nil
    }

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
    /// The maximum width of a dialog that fits its content, unless the configuration has another. Points.
    static let fittingWidthLimit: CGFloat = 540
    /// A longer maximum width is no limit. Points.
    static let longestLength: CGFloat = 100_000
    /// How wide and high a dialog is whose content has no size at all. Points.
    static let leastLength: CGFloat = 44
    /// How strongly a dialog keeps above the keyboard: more than any size that is asked for, less than what is required.
    static let keyboardPriority = UILayoutPriority(999.5)
    /// Seconds.
    static let duration: TimeInterval = 0.33
    static let smallestScale: CGFloat = 0.2
    static let springDamping: CGFloat = 0.8
    /// Whole ways a second.
    static let springVelocity: CGFloat = 3
    /// The part of the corner radius that content keeps away from the edges.
    static let safeRadius: CGFloat = 0.5
}
