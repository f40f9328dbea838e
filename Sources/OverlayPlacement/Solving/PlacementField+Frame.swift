import Foundation

extension PlacementField {
    /// The frames for a decision.
    func placement(of choice: Choice, whenCramped: PlacementRules.Cramped) -> Placement {
        guard let direction = choice.direction else { return centred(choice.reason) }
        let wanted = wanted(direction)
        let along: Double
        switch choice.reason {
        case .shrunk: along = smaller(wanted.along, room(direction).along)
        case .belowMinimum where whenCramped == .shrinksToMinimum: along = minimum(direction).along
        case .overlapAllowed, .belowMinimum: along = smaller(wanted.along, reach(direction).along)
        case .firstFit, .currentDirectionFits, .noArrowPermitted, .noRoom: along = wanted.along
        }
        return direction.isVertical
            ? pointing(direction, choice.reason, along, wanted.across, regionY, anchorX, regionX)
            : pointing(direction, choice.reason, along, wanted.across, regionX, anchorY, regionY)
    }

    /// An overlay of length `along` beside the anchor, centered on `anchor` across, then shifted into the region.
    private func pointing(
        _ direction: ArrowDirection, _ reason: Placement.Reason, _ along: Double, _ wantedAcross: Double,
        _ regionAlong: Span, _ anchor: Span, _ regionAcross: Span
    ) -> Placement {
        let grows = direction.growsAwayFromOrigin
        let edge = tipEdge(direction)
        let start = regionAlong.clampStart(grows ? edge : edge - along, length: along)
        let outer = Span(low: start, high: start + along)
        let inner = grows ? Span(low: start + arrow, high: outer.high) : Span(low: start, high: outer.high - arrow)

        let across = smaller(wantedAcross, regionAcross.length)
        let centred = (anchor.middle - across / 2 + 0.5).rounded(.down)
        let sideStart = regionAcross.clampStart(centred, length: across)
        let side = Span(low: sideStart, high: sideStart + across)

        let reach = larger(across / 2 - arrowInset, 0)
        let offset = Span(low: -reach, high: reach).clamp(anchor.middle - side.middle)
        let (tipAlong, tipAcross) = (grows ? outer.low : outer.high, side.middle + offset)
        return direction.isVertical
            ? finished(direction, reason, side, outer, side, inner, tip: point(tipAcross, tipAlong), offset)
            : finished(direction, reason, outer, side, inner, side, tip: point(tipAlong, tipAcross), offset)
    }

    /// An overlay without an arrow, centered on the anchor. If the region is smaller than the minimum bubble, the
    /// container is the limit: visible content matters more than a clear status bar.
    private func centred(_ reason: Placement.Reason) -> Placement {
        func side(_ wanted: Double, _ minimum: Double, _ anchor: Span, _ region: Span, _ container: Span) -> Span {
            let length = larger(smaller(wanted, region.length), smaller(minimum, container.length))
            let start = region.clampStart((anchor.middle - length / 2 + 0.5).rounded(.down), length: length)
            let kept = container.clampStart(start, length: length)
            return Span(low: kept, high: kept + length)
        }
        let x = side(wantedWidth, minimumWidth, anchorX, regionX, containerX)
        let y = side(wantedHeight, minimumHeight, anchorY, regionY, containerY)
        return finished(nil, reason, x, y, x, y, tip: nil, 0)
    }

    private func finished(
        _ direction: ArrowDirection?, _ reason: Placement.Reason, _ x: Span, _ y: Span, _ bubbleX: Span,
        _ bubbleY: Span, tip: CGPoint?, _ offset: Double
    ) -> Placement {
        Placement(
            direction: direction, reason: reason, frame: rect(x, y), bubble: rect(bubbleX, bubbleY), arrowTip: tip,
            arrowOffset: CGFloat(offset / scale),
            sizeCut: CGSize(
                width: (wantedWidth - bubbleX.length) / scale, height: (wantedHeight - bubbleY.length) / scale),
            coversAnchor: x.overlaps(anchorX) && y.overlaps(anchorY))
    }

    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x / scale, y: y / scale) }

    func rect(_ x: Span, _ y: Span) -> CGRect {
        CGRect(
            origin: point(x.low, y.low), size: CGSize(width: x.length / scale, height: y.length / scale))
    }
}
