import CoreGraphics

/// A drag of content by a finger or a wheel: the offset for each translation. Points, in content coordinates.
package struct ScrollDrag {
    /// The offset for a translation of zero, ignoring the ends.
    private var origin: CGPoint
    /// The axis that the drag is locked to; nil for none.
    private let lockedAxis: ScrollAxis?
    /// Whether the drag comes from a wheel, without touches. A touch may join.
    package private(set) var isByWheel: Bool
    /// The translation that was last applied.
    private var translation = CGPoint.zero
    /// The offset that was last applied. The current one differs if other code has moved the content.
    package var appliedOffset: CGPoint

    /// A drag of content at `offset`, in the limits of each axis.
    package init(
        from offset: CGPoint, lockedTo axis: ScrollAxis?, isByWheel: Bool, limits: (ScrollAxis) -> AxisLimits
    ) {
        origin = CGPoint(along: { limits($0).unstretched(offset[$0]) })
        lockedAxis = axis
        self.isByWheel = isByWheel
        appliedOffset = offset
    }

    /// Whether the drag moves content along `axis`, as far as its lock decides.
    package func allows(_ axis: ScrollAxis) -> Bool { lockedAxis != axis.other }

    /// The offset that is shown for a translation since the beginning, for content at `offset`.
    package mutating func offset(
        for translation: CGPoint, isByWheel: Bool, at offset: CGPoint, limits: (ScrollAxis) -> AxisLimits
    ) -> CGPoint {
        if offset != appliedOffset {
            // Other code has moved the content: the drag continues from there.
            origin = CGPoint(along: { limits($0).unstretched(offset[$0]) + self.translation[$0] })
        }
        self.isByWheel = isByWheel
        self.translation = translation
        var result = offset
        for axis in ScrollAxis.allCases where allows(axis) {
            let limits = limits(axis)
            guard limits.isScrollable else { continue }
            let unbounded = origin[axis] - translation[axis]
            // The part beyond the end is dropped, so that moving back takes effect at once.
            if !limits.bounces { origin[axis] -= limits.range.excess(of: unbounded) }
            result[axis] = limits.shown(unbounded)
        }
        return result
    }

    /// The axis that a drag which begins with `translation` is locked to; nil for a diagonal one.
    package static func dominantAxis(of translation: CGVector) -> ScrollAxis? {
        ScrollAxis.allCases.first { abs(translation[$0]) > ScrollDefaults.lockRatio * abs(translation[$0.other]) }
    }
}
