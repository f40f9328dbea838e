import CoreGraphics
import QuartzCore
import UIKitCore

/// Shows the canvas of another system, pixel for pixel.
///
/// The canvas is shown in tiles, so that a frame of the device damages only the tiles that it has drawn on. While frames
/// draw on most of it, one layer in front of the tiles shows the whole: it is copied at once, and nothing behind it is
/// painted.
final class DeviceScreenView: UIView {
    /// The width and height of a tile, in pixels. Chosen: smaller tiles follow the damage more closely, larger ones are
    /// fewer layers.
    static let tileSide = 256

    /// From which part of the canvas on a frame is shown as a whole, and below which part in tiles again. Chosen: between
    /// them lie the frames of popovers and menus, which stay as they are shown.
    private static let wholeShares: (from: Double, below: Double) = (0.6, 0.3)

    private var tiles: [ScreenTile] = []
    private var whole: ScreenTile?
    private var columnCount = 0

    /// The number of tiles that were shown again so far. For tests.
    private(set) var shownTileCount = 0

    /// Shows `canvas` from now on, whose pixels are the window's.
    ///
    /// - Parameter scale: Pixels for each point of the window.
    func show(_ canvas: Bitmap, scale: CGFloat) {
        for tile in tiles + [whole].compactMap(\.self) { tile.layer.removeFromSuperlayer() }
        let side = Self.tileSide
        columnCount = (canvas.width + side - 1) / side
        let rowCount = (canvas.height + side - 1) / side
        tiles = (0..<rowCount).flatMap { row in
            (0..<columnCount).map { column in
                ScreenTile(
                    PixelRect(x: column * side, y: row * side, width: side, height: side).intersection(canvas.bounds),
                    of: canvas, scale: scale)
            }
        }
        // Behind what marks a selection.
        for (index, tile) in tiles.enumerated() { layer.insertSublayer(tile.layer, at: UInt32(index)) }
        shownTileCount += tiles.count
        let whole = ScreenTile(canvas.bounds, of: canvas, scale: scale)
        whole.layer.isHidden = true
        layer.insertSublayer(whole.layer, at: UInt32(tiles.count))
        self.whole = whole
        area = canvas.width * canvas.height
    }

    /// The pixels of the canvas.
    private var area = 0

    /// Shows the pixels that were drawn in `damage`, in pixels of the canvas.
    func update(_ damage: [PixelRect]) {
        guard columnCount > 0, !showsWhole(damage) else { return }
        let side = Self.tileSide
        for rect in damage where !rect.isEmpty {
            for row in max(rect.minY / side, 0)...max((rect.maxY - 1) / side, 0) {
                for column in max(rect.minX / side, 0)...max((rect.maxX - 1) / side, 0) {
                    let index = row * columnCount + column
                    guard column < columnCount, index < tiles.count, !tiles[index].isStale else { continue }
                    tiles[index].isStale = true
                }
            }
        }
        for index in tiles.indices where tiles[index].isStale {
            tiles[index].showAgain()
            shownTileCount += 1
        }
    }
}

extension DeviceScreenView {
    /// Shows the whole canvas if that is better for this damage; returns whether nothing else is to be shown.
    private func showsWhole(_ damage: [PixelRect]) -> Bool {
        guard whole != nil else { return false }
        let share = Double(damage.reduce(0) { $0 + $1.area }) / Double(max(area, 1))
        let isShown = whole?.layer.isHidden == false
        guard share >= (isShown ? Self.wholeShares.below : Self.wholeShares.from) else {
            // The tiles show the same pixels, which are painted again where the layer was.
            if isShown { whole?.layer.isHidden = true }
            return isShown
        }
        if isShown { whole?.showAgain() } else { whole?.layer.isHidden = false }
        shownTileCount += tiles.count
        return true
    }
}

/// A part of a canvas, shown by a layer.
@MainActor private struct ScreenTile {
    let layer: CALayer
    /// Two images of the same pixels: a layer is painted again when its contents are another object.
    private let images: (CGImage, CGImage)
    /// Whether a frame has drawn on the pixels since they were shown.
    var isStale = false
    private var showsFirst = true

    init(_ part: PixelRect, of canvas: Bitmap, scale: CGFloat) {
        func image() -> CGImage {
            // Opaque as the canvas is: every frame fills the screen.
            CGImage(
                bitmap: Bitmap(
                    wrapping: canvas.pixels + part.y * canvas.bytesPerRow + part.x * 4, width: part.width,
                    height: part.height, bytesPerRow: canvas.bytesPerRow,
                    releasing: { withExtendedLifetime(canvas) {} }),
                isOpaque: true)
        }
        images = (image(), image())
        layer = CALayer()
        let keys = ["contents", "hidden", "onOrderIn", "position", "bounds"]
        layer.actions = Dictionary(uniqueKeysWithValues: keys.map { ($0, NSNull()) })
        layer.frame = CGRect(
            x: CGFloat(part.x) / scale, y: CGFloat(part.y) / scale, width: CGFloat(part.width) / scale,
            height: CGFloat(part.height) / scale)
        layer.contents = images.0
    }

    mutating func showAgain() {
        isStale = false
        showsFirst.toggle()
        layer.contents = showsFirst ? images.0 : images.1
    }
}
