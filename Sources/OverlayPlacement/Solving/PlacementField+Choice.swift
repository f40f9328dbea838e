/// The chosen direction and the rule behind it, before any frame is computed.
struct Choice {
    var direction: ArrowDirection?
    var reason: Placement.Reason
}

extension PlacementField {
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
    func room(_ direction: ArrowDirection) -> Measure {
        let edge = tipEdge(direction)
        switch direction {
        case .up: return Measure(along: regionY.high - edge, across: regionX.length)
        case .down: return Measure(along: edge - regionY.low, across: regionX.length)
        case .left: return Measure(along: regionX.high - edge, across: regionY.length)
        case .right: return Measure(along: edge - regionX.low, across: regionY.length)
        }
    }

    func wanted(_ direction: ArrowDirection) -> Measure {
        direction.isVertical
            ? Measure(along: wantedHeight + arrow, across: wantedWidth)
            : Measure(along: wantedWidth + arrow, across: wantedHeight)
    }

    func minimum(_ direction: ArrowDirection) -> Measure {
        direction.isVertical
            ? Measure(along: minimumHeight + arrow, across: minimumWidth)
            : Measure(along: minimumWidth + arrow, across: minimumHeight)
    }

    /// The size of the whole region, along and across `direction`.
    func reach(_ direction: ArrowDirection) -> Measure {
        direction.isVertical
            ? Measure(along: regionY.length, across: regionX.length)
            : Measure(along: regionX.length, across: regionY.length)
    }

    /// Whether the overlay fits in `direction` with its preferred size.
    func fits(_ direction: ArrowDirection) -> Bool {
        let (room, wanted) = (room(direction), wanted(direction))
        return room.along >= wanted.along && room.across >= wanted.across
    }

    /// Whether the region holds the minimum bubble with an arrow in `direction`, ignoring the anchor.
    func isPossible(_ direction: ArrowDirection) -> Bool {
        let (reach, minimum) = (reach(direction), minimum(direction))
        return reach.along >= minimum.along && reach.across >= minimum.across
    }

    /// Whether the minimum bubble and its arrow fit between the anchor and the region's edge.
    func holdsMinimum(_ direction: ArrowDirection) -> Bool { room(direction).along >= minimum(direction).along }

    /// The part of the preferred area that is available.
    func usableArea(_ direction: ArrowDirection) -> Double {
        let (room, wanted) = (room(direction), wanted(direction))
        return smaller(room.along, wanted.along) * smaller(room.across, wanted.across)
    }

    /// Chooses the direction, and returns the rule behind it.
    func choose(for request: borrowing PlacementRequest) -> Choice {
        let permitted = request.permittedDirections
        if permitted.rawValue & ArrowDirections.any.rawValue == 0 {
            return Choice(direction: nil, reason: .noArrowPermitted)
        }
        if let current = request.currentDirection, permitted.permits(current), fits(current) {
            return Choice(direction: current, reason: .currentDirectionFits)
        }
        let (order, mayCover) = (request.rules.order, request.canOverlapAnchor)
        var roomiest: ArrowDirection?
        var (most, isClear) = (-1.0, false)
        for rank in 0..<4 {
            let direction = order[rank]
            guard permitted.permits(direction) else { continue }
            if fits(direction) { return Choice(direction: direction, reason: .firstFit) }
            guard isPossible(direction) else { continue }
            // A side that keeps the anchor uncovered is preferred to a larger one that does not.
            let (area, isClearHere) = (usableArea(direction), holdsMinimum(direction))
            if mayCover || isClear == isClearHere ? area > most : isClearHere {
                (roomiest, most, isClear) = (direction, area, isClearHere)
            }
        }
        guard let roomiest else { return Choice(direction: nil, reason: .noRoom) }
        if mayCover { return Choice(direction: roomiest, reason: .overlapAllowed) }
        return Choice(direction: roomiest, reason: isClear ? .shrunk : .belowMinimum)
    }
}
