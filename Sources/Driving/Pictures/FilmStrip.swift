import CoreGraphics
import QuartzCore
import UIKitCore

/// Images of one animation in chronological order, in rows, each with its time below it.
///
/// Every image is reduced when it is captured, to at most one pixel a point. A strip of a large screen then fits into
/// memory and onto a page.
@MainActor
package final class FilmStrip {
    /// The most pictures in a strip.
    nonisolated package static let mostPictures = 240
    /// The width in pixels at which a new row begins.
    private static let widestRow = 4_096
    /// The maximum length of a picture's longer side in the strip, in pixels.
    private static let longestSide: CGFloat = 900
    private static let gap: CGFloat = 12
    private static let captionHeight: CGFloat = 24

    private var pictures: [(image: UIImage, caption: String)] = []
    private var start: Seconds?

    /// Creates an empty strip.
    package init() {}

    /// Why a strip of `seconds` with a picture every `interval` seconds is impossible; nil when it is possible.
    nonisolated package static func problem(with seconds: Seconds, every interval: Seconds) -> String? {
        if !(interval > 0) { return "a film strip needs some time between its pictures" }
        if seconds / interval < Double(mostPictures) { return nil }
        return
            "a picture every \(plain(interval)) s of \(plain(seconds)) s is too many; a strip has at most "
            + "\(mostPictures)"
    }

    /// Appends an image of `canvas`.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in points.
    ///   - time: The clock's time in seconds; captions count from the first picture's time.
    package func append(_ canvas: Bitmap, size: CGSize, at time: Seconds) {
        let start = self.start ?? time
        self.start = start
        let reduction = min(1, Self.longestSide / max(size.width, size.height), CGFloat(canvas.width) / size.width)
        let target = CGSize(
            width: (size.width * reduction).rounded(), height: (size.height * reduction).rounded())
        let screen = UIImage(cgImage: CGImage(bitmap: canvas))
        let small = Self.renderer(of: target).image { context in
            context.cgContext.interpolationQuality = .high
            screen.draw(in: CGRect(origin: .zero, size: target))
        }
        pictures.append((small, "\(plain(((time - start) * 1000).rounded() / 1000)) s"))
    }

    /// All pictures so far in one image; nil when there is none.
    package func picture() -> Bitmap? {
        guard let cell = cell else { return nil }
        let most = max(1, Self.widestRow / Int(cell.width))
        let rows = (pictures.count + most - 1) / most
        let columns = (pictures.count + rows - 1) / rows
        let size = CGSize(
            width: CGFloat(columns) * cell.width + Self.gap, height: CGFloat(rows) * cell.height + Self.gap)
        let strip = Self.renderer(of: size).image { context in
            UIColor(white: 0.86, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, entry) in pictures.enumerated() {
                let corner = CGPoint(
                    x: Self.gap + CGFloat(index % columns) * cell.width,
                    y: Self.gap + CGFloat(index / columns) * cell.height)
                entry.image.draw(at: corner)
                draw(entry.caption, below: CGRect(origin: corner, size: entry.image.size))
            }
        }
        return strip.cgImage?.bitmap
    }

    /// The size of a picture with its caption and the gaps after it. The largest picture counts, as the device may
    /// rotate.
    private var cell: CGSize? {
        guard !pictures.isEmpty else { return nil }
        let sizes = pictures.map(\.image.size)
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + Self.gap,
            height: (sizes.map(\.height).max() ?? 0) + Self.gap + Self.captionHeight)
    }

    private func draw(_ caption: String, below frame: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor(white: 0.2, alpha: 1),
        ]
        let width = caption.size(withAttributes: attributes).width
        caption.draw(at: CGPoint(x: frame.midX - (width / 2).rounded(), y: frame.maxY + 4), withAttributes: attributes)
    }

    private static func renderer(of size: CGSize) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format)
    }
}
