import UIKitCore

/// What differs between the versions in sheets.
extension SystemEra {
    /// Whether sheets are cards in compact width and fill the container in compact height; otherwise they always float.
    var sheetsFollowSizeClasses: Bool { self >= .iOS17 }
    /// Whether a page sheet is as wide as the screen in portrait and extends from the status bar to the lower edge.
    /// Otherwise it has a width of its own and margins.
    var pageSheetsFillHeight: Bool { self < .iOS17 }
    /// Whether the content of sheets has the elevated interface level.
    var elevatesSheets: Bool { self >= .iOS17 }
    /// Whether the user can drag sheets down.
    var sheetsAreDraggable: Bool { self >= .iOS17 }
    /// Whether a tap outside dismisses a sheet that does not fill the screen.
    var sheetsDismissOnOutsideTap: Bool { self >= .iOS17 }
    /// Whether floating sheets have a shadow.
    var floatingSheetsHaveShadow: Bool { self >= .iOS17 }
    /// The alpha of the black dimming behind a floating sheet, 0 to 1. Source: `Docs/Numbers.md`.
    var floatingSheetDimAlpha: CGFloat { self >= .iOS17 ? SheetMetrics.dimAlpha : 0.4 }
}
