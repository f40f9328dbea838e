import Foundation

/// A tile that is drawn once and repeated: what a pattern color paints with.
///
/// Its space is the base space of the context that it is used in, whatever the current transform: points with y down in
/// UIKit's contexts. A layer repeats it from the origin of its own space.
public final class CGPattern: @unchecked Sendable {
    /// The size of the area that a tile takes, in the pattern's space; both sides are above 0.
    package let step: CGSize
    /// Whether the tile has colors of its own. Otherwise it is a stencil for the color's components.
    let isColored: Bool
    /// From the pattern's space to the base space.
    let matrix: CGAffineTransform
    /// The corner of the first tile, in the pattern's space.
    let origin: CGPoint
    /// Whether the tile stays upright in contexts with y up, as images do.
    let isImage: Bool
    /// What the tile shows; patterns of equal objects are equal.
    private let content: NSObject?
    private let draw: (CGContext) -> Void
    private let onRelease: () -> Void
    private let tiles = PatternTiles()

    /// Creates a pattern that `callbacks` draws.
    ///
    /// Nil for bounds or steps that are empty or non-finite.
    /// - Parameters:
    ///   - info: Passed to the callbacks.
    ///   - bounds: What is drawn of the tile; the rest of a step stays clear, and what is beyond a step is cut off.
    ///   - matrix: From the pattern's space to the context's base space.
    ///   - xStep: The distance of two tiles; negative ones count as positive.
    ///   - yStep: Like `xStep`, in the other direction.
    ///   - tiling: Has no effect: tiles are never distorted by more than a pixel.
    ///   - isColored: Whether the callback sets colors; otherwise it draws a stencil for a color's components.
    ///   - callbacks: Copied.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let callbacks = callbacks.pointee
        let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, xStep, yStep]
        guard numbers.allSatisfy(\.isFinite), !bounds.isEmpty, xStep != 0, yStep != 0, matrix.isInvertible else {
            return nil
        }
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.matrix = matrix
        origin = bounds.origin
        isImage = false
        content = nil
        draw = { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            context.clip(to: bounds)
            callbacks.drawPattern?(info, context)
        }
        onRelease = { callbacks.releaseInfo?(info) }
    }

    /// Creates a pattern of an image. Nil for a size that is empty or non-finite.
    ///
    /// - Parameters:
    ///   - content: What makes patterns equal.
    ///   - size: The size of a tile in points.
    ///   - draw: Draws the tile in points, y down, its corner at zero; called for every scale.
    package init?(of content: NSObject, size: CGSize, draw: @escaping (CGContext) -> Void) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
        step = size
        isColored = true
        matrix = .identity
        origin = .zero
        isImage = true
        self.content = content
        self.draw = draw
        onRelease = {}
    }

    deinit { onRelease() }

    /// The tile with `pixelsPerPoint` pixels per unit of the pattern's space, drawn on first use. Its sides are those of
    /// `step`, rounded to whole pixels.
    package func tile(pixelsPerPoint: CGFloat) -> Bitmap {
        tiles.bitmap(for: pixelsPerPoint) { scale in
            let width = PatternTiles.side(step.width * scale)
            let height = PatternTiles.side(step.height * scale)
            let context = CGContext(width: width, height: height, scale: 1)
            context.scaleBy(x: CGFloat(width) / step.width, y: CGFloat(height) / step.height)
            draw(context)
            return context.bitmap
        }
    }

    /// The color that stands for the pattern where only one can be shown: the mean of the tile.
    var meanColor: (color: SRGB, alpha: CGFloat) { tiles.mean { tile(pixelsPerPoint: 1) } }

    /// Whether both paint the same.
    static func isEqual(_ lhs: CGPattern?, _ rhs: CGPattern?) -> Bool {
        if lhs === rhs { return true }
        guard let content = lhs?.content, let other = rhs?.content else { return false }
        return content.isEqual(other)
    }
}

/// How tiles are adapted to the pixels of the screen.
public enum CGPatternTiling: Int32, Sendable {
    /// Apple's ways. They have no effect here.
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// Draws a tile of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called when a pattern no longer needs its information.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws the tile, in the pattern's space.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is released.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks that draw nothing.
    public init() {
        self.init(version: 0, drawPattern: nil, releaseInfo: nil)
    }

    /// Creates callbacks; `version` is 0.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}
