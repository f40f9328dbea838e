import Foundation

/// A placement with the reasons for it and against every other direction.
///
/// Points, in the request's coordinate space. Creating it allocates nothing; `sentence` builds a text on demand.
public struct PlacementExplanation: Hashable, Sendable {
    /// Why a direction was not chosen.
    public enum RejectionReason: UInt8, Hashable, Sendable {
        /// The request does not permit it.
        case notPermitted
        /// The region cannot hold the minimum bubble with this arrow, even ignoring the anchor.
        case regionTooSmall
        /// Too little space between the anchor and the region's edge.
        case tooShort
        /// The region is too small across the arrow.
        case tooNarrow
        /// Too little space in both directions.
        case tooShortAndTooNarrow
        /// The overlay fits, but also on a side that the rules prefer.
        case laterInOrder
        /// The overlay fits, but also on its current side.
        case currentDirectionKept
    }

    /// Lengths along the arrow (including it) and across it, in points.
    public struct Extent: Hashable, Sendable {
        /// The length in the arrow's direction.
        public var along: CGFloat
        /// The length across the arrow.
        public var across: CGFloat
    }

    /// The evaluation of one direction.
    public struct Candidate: Hashable, Sendable {
        /// The direction of the arrow.
        public var direction: ArrowDirection
        /// The available space: from the anchor's edge to the region's edge, and the region's length across; never
        /// negative.
        public var available: Extent
        /// The size of the overlay as requested.
        public var preferred: Extent
        /// The part of the preferred area that is available, in square points: the score among directions that do not
        /// fit.
        public var usableArea: CGFloat
        /// The part of the preferred area that is not available; 0 when the overlay fits.
        public var penalty: CGFloat
        /// Why the direction was rejected; nil for the chosen one.
        public var rejection: RejectionReason?

        /// Whether the overlay fits with its preferred size.
        public var fits: Bool { available.along >= preferred.along && available.across >= preferred.across }
    }

    /// The resulting placement.
    public var placement: Placement
    /// The container minus safe area, margins and keyboard, on whole pixels.
    public var region: CGRect
    /// The part of the anchor inside the container.
    public var anchor: CGRect
    /// The size of the bubble as requested.
    public var preferredBubble: CGSize
    /// The evaluation of each direction.
    public var up, down, left, right: Candidate
    /// The shift of the overlay from the anchor's middle, across the arrow, to stay in the region. The arrow
    /// compensates for it.
    public var shift: CGFloat
    /// The remaining distance between the arrow's middle and the anchor's, because the arrow must avoid the bubble's
    /// corners.
    public var arrowShortfall: CGFloat

    /// The evaluation of `direction`.
    public subscript(direction: ArrowDirection) -> Candidate {
        switch direction {
        case .up: up
        case .down: down
        case .left: left
        case .right: right
        }
    }
}

extension PlacementExplanation {
    init(_ placement: Placement, geometry field: PlacementGeometry, permitted: ArrowDirections) {
        func candidate(_ direction: ArrowDirection) -> Candidate {
            let availableLength = field.available(direction)
            let preferredLength = field.preferred(direction)
            let area = field.usableArea(direction)
            let square = field.scale * field.scale
            return Candidate(
                direction: direction, available: Extent(availableLength, scale: field.scale),
                preferred: Extent(preferredLength, scale: field.scale), usableArea: CGFloat(area / square),
                penalty: CGFloat((preferredLength.along * preferredLength.across - area) / square),
                rejection: field.rejection(of: direction, placement, permitted))
        }
        let frame = placement.frame
        let isVertical = placement.direction?.isVertical ?? true
        let middle = isVertical ? frame.origin.x + frame.size.width / 2 : frame.origin.y + frame.size.height / 2
        let target = CGFloat((isVertical ? field.anchorX.middle : field.anchorY.middle) / field.scale)
        self.init(
            placement: placement, region: field.rect(field.regionX, field.regionY),
            anchor: field.rect(field.anchorX, field.anchorY),
            preferredBubble: CGSize(
                width: field.preferredWidth / field.scale, height: field.preferredHeight / field.scale),
            up: candidate(.up), down: candidate(.down), left: candidate(.left), right: candidate(.right),
            shift: middle - target, arrowShortfall: target - middle - placement.arrowOffset)
    }
}

extension PlacementExplanation.Extent {
    fileprivate init(_ measure: PixelExtent, scale: Double) {
        self.init(along: CGFloat(measure.along / scale), across: CGFloat(measure.across / scale))
    }
}

extension PlacementGeometry {
    fileprivate func rejection(
        of direction: ArrowDirection, _ placement: Placement, _ permitted: ArrowDirections
    ) -> PlacementExplanation.RejectionReason? {
        if placement.direction == direction { return nil }
        guard permitted.permits(direction) else { return .notPermitted }
        guard isPossible(direction) else { return .regionTooSmall }
        let availableLength = available(direction)
        let preferredLength = preferred(direction)
        switch (availableLength.along < preferredLength.along, availableLength.across < preferredLength.across) {
        case (true, true): return .tooShortAndTooNarrow
        case (true, false): return .tooShort
        case (false, true): return .tooNarrow
        case (false, false): return placement.reason == .currentDirectionFits ? .currentDirectionKept : .laterInOrder
        }
    }
}
