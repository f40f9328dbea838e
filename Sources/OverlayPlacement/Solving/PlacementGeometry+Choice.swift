/// The chosen direction and the rule behind it, before any frame is computed.
struct PlacementDecision {
    var direction: ArrowDirection?
    var reason: Placement.Reason
}

extension PlacementGeometry {
    /// The coordinate of the arrow's tip for `direction`, on a whole pixel that leaves the anchor uncovered.
    func tipEdge(_ direction: ArrowDirection) -> Double {
        switch direction {
        case .up: regionY.clamp(pixelsUp(anchorY.high + gap))
        case .down: regionY.clamp(pixelsDown(anchorY.low - gap))
        case .left: regionX.clamp(pixelsUp(anchorX.high + gap))
        case .right: regionX.clamp(pixelsDown(anchorX.low - gap))
        }
    }

    /// The available space: from the anchor to the region's edge, and the region's length across.
    func available(_ direction: ArrowDirection) -> PixelExtent {
        let edge = tipEdge(direction)
        switch direction {
        case .up: return PixelExtent(along: regionY.high - edge, across: regionX.length)
        case .down: return PixelExtent(along: edge - regionY.low, across: regionX.length)
        case .left: return PixelExtent(along: regionX.high - edge, across: regionY.length)
        case .right: return PixelExtent(along: edge - regionX.low, across: regionY.length)
        }
    }

    func preferred(_ direction: ArrowDirection) -> PixelExtent {
        direction.isVertical
            ? PixelExtent(along: preferredHeight + arrow, across: preferredWidth)
            : PixelExtent(along: preferredWidth + arrow, across: preferredHeight)
    }

    func minimum(_ direction: ArrowDirection) -> PixelExtent {
        direction.isVertical
            ? PixelExtent(along: minimumHeight + arrow, across: minimumWidth)
            : PixelExtent(along: minimumWidth + arrow, across: minimumHeight)
    }

    /// The size of the whole region, along and across `direction`.
    func regionExtent(_ direction: ArrowDirection) -> PixelExtent {
        direction.isVertical
            ? PixelExtent(along: regionY.length, across: regionX.length)
            : PixelExtent(along: regionX.length, across: regionY.length)
    }

    /// Whether the overlay fits in `direction` with its preferred size.
    func fits(_ direction: ArrowDirection) -> Bool {
        let availableLength = available(direction)
        let preferredLength = preferred(direction)
        return availableLength.along >= preferredLength.along && availableLength.across >= preferredLength.across
    }

    /// Whether the region holds the minimum bubble with an arrow in `direction`, ignoring the anchor.
    func isPossible(_ direction: ArrowDirection) -> Bool {
        let reach = regionExtent(direction)
        let minimum = minimum(direction)
        return reach.along >= minimum.along && reach.across >= minimum.across
    }

    /// Whether the minimum bubble and its arrow fit between the anchor and the region's edge.
    func holdsMinimum(_ direction: ArrowDirection) -> Bool { available(direction).along >= minimum(direction).along }

    /// The part of the preferred area that is available.
    func usableArea(_ direction: ArrowDirection) -> Double {
        let availableLength = available(direction)
        let preferredLength = preferred(direction)
        return smaller(availableLength.along, preferredLength.along)
            * smaller(availableLength.across, preferredLength.across)
    }

    /// Chooses the direction, and returns the rule behind it.
    func decide(for request: borrowing PlacementRequest) -> PlacementDecision {
        let permitted = request.permittedDirections
        if permitted.rawValue & ArrowDirections.any.rawValue == 0 {
            return PlacementDecision(direction: nil, reason: .noArrowPermitted)
        }
        if let current = request.currentDirection, permitted.permits(current), fits(current) {
            return PlacementDecision(direction: current, reason: .currentDirectionFits)
        }
        let order = request.rules.order
        let mayCover = request.canOverlapAnchor
        var roomiest: ArrowDirection?
        var most = -1.0
        var isClear = false
        for rank in 0..<4 {
            let direction = order[rank]
            guard permitted.permits(direction) else { continue }
            if fits(direction) { return PlacementDecision(direction: direction, reason: .firstFit) }
            guard isPossible(direction) else { continue }
            // A side that keeps the anchor uncovered is preferred to a larger one that does not.
            let area = usableArea(direction)
            let isClearHere = holdsMinimum(direction)
            if mayCover || isClear == isClearHere ? area > most : isClearHere {
                roomiest = direction
                most = area
                isClear = isClearHere
            }
        }
        guard let roomiest else { return PlacementDecision(direction: nil, reason: .noRoom) }
        if mayCover { return PlacementDecision(direction: roomiest, reason: .overlapAllowed) }
        return PlacementDecision(direction: roomiest, reason: isClear ? .shrunk : .belowMinimum)
    }
}
