import CoreGraphics

/// The appearance of a sheet on one system version, besides its frame.
struct SheetLook: Equatable {
    let cornerRadius: CGFloat
    /// The alpha of the black dimming, 0 to 1.
    let dimAlpha: CGFloat
    let hasShadow: Bool
    /// Whether the user can drag the sheet down.
    let isPulled: Bool
    /// Whether a tap outside dismisses the sheet.
    let closesOnOutsideTap: Bool

    init(_ shape: SheetFrame.Shape, era: SystemEra, cornerRadius preferred: CGFloat?) {
        let radius = preferred.map { $0.isFinite ? max(0, $0) : SheetNumbers.cornerRadius }
        switch shape {
        case .filling:
            (cornerRadius, dimAlpha, hasShadow) = (0, 0, false)
        case .card:
            (cornerRadius, dimAlpha, hasShadow) = (radius ?? SheetNumbers.cornerRadius, SheetNumbers.dimAlpha, false)
        case .floating:
            cornerRadius = radius ?? SheetNumbers.cornerRadius
            dimAlpha = era.hasCards ? SheetNumbers.dimAlpha : SheetNumbers.olderDimAlpha
            hasShadow = era.hasCards
        }
        isPulled = era.hasCards
        closesOnOutsideTap = era.hasCards && shape == .floating
    }
}
