import CoreGraphics
import UIKitCore

/// What differs between the versions in alerts and action sheets. Points; sources: `Docs/Numbers.md`.
extension SystemEra {
    /// The corner radius of alerts and action sheets.
    var alertCornerRadius: CGFloat { self >= .iOS17 ? 14 : 13 }
    /// The distance between the title and the message of an alert.
    var alertTextSpacing: CGFloat { self >= .iOS17 ? 2 : 3 }
    /// The distance of an action sheet from the sides of a phone's screen.
    var actionSheetMargin: CGFloat { self >= .iOS17 ? 8 : 10 }
    /// The corner radius of the text fields of an alert.
    var alertFieldCornerRadius: CGFloat { self >= .iOS17 ? 5 : 0 }
}
