import CoreGraphics

/// Where a sheet is shown, for detents that compute their value.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container. They do not include what the sheet itself changes.
    var containerTraitCollection: UITraitCollection { get }
    /// The value of a fully expanded sheet, in points without the safe area at the lower edge.
    var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet on the screen.
package final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    package let containerTraitCollection: UITraitCollection
    package let maximumDetentValue: CGFloat
    /// The value of the medium detent. Points.
    let mediumValue: CGFloat

    /// - Parameters:
    ///   - maximumValue: The value of the fully expanded sheet, in points without the safe area at the lower edge.
    ///   - mediumValue: The value of the medium detent, in points without that area.
    package init(maximumValue: CGFloat, mediumValue: CGFloat, traits: UITraitCollection) {
        containerTraitCollection = traits
        maximumDetentValue = maximumValue
        self.mediumValue = mediumValue
        super.init()
    }
}
