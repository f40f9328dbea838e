import CoreGraphics
import Foundation
import QuartzCore

/// A root layer, the canvas it is drawn on, and a compositor.
final class Canvas {
    let root = CALayer()
    let scale: CGFloat
    let compositor: Compositor
    var bitmap: Bitmap
    var time: Double = 0
    /// The right to as many bytes of bitmaps as 64 apps have: what tests count here must not depend on how many bitmaps
    /// the apps of other tests keep meanwhile.
    private let bitmapBudgets = (0..<64).map { _ in BitmapBudget() }

    /// - Parameters: The size is in points; the canvas has `scale` times as many pixels. `bandArea` is the number of
    ///   pixels that are painted at a time; nil for the compositor's own.
    init(
        _ width: Int = 40, _ height: Int = 40, scale: CGFloat = 1, background: CGColor? = .white, bandArea: Int? = nil
    ) {
        self.scale = scale
        compositor = Compositor(bandArea: bandArea)
        bitmap = Bitmap(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
        root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        root.backgroundColor = background
    }

    /// Composes a frame, with layout and display before.
    @discardableResult
    func frame(at time: Double? = nil) -> [PixelRect] {
        if let time { self.time = time }
        root.layoutSubtreeIfNeeded()
        root.displaySubtreeIfNeeded(scale: scale)
        return compositor.compose(root, onto: bitmap, scale: scale, at: self.time)
    }

    /// Passes a frame without drawing, after layout and display.
    func pass(at time: Double? = nil) {
        if let time { self.time = time }
        root.layoutSubtreeIfNeeded()
        root.displaySubtreeIfNeeded(scale: scale)
        compositor.markDisplayed(root, at: self.time)
    }

    /// The same tree drawn by a new compositor.
    func afresh() -> Bitmap {
        let fresh = Bitmap(width: bitmap.width, height: bitmap.height)
        _ = Compositor().compose(root, onto: fresh, scale: scale, at: time)
        return fresh
    }

    /// The color of a pixel, such as "#FF0000FF".
    func pixel(_ x: Int, _ y: Int) -> String { bitmap.color(x: x, y: y).description }

    /// Adds a layer with this frame and background.
    @discardableResult
    func add(_ frame: CGRect, _ color: CGColor?, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension CGColor {
    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    func with(alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}

extension Bitmap {
    /// The largest difference of any byte of any pixel, and its position.
    func difference(from other: Bitmap) -> (largest: Int, x: Int, y: Int) {
        var worst = (largest: 0, x: 0, y: 0)
        for y in 0..<height {
            let first = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let second = (other.pixels + y * other.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<(width * format.bytesPerPixel) {
                let gap = abs(Int(first[x]) - Int(second[x]))
                if gap > worst.largest { worst = (gap, x / format.bytesPerPixel, y) }
            }
        }
        return worst
    }
}
