/// The views inside a segmented control: segments, separators, and the thumb behind the selected segment.
@MainActor final class SegmentStrip {
    let content = UIView()
    private let plate = UIView()
    private(set) var segments: [UISegment] = []
    private var lines: [UIView] = []
    private let thumb = ThumbView(shadows: SegmentMeasure.shadows)

    init() {
        content.isUserInteractionEnabled = false
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = SegmentMeasure.radius
        content.addSubview(plate)
        content.addSubview(thumb)
        thumb.isHidden = true
    }

    // MARK: Segments

    func insert(_ segment: UISegment, at index: Int) {
        segments.insert(segment, at: index)
        content.addSubview(segment)
        countLines()
    }

    func remove(at index: Int) {
        segments.remove(at: index).removeFromSuperview()
        countLines()
    }

    private func countLines() {
        while lines.count > max(segments.count - 1, 0) { lines.removeLast().removeFromSuperview() }
        while lines.count < segments.count - 1 {
            let line = UIView()
            line.backgroundColor = SegmentMeasure.separatorColour
            line.layer.cornerRadius = SegmentMeasure.separatorWidth / 2
            content.insertSubview(line, belowSubview: thumb)
            lines.append(line)
        }
    }

    /// The layers that are animated when the selection or the segments change.
    var layers: [CALayer] { thumb.layers + (segments + lines).map(\.layer) }

    // MARK: Layout

    /// The input of the strip's layout.
    struct Look {
        /// The bounds in points of the control.
        var bounds: CGRect
        /// The frames of the segments, in segment order. Points, x from the left.
        var frames: [CGRect]
        /// The index of the segment with the thumb.
        var selected: Int?
        var pressed: Int?
        var isEnabled: Bool
        var thumbColour: UIColor
    }

    func show(_ look: Look) {
        content.frame = look.bounds
        plate.frame = content.bounds
        for (index, segment) in segments.enumerated() {
            let isPressed = look.pressed == index
            segment.take(
                UISegment.Look(
                    isSelected: look.selected == index, isEnabled: look.isEnabled && segment.isEnabled,
                    isPressed: isPressed))
            segment.bounds.size = look.frames[index].size
            segment.center = CGPoint(x: look.frames[index].midX, y: look.frames[index].midY)
            segment.alpha = isPressed && look.selected != index ? SegmentMeasure.pressedAlpha : 1
            segment.transform = isPressed && look.selected == index ? SegmentStrip.pressedTransform : .identity
        }
        showLines(look)
        showThumb(look)
    }

    /// Hides the separators that would touch the thumb.
    private func showLines(_ look: Look) {
        for (index, line) in lines.enumerated() {
            let pair = [look.frames[index], look.frames[index + 1]].sorted { $0.minX < $1.minX }
            line.frame = CGRect(
                x: pair[0].maxX - SegmentMeasure.separatorWidth / 2, y: SegmentMeasure.separatorInset,
                width: SegmentMeasure.separatorWidth,
                height: max(look.bounds.height - SegmentMeasure.separatorInset * 2, 0))
            line.alpha = look.selected == index || look.selected == index + 1 ? 0 : 1
        }
    }

    private func showThumb(_ look: Look) {
        guard let selected = look.selected else {
            thumb.isHidden = true
            return
        }
        thumb.isHidden = false
        thumb.face = look.thumbColour
        let frame = look.frames[selected].insetBy(dx: SegmentMeasure.thumbInset, dy: SegmentMeasure.thumbInset)
        thumb.place(frame.isNull ? .zero : frame, radius: SegmentMeasure.thumbRadius)
        thumb.transform = look.pressed == selected ? SegmentStrip.pressedTransform : .identity
    }

    private static let pressedTransform = CGAffineTransform(
        scaleX: SegmentMeasure.pressedScale, y: SegmentMeasure.pressedScale)
}
