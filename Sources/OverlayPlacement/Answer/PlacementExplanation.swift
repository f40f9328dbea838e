import Foundation

/// A placement with the whole reasoning behind it. Points, the request's coordinate space; plain numbers, nothing
/// allocated: ask for the `sentence` when somebody wants to read it.
public struct PlacementExplanation: Hashable, Sendable {
    /// Why a direction was not taken.
    public enum Refusal: UInt8, Hashable, Sendable {
        case notPermitted
        /// The region, anchor aside, cannot hold the minimum bubble with this arrow.
        case regionTooSmall
        /// Too little room between anchor and region's edge.
        case tooShort
        /// The region is too small across the arrow.
        case tooNarrow
        case tooShortAndTooNarrow
        /// It has room, and so has one that the rules prefer.
        case laterInOrder
        /// It has room, and so has the side where the overlay already is.
        case currentDirectionKept
    }

    /// Lengths along the arrow (strip included) and across it.
    public struct Extent: Hashable, Sendable {
        public var along: CGFloat
        public var across: CGFloat
    }

    /// What was found out about one direction.
    public struct Candidate: Hashable, Sendable {
        public var direction: ArrowDirection
        /// From the anchor's edge to the region's edge, and the region's length across; never negative.
        public var room: Extent
        public var wanted: Extent
        /// What of the wanted area lies in the room, in square points: the score among directions without room.
        public var usableArea: CGFloat
        /// What of the wanted area does not; 0 when it fits.
        public var penalty: CGFloat
        /// Nil for the chosen direction.
        public var refusal: Refusal?

        public var fits: Bool { room.along >= wanted.along && room.across >= wanted.across }
    }

    public var placement: Placement
    /// Container less safe area, margins and keyboard, on whole pixels.
    public var region: CGRect
    /// The part of the anchor inside the container.
    public var anchor: CGRect
    /// The bubble asked for.
    public var wantedBubble: CGSize
    public var up, down, left, right: Candidate
    /// How far the region pushed the overlay from the anchor's middle across the arrow; the arrow makes up for it.
    public var slide: CGFloat
    /// How far the arrow misses the anchor's middle because it keeps away from the bubble's corners.
    public var arrowShortfall: CGFloat

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
    init(_ placement: Placement, _ field: PlacementField, _ permitted: ArrowDirections) {
        func candidate(_ direction: ArrowDirection) -> Candidate {
            let (room, wanted, area) = (field.room(direction), field.wanted(direction), field.usableArea(direction))
            let square = field.scale * field.scale
            return Candidate(
                direction: direction, room: Extent(room, scale: field.scale),
                wanted: Extent(wanted, scale: field.scale), usableArea: CGFloat(area / square),
                penalty: CGFloat((wanted.along * wanted.across - area) / square),
                refusal: field.refusal(of: direction, placement, permitted))
        }
        let frame = placement.frame
        let isVertical = placement.direction?.isVertical ?? true
        let middle = isVertical ? frame.origin.x + frame.size.width / 2 : frame.origin.y + frame.size.height / 2
        let target = CGFloat((isVertical ? field.anchorX.middle : field.anchorY.middle) / field.scale)
        self.init(
            placement: placement, region: field.rect(field.regionX, field.regionY),
            anchor: field.rect(field.anchorX, field.anchorY),
            wantedBubble: CGSize(
                width: field.wantedWidth / field.scale, height: field.wantedHeight / field.scale),
            up: candidate(.up), down: candidate(.down), left: candidate(.left), right: candidate(.right),
            slide: middle - target, arrowShortfall: target - middle - placement.arrowOffset)
    }
}

extension PlacementExplanation.Extent {
    fileprivate init(_ measure: Measure, scale: Double) {
        self.init(along: CGFloat(measure.along / scale), across: CGFloat(measure.across / scale))
    }
}

extension PlacementField {
    fileprivate func refusal(
        of direction: ArrowDirection, _ placement: Placement, _ permitted: ArrowDirections
    ) -> PlacementExplanation.Refusal? {
        if placement.direction == direction { return nil }
        guard permitted.permits(direction) else { return .notPermitted }
        guard isPossible(direction) else { return .regionTooSmall }
        let (room, wanted) = (room(direction), wanted(direction))
        switch (room.along < wanted.along, room.across < wanted.across) {
        case (true, true): return .tooShortAndTooNarrow
        case (true, false): return .tooShort
        case (false, true): return .tooNarrow
        case (false, false): return placement.reason == .currentDirectionFits ? .currentDirectionKept : .laterInOrder
        }
    }
}
