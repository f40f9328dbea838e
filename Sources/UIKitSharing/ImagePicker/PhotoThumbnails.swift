import UIKitCore

/// Small pictures for the grid. A file is decoded once for as long as its small picture is kept.
@MainActor package final class PhotoThumbnails {
    private struct Entry {
        let image: UIImage
        /// The side that was asked for, in pixels.
        let side: CGFloat

        var pixelCount: Int { Int(image.size.width * image.size.height) }
    }

    private var entries: [URL: Entry] = [:]
    /// The pictures that are kept, the one used longest ago first.
    private var order: [URL] = []
    private let limit: Int
    /// The files that have been decoded.
    package private(set) var decodeCount = 0

    /// The number of pixels of all kept pictures.
    package private(set) var pixelCount = 0

    /// - Parameter limit: The most pixels that are kept: 8 million take 32 MB.
    package init(limit: Int = 8_000_000) { self.limit = limit }

    /// The middle of a picture as a square of at most `side` pixels, one per point; pictures are not enlarged. Nil for a
    /// file that is no picture.
    package func image(of picture: PhotoLibrary.Picture, side: CGFloat) -> UIImage? {
        let side = side.isFinite ? max(1, side.rounded()) : 1
        if let known = entries[picture.url], known.side == side {
            touch(picture.url)
            return known.image
        }
        decodeCount += 1
        guard let whole = UIImage(contentsOfFile: picture.url.path) else { return nil }
        let small = PhotoThumbnails.square(of: whole, side: side)
        keep(Entry(image: small, side: side), for: picture.url)
        touch(picture.url)
        while pixelCount > limit, order.count > 1 { keep(nil, for: order.removeFirst()) }
        return small
    }

    package func removeAll() {
        entries = [:]
        order = []
        pixelCount = 0
    }

    private func keep(_ entry: Entry?, for url: URL) {
        pixelCount += (entry?.pixelCount ?? 0) - (entries[url]?.pixelCount ?? 0)
        entries[url] = entry
    }

    private func touch(_ url: URL) {
        order.removeAll { $0 == url }
        order.append(url)
    }

    private static func square(of image: UIImage, side: CGFloat) -> UIImage {
        let width = image.size.width * image.scale
        let height = image.size.height * image.scale
        let shorter = max(1, min(width, height))
        let side = min(side, shorter)
        let target = CGSize(width: width * side / shorter, height: height * side / shorter)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            let origin = CGPoint(x: (side - target.width) / 2, y: (side - target.height) / 2)
            image.draw(in: CGRect(origin: origin, size: target))
        }
    }
}
