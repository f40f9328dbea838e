import CoreGraphics

/// The content size of a `UIPopoverController`. Points.
struct LegacyPopoverContentSize: Equatable {
    /// The size that the app has set; nil if none.
    let custom: CGSize?
    /// The content's preferred size.
    let preferred: CGSize

    /// For each axis the first positive length of `custom` and `preferred`, with the width limited to the range for
    /// popovers.
    var size: CGSize {
        let width = length(\.width)
        let widths = PopoverDefaults.legacyWidths
        return CGSize(width: max(widths.lowerBound, min(width, widths.upperBound)), height: length(\.height))
    }

    private func length(_ axis: KeyPath<CGSize, CGFloat>) -> CGFloat {
        // Also skips NaN.
        let specified = [custom, preferred].compactMap { $0?[keyPath: axis] }.first { $0 > 0 }
        return specified ?? PopoverDefaults.legacyContentSize[keyPath: axis]
    }
}
