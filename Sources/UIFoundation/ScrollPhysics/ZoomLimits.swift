import CoreGraphics
import Foundation

/// The limits of a zoom scale.
package struct ZoomLimits: Equatable {
    package var minimum: CGFloat
    package var maximum: CGFloat
    /// Whether the user can zoom beyond the limits, from where the content springs back.
    package var bounces: Bool

    package init(minimum: CGFloat = 1, maximum: CGFloat = 1, bounces: Bool = true) {
        self.minimum = minimum
        self.maximum = maximum
        self.bounces = bounces
    }

    /// Whether the user can zoom, which is not so while both limits are equal.
    package var allowZooming: Bool { maximum > minimum }

    package func clamp(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, maximum)) }

    /// The scale that is shown for a gesture's scale `requested`. Beyond a limit the rubber band reduces the change.
    ///
    /// - Parameter current: The scale that stays while both limits are equal.
    package func shown(_ requested: CGFloat, current: CGFloat) -> CGFloat {
        let nearest = nearest(to: requested, current: current)
        guard bounces, requested > 0, nearest > 0, requested != nearest else { return nearest }
        return nearest * exp2(Self.band.stretch(log2(requested / nearest)))
    }

    /// The gesture's scale for the scale `shown`: the inverse of `shown(_:current:)`.
    package func unstretched(_ shown: CGFloat) -> CGFloat {
        let nearest = nearest(to: shown, current: shown)
        guard shown > 0, nearest > 0, shown != nearest else { return shown }
        return nearest * exp2(Self.band.unstretch(log2(shown / nearest)))
    }

    private func nearest(to scale: CGFloat, current: CGFloat) -> CGFloat { allowZooming ? clamp(scale) : current }

    /// Scales are stretched by their logarithms, so that zooming in and out feel equal.
    private static let band = RubberBand(length: log2(ScrollDefaults.zoomOvershootLimit))
}
