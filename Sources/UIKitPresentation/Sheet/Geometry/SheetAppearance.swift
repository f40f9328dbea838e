import CoreGraphics
import UIKitCore

/// The appearance of a sheet on one system version, besides its frame.
struct SheetAppearance: Equatable {
    let cornerRadius: CGFloat
    /// The alpha of the black dimming, 0 to 1.
    let dimAlpha: CGFloat
    let hasShadow: Bool
    /// Whether the user can drag the sheet down.
    let isDraggable: Bool
    /// Whether a tap outside dismisses the sheet.
    let dismissesOnOutsideTap: Bool

    init(_ shape: SheetFrame.Shape, era: SystemEra, cornerRadius preferred: CGFloat?) {
        let radius = preferred.map { $0.isFinite ? max(0, $0) : SheetMetrics.cornerRadius }
        switch shape {
        case .filling:
            cornerRadius = 0
            dimAlpha = 0
            hasShadow = false
        case .card:
            cornerRadius = radius ?? SheetMetrics.cornerRadius
            dimAlpha = SheetMetrics.dimAlpha
            hasShadow = false
        case .floating:
            cornerRadius = radius ?? SheetMetrics.cornerRadius
            dimAlpha = era.floatingSheetDimAlpha
            hasShadow = era.floatingSheetsHaveShadow
        }
        isDraggable = era.sheetsAreDraggable
        dismissesOnOutsideTap = era.sheetsDismissOnOutsideTap && shape != .filling
    }
}
