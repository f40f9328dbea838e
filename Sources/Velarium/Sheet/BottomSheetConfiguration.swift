import UIKit

/// What a bottom sheet is like. Everything may change while the sheet is shown, and takes effect at once.
public struct BottomSheetConfiguration {
    /// Where the sheet rests, in any order. Default: closed, a quarter, half, three quarters and all of the height. Without
    /// `.closed` it cannot be pulled closed; without any other it rests at half the height.
    public var detents = SheetDetent.all
    /// The radius of the two upper corners, in points. Default 8; what is no number, or negative, counts as 0.
    public var cornerRadius: CGFloat = 8
    /// The most that the sheet is wide, in points; in a wider container it stands in the middle. Default 640. What is no
    /// number, or not above 0, counts as no limit.
    public var maximumWidth: CGFloat = SheetNumbers.maximumWidth
    /// Whether a short bar at the top tells that the sheet can be pulled. Default true.
    public var showsGrabber = true
    /// Whether a tap beside the sheet closes it, unless somebody refuses. Default true; takes effect with the next tap.
    public var closesOnOutsideTap = true
    /// The backdrop behind the sheet. Default black, 0.3 opaque in the light style and 0.48 in the dark one.
    public var backdrop = Backdrop()

    /// The default configuration, but with these detents. Default: the five with a name.
    public init(detents: [SheetDetent] = SheetDetent.all) { self.detents = detents }

    var soundRadius: CGFloat { cornerRadius.isFinite ? max(0, cornerRadius) : 0 }
    var soundWidth: CGFloat { maximumWidth > 0 ? maximumWidth : .greatestFiniteMagnitude }
}

/// The numbers of a bottom sheet (`Docs/Numbers.md`).
enum SheetNumbers {
    /// How far the sheet gives way beyond its ends at most, in points, and by which power of the finger's way.
    static let stretch: CGFloat = 16
    static let stretchPower: CGFloat = 0.5
    /// Points a second.
    static let dismissingSpeed: CGFloat = 2000
    /// Of the lowest detent's height.
    static let dismissingPart: CGFloat = 0.5
    /// How far ahead a sheet that is let go looks for its detent. Seconds.
    static let foresight: CGFloat = 0.2
    /// The spring that settles, and brings the sheet and takes it away. Seconds.
    static let duration: TimeInterval = 0.33
    static let damping: CGFloat = 1
    /// Whole ways a second.
    static let fastest: CGFloat = 20
    /// Points.
    static let maximumWidth: CGFloat = 640
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// What content keeps away from a field's lower edge above the keyboard. Points.
    static let fieldMargin: CGFloat = 8
}
