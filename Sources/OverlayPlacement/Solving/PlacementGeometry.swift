import Foundation

/// An interval on one axis, in pixels; `low` is never above `high`.
struct Span {
    var low: Double
    var high: Double

    var length: Double { high - low }
    var middle: Double { (low + high) / 2 }

    func clamp(_ value: Double) -> Double { value < low ? low : (value > high ? high : value) }

    /// The start nearest to `start` with which `length` stays inside. If it is too long, it overflows both ends
    /// equally.
    func clampStart(_ start: Double, length: Double) -> Double {
        let last = high - length
        if last < low { return ((low + last) / 2).rounded(.down) }
        let kept = start > last ? last : start
        return kept < low ? low : kept
    }

    func overlaps(_ other: Span) -> Bool { low < other.high && other.low < high }
}

/// The available or preferred lengths for a direction: along the arrow (including it) and across it. Pixels.
struct PixelExtent {
    var along: Double
    var across: Double
}

/// A request with validated, finite numbers in pixels, and its region. Rectangles are stored as two spans, which are
/// cheap to compare.
struct PlacementGeometry {
    let scale: Double
    let containerX, containerY: Span
    let regionX, regionY: Span
    let anchorX, anchorY: Span
    /// The preferred and the smallest bubble, in whole pixels.
    let preferredWidth, preferredHeight: Double
    let minimumWidth, minimumHeight: Double
    let arrow, gap: Double
    /// The least distance from a corner of the bubble to the arrow's middle.
    let arrowInset: Double

    init(_ request: PlacementRequest) {
        let scale = request.pixelScale > 0 && request.pixelScale <= 1024 ? Double(request.pixelScale) : 1
        let container = request.container
        let safe = request.safeArea
        let margins = request.layoutMargins
        containerX = span(container.origin.x, length: container.size.width, scale: scale, unknown: 0)
        containerY = span(container.origin.y, length: container.size.height, scale: scale, unknown: 0)
        let bottomMargin = bounded(margins.bottom) * scale
        var floor = containerY.high - bounded(safe.bottom) * scale - bottomMargin
        if let keyboard = request.keyboard {
            let top =
                dockedTop(of: keyboard, scale: scale, containerX: containerX, containerY: containerY) - bottomMargin
            if top < floor { floor = top }
        }
        regionX = region(
            containerX.low + (bounded(safe.left) + bounded(margins.left)) * scale,
            containerX.high - (bounded(safe.right) + bounded(margins.right)) * scale, in: containerX)
        regionY = region(
            containerY.low + (bounded(safe.top) + bounded(margins.top)) * scale, floor, in: containerY)

        let anchor = request.anchor
        let acrossX = span(anchor.origin.x, length: anchor.size.width, scale: scale, unknown: regionX.middle)
        let acrossY = span(anchor.origin.y, length: anchor.size.height, scale: scale, unknown: regionY.middle)
        anchorX = Span(low: containerX.clamp(acrossX.low), high: containerX.clamp(acrossX.high))
        anchorY = Span(low: containerY.clamp(acrossY.low), high: containerY.clamp(acrossY.high))

        let content = request.contentSize
        let fallback = request.fallbackContentSize
        let insets = request.contentInsets
        let least = request.minimumBubble ?? request.rules.minimumBubble
        preferredWidth = bubbleLength(
            content.width, or: fallback.width, before: insets.left, after: insets.right, scale: scale)
        preferredHeight = bubbleLength(
            content.height, or: fallback.height, before: insets.top, after: insets.bottom, scale: scale)
        minimumWidth = smaller(pixelsUp(positive(least.width) * scale), preferredWidth)
        minimumHeight = smaller(pixelsUp(positive(least.height) * scale), preferredHeight)
        arrow = pixelsUp(positive(request.arrowLength) * scale)
        gap = bounded(request.rules.gap) * scale
        let corner = positive(request.cornerRadius) + positive(request.arrowBase) / 2
        arrowInset = larger(corner, positive(request.rules.arrowCornerDistance)) * scale
        self.scale = scale
    }
}

// MARK: Input validation

/// A smaller fraction of a pixel is a rounding error of the caller.
private let roundingTolerance = 1e-6

@inline(__always) func smaller(_ a: Double, _ b: Double) -> Double { a < b ? a : b }
@inline(__always) func larger(_ a: Double, _ b: Double) -> Double { a > b ? a : b }
@inline(__always) func pixelsUp(_ value: Double) -> Double { (value - roundingTolerance).rounded(.up) }
@inline(__always) func pixelsDown(_ value: Double) -> Double { (value + roundingTolerance).rounded(.down) }

/// The value in points, clamped to the limit; 0 for NaN.
@inline(__always) private func bounded(_ value: CGFloat) -> Double {
    let value = Double(value)
    let limit = Double(PlacementRequest.coordinateLimit)
    if value > limit { return limit }
    if value < -limit { return -limit }
    return value == value ? value : 0
}

@inline(__always) private func positive(_ value: CGFloat) -> Double { value > 0 ? bounded(value) : 0 }

/// One axis of a rectangle, in pixels. A non-finite origin (as in `CGRect.null`) becomes `unknown`.
@inline(__always) private func span(_ origin: CGFloat, length: CGFloat, scale: Double, unknown: Double) -> Span {
    guard origin > -.infinity, origin < .infinity else { return Span(low: unknown, high: unknown) }
    let start = bounded(origin) * scale
    // The far end from the raw numbers: `CGRect.infinite` begins far below the limit and ends as far above it.
    let end = length == length ? bounded(origin + length) * scale : start
    return start < end ? Span(low: start, high: end) : Span(low: end, high: start)
}

/// The whole pixels from `low` to `high` inside `container`; a region with negative length collapses to its middle.
@inline(__always) private func region(_ low: Double, _ high: Double, in container: Span) -> Span {
    let low = pixelsUp(larger(low, container.low))
    let high = pixelsDown(smaller(high, container.high))
    if low <= high { return Span(low: low, high: high) }
    let middle = container.clamp((low + high) / 2)
    return Span(low: middle, high: middle)
}

/// The top of a keyboard that reaches the container's bottom, in pixels; infinite for any other.
private func dockedTop(of keyboard: CGRect, scale: Double, containerX: Span, containerY: Span) -> Double {
    let x = span(keyboard.origin.x, length: keyboard.size.width, scale: scale, unknown: .infinity)
    let y = span(keyboard.origin.y, length: keyboard.size.height, scale: scale, unknown: .infinity)
    guard y.low < y.high, x.overlaps(containerX), y.high + roundingTolerance >= pixelsDown(containerY.high) else {
        return .infinity
    }
    return y.low
}

/// The length of a bubble for content with the length `wanted`, in whole pixels.
@inline(__always) private func bubbleLength(
    _ wanted: CGFloat, or fallback: CGFloat, before: CGFloat, after: CGFloat, scale: Double
) -> Double {
    let content = wanted > 0 ? bounded(wanted) : positive(fallback)
    return larger(pixelsUp((content + bounded(before) + bounded(after)) * scale), 0)
}
