import CoreGraphics

/// Where a sheet is shown, for detents that compute their value.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container. They do not include what the sheet itself changes.
    var containerTraitCollection: UITraitCollection { get }
    /// The value of a fully expanded sheet, in points without the safe area at the lower edge.
    var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet on the screen.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The value of the medium detent. Points.
    let mediumValue: CGFloat

    /// - Parameter bottomInset: The safe area inside the sheet's lower edge, in points.
    init(_ input: SheetLayoutInput, expanded: SheetFrame, bottomInset: CGFloat, traits: UITraitCollection) {
        containerTraitCollection = traits
        maximumDetentValue = max(0, expanded.rect.height - bottomInset)
        // Half of the screen behind a sheet at its edge, half of the sheet elsewhere.
        let whole = expanded.shape == .card ? input.container.height : expanded.rect.height
        mediumValue = max(0, (whole / 2).rounded() - bottomInset)
        super.init()
    }
}
