import Foundation

extension PlacementGeometry {
    /// The frames for a decision.
    func placement(of choice: PlacementDecision, overflowStrategy: PlacementRules.OverflowStrategy) -> Placement {
        guard let direction = choice.direction else { return centeredPlacement(choice.reason) }
        let preferredLength = preferred(direction)
        let along: Double
        switch choice.reason {
        case .shrunk: along = smaller(preferredLength.along, available(direction).along)
        case .belowMinimum where overflowStrategy == .shrinksToMinimum: along = minimum(direction).along
        case .overlapAllowed, .belowMinimum: along = smaller(preferredLength.along, regionExtent(direction).along)
        case .firstFit, .currentDirectionFits, .noArrowPermitted, .noRoom: along = preferredLength.along
        }
        return direction.isVertical
            ? pointingPlacement(
                direction, reason: choice.reason, along: along, across: preferredLength.across, regionAlong: regionY,
                anchor: anchorX, regionAcross: regionX)
            : pointingPlacement(
                direction, reason: choice.reason, along: along, across: preferredLength.across, regionAlong: regionX,
                anchor: anchorY, regionAcross: regionY)
    }

    /// An overlay of length `along` beside the anchor, centered on `anchor` across, then shifted into the region.
    private func pointingPlacement(
        _ direction: ArrowDirection, reason: Placement.Reason, along: Double, across wantedAcross: Double,
        regionAlong: Span, anchor: Span, regionAcross: Span
    ) -> Placement {
        let grows = direction.growsAwayFromOrigin
        let edge = tipEdge(direction)
        let start = regionAlong.clampStart(grows ? edge : edge - along, length: along)
        let outer = Span(low: start, high: start + along)
        let inner = grows ? Span(low: start + arrow, high: outer.high) : Span(low: start, high: outer.high - arrow)

        let across = smaller(wantedAcross, regionAcross.length)
        let centerd = (anchor.middle - across / 2 + 0.5).rounded(.down)
        let sideStart = regionAcross.clampStart(centerd, length: across)
        let side = Span(low: sideStart, high: sideStart + across)

        let reach = larger(across / 2 - arrowInset, 0)
        let offset = Span(low: -reach, high: reach).clamp(anchor.middle - side.middle)
        let tipAlong = grows ? outer.low : outer.high
        let tipAcross = side.middle + offset
        return direction.isVertical
            ? makePlacement(
                direction, reason: reason, x: side, y: outer, bubbleX: side, bubbleY: inner,
                tip: point(tipAcross, tipAlong), offset: offset)
            : makePlacement(
                direction, reason: reason, x: outer, y: side, bubbleX: inner, bubbleY: side,
                tip: point(tipAlong, tipAcross), offset: offset)
    }

    /// An overlay without an arrow, centered on the anchor. If the region is smaller than the minimum bubble, the
    /// container is the limit: visible content matters more than a clear status bar.
    private func centeredPlacement(_ reason: Placement.Reason) -> Placement {
        func span(_ requested: Double, minimum: Double, anchor: Span, region: Span, container: Span) -> Span {
            let length = larger(smaller(requested, region.length), smaller(minimum, container.length))
            let start = region.clampStart((anchor.middle - length / 2 + 0.5).rounded(.down), length: length)
            let kept = container.clampStart(start, length: length)
            return Span(low: kept, high: kept + length)
        }
        let x = span(preferredWidth, minimum: minimumWidth, anchor: anchorX, region: regionX, container: containerX)
        let y = span(preferredHeight, minimum: minimumHeight, anchor: anchorY, region: regionY, container: containerY)
        return makePlacement(nil, reason: reason, x: x, y: y, bubbleX: x, bubbleY: y, tip: nil, offset: 0)
    }

    private func makePlacement(
        _ direction: ArrowDirection?, reason: Placement.Reason, x: Span, y: Span, bubbleX: Span,
        bubbleY: Span, tip: CGPoint?, offset: Double
    ) -> Placement {
        Placement(
            direction: direction, reason: reason, frame: rect(x, y), bubble: rect(bubbleX, bubbleY), arrowTip: tip,
            arrowOffset: CGFloat(offset / scale),
            sizeReduction: CGSize(
                width: (preferredWidth - bubbleX.length) / scale, height: (preferredHeight - bubbleY.length) / scale),
            coversAnchor: x.overlaps(anchorX) && y.overlaps(anchorY))
    }

    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x / scale, y: y / scale) }

    func rect(_ x: Span, _ y: Span) -> CGRect {
        CGRect(
            origin: point(x.low, y.low), size: CGSize(width: x.length / scale, height: y.length / scale))
    }
}
