import UIKitCore

/// The views inside a segmented control: segments, separators, and the thumb behind the selected segment.
@MainActor final class SegmentStrip {
    let content = UIView()
    private let backgroundView = UIView()
    private(set) var segments: [UISegment] = []
    private var separators: [UIView] = []
    private let thumb = ThumbView(shadows: SegmentMetrics.shadows)

    init() {
        content.isUserInteractionEnabled = false
        backgroundView.backgroundColor = .tertiarySystemFill
        backgroundView.layer.cornerRadius = SegmentMetrics.radius
        content.addSubview(backgroundView)
        content.addSubview(thumb)
        thumb.isHidden = true
    }

    // MARK: Segments

    func insert(_ segment: UISegment, at index: Int) {
        segments.insert(segment, at: index)
        content.addSubview(segment)
        updateSeparatorCount()
    }

    func remove(at index: Int) {
        segments.remove(at: index).removeFromSuperview()
        updateSeparatorCount()
    }

    private func updateSeparatorCount() {
        while separators.count > max(segments.count - 1, 0) { separators.removeLast().removeFromSuperview() }
        while separators.count < segments.count - 1 {
            let line = UIView()
            line.backgroundColor = SegmentMetrics.separatorColor
            line.layer.cornerRadius = SegmentMetrics.separatorWidth / 2
            content.insertSubview(line, belowSubview: thumb)
            separators.append(line)
        }
    }

    /// The layers that are animated when the selection or the segments change.
    var layers: [CALayer] { thumb.layers + (segments + separators).map(\.layer) }

    // MARK: Layout

    /// The input of the strip's layout.
    struct LayoutInput {
        /// The bounds in points of the control.
        var bounds: CGRect
        /// The frames of the segments, in segment order. Points, x from the left.
        var frames: [CGRect]
        /// The index of the segment with the thumb.
        var selected: Int?
        var pressed: Int?
        var isEnabled: Bool
        var thumbColor: UIColor
    }

    func apply(_ input: LayoutInput) {
        content.frame = input.bounds
        backgroundView.frame = content.bounds
        for (index, segment) in segments.enumerated() {
            let isPressed = input.pressed == index
            segment.apply(
                UISegment.DisplayState(
                    isSelected: input.selected == index, isEnabled: input.isEnabled && segment.isEnabled,
                    isPressed: isPressed))
            segment.bounds.size = input.frames[index].size
            segment.center = CGPoint(x: input.frames[index].midX, y: input.frames[index].midY)
            segment.alpha = isPressed && input.selected != index ? SegmentMetrics.pressedAlpha : 1
            segment.transform = isPressed && input.selected == index ? SegmentStrip.pressedTransform : .identity
        }
        updateSeparators(input)
        updateThumb(input)
    }

    /// Hides the separators that would touch the thumb.
    private func updateSeparators(_ input: LayoutInput) {
        for (index, line) in separators.enumerated() {
            let pair = [input.frames[index], input.frames[index + 1]].sorted { $0.minX < $1.minX }
            line.frame = CGRect(
                x: pair[0].maxX - SegmentMetrics.separatorWidth / 2, y: SegmentMetrics.separatorInset,
                width: SegmentMetrics.separatorWidth,
                height: max(input.bounds.height - SegmentMetrics.separatorInset * 2, 0))
            line.alpha = input.selected == index || input.selected == index + 1 ? 0 : 1
        }
    }

    private func updateThumb(_ input: LayoutInput) {
        guard let selected = input.selected else {
            thumb.isHidden = true
            return
        }
        thumb.isHidden = false
        thumb.fillColor = input.thumbColor
        let frame = input.frames[selected].insetBy(dx: SegmentMetrics.thumbInset, dy: SegmentMetrics.thumbInset)
        thumb.setFrame(frame.isNull ? .zero : frame, cornerRadius: SegmentMetrics.thumbRadius)
        thumb.transform = input.pressed == selected ? SegmentStrip.pressedTransform : .identity
    }

    private static let pressedTransform = CGAffineTransform(
        scaleX: SegmentMetrics.pressedScale, y: SegmentMetrics.pressedScale)
}
