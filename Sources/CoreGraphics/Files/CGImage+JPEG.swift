import CJPEG
import Foundation

extension CGImage {
    /// The memory limit of libjpeg in addition to the pixels, needed for progressive images: 512 MiB.
    private static let maximumMemory = 1 << 29
    /// Cameras write about ten scans; a file with many more only costs time.
    private static let maximumScans: Int32 = 100
    /// Even an empty image needs a bit per 8×8 pixels, with the coarsest subsampling per 32×32.
    private static let maximumPixelsPerByte = 32 * 32 * 8

    /// Decodes a JPEG image as it is stored; its Exif orientation is read by `ExifOrientation`.
    ///
    /// Gray and color, baseline and progressive, also CMYK with approximate colors. Dimensions and byte count are
    /// checked before memory is allocated.
    package convenience init(jpeg: Data) throws(ImageFailure) {
        guard jpeg.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .notJPEG }
        let bytes = [UInt8](jpeg)
        var reason = [CChar](repeating: 0, count: Int(VELARIUM_JPEG_REASON))
        var size = velarium_jpeg_size()
        guard velarium_jpeg_measure(bytes, bytes.count, &size, &reason) else { throw .damaged(reason.text) }
        let width = Int(size.width)
        let height = Int(size.height)
        try CGImage.checkSize(width, height)
        guard width * height / CGImage.maximumPixelsPerByte <= bytes.count else {
            throw .damaged("\(bytes.count) bytes cannot hold \(width)×\(height) pixels")
        }
        let bitmap = Bitmap(width: width, height: height)
        let rows = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
        guard
            velarium_jpeg_decode(
                bytes, bytes.count, rows, bitmap.bytesPerRow, CGImage.maximumMemory, CGImage.maximumScans, &reason)
        else { throw .damaged(reason.text) }
        self.init(bitmap: bitmap, isOpaque: true)
    }

    /// The image as JPEG on white.
    ///
    /// - Parameters:
    ///   - quality: 0 for the smallest file to 1 for the best image; clamped, NaN counts as 1.
    ///   - orientation: Written as Exif orientation; the pixels are not rotated.
    package func jpegData(quality: CGFloat, orientation: ExifOrientation = .up) throws(ImageFailure) -> Data {
        guard width > 0, height > 0 else { throw .empty }
        let flat = alphaInfo == .noneSkipFirst ? bitmap : flattened()
        let percent = Int32((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        var reason = [CChar](repeating: 0, count: Int(VELARIUM_JPEG_REASON))
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        guard
            velarium_jpeg_encode(
                flat.pixels.assumingMemoryBound(to: UInt8.self), flat.bytesPerRow, Int32(width), Int32(height),
                max(1, percent), Int32(orientation.rawValue), &bytes, &length, &reason), let bytes
        else { throw .unwritable(reason.text) }
        defer { free(bytes) }
        return Data(bytes: bytes, count: length)
    }

    private func flattened() -> Bitmap {
        let paper = Bitmap(width: width, height: height)
        let context = CGContext(bitmap: paper, scale: 1)
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(rect)
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        context.drawUpright(self, in: rect)
        return paper
    }
}

extension [CChar] {
    /// The text before the terminating zero.
    fileprivate var text: String {
        String(decoding: prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
