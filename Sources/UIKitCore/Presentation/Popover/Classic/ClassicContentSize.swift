import CoreGraphics

/// How large a popover controller makes its content. Pure; points.
struct ClassicContentSize: Equatable {
    /// What the app has given the popover controller; nil for nothing.
    let custom: CGSize?
    /// What the content wants to have.
    let preferred: CGSize

    /// Each axis as the first says who has something to say of it, and no wider or narrower than popovers are.
    var size: CGSize {
        let width = length(\.width)
        let widths = PopoverNumbers.classicWidths
        return CGSize(width: max(widths.lowerBound, min(width, widths.upperBound)), height: length(\.height))
    }

    private func length(_ axis: KeyPath<CGSize, CGFloat>) -> CGFloat {
        // Not above 0: also what is no number.
        let said = [custom, preferred].compactMap { $0?[keyPath: axis] }.first { $0 > 0 }
        return said ?? PopoverNumbers.classicContentSize[keyPath: axis]
    }
}
