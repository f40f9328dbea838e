import Foundation

/// The dimensions and format in a PNG's header, and the size of its compressed pixels.
struct PNGHeader {
    private let width, height: Int
    private let bitsPerPixel: Int
    /// The bytes of compressed pixels that are present.
    private let compressedBytes: Int

    /// The first bytes of every PNG.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The maximum expansion of one byte by Deflate.
    private static let maximumInflation = 1032

    /// Reads the header chunk, which must come first, and adds up the data chunks.
    init(_ png: Data) throws(ImageFailure) {
        let bytes = [UInt8](png)
        guard bytes.starts(with: PNGHeader.signature) else { throw .notPNG }
        guard bytes.count >= 26, Array(bytes[12..<16]) == Array("IHDR".utf8) else { throw .damaged("no header") }
        width = bytes.number(at: 16)
        height = bytes.number(at: 20)
        bitsPerPixel = Int(bytes[24]) * (PNGHeader.channels[bytes[25]] ?? 1)
        var compressed = 0
        var start = 8
        while start + 8 <= bytes.count {
            let length = bytes.number(at: start)
            if bytes[start + 4..<start + 8].elementsEqual("IDAT".utf8) {
                compressed += min(length, bytes.count - start - 8)
            }
            start += length + 12
        }
        compressedBytes = compressed
    }

    /// Throws when the image is empty, exceeds the limits, or has more pixels than its data can hold.
    func check() throws(ImageFailure) {
        try CGImage.checkSize(width, height)
        // Each row has one more byte for its filter.
        let unpacked = ((width * bitsPerPixel + 7) / 8 + 1) * height
        guard unpacked / PNGHeader.maximumInflation <= compressedBytes else {
            throw .damaged("\(compressedBytes) bytes cannot hold \(width)×\(height) pixels")
        }
    }

    /// The channels by color type: gray, RGB, palette, gray with alpha, RGB with alpha.
    private static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
}

extension [UInt8] {
    /// The four bytes from `start`, the highest first.
    fileprivate func number(at start: Int) -> Int {
        self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

extension CGImage {
    /// Throws when a decoded image would be empty or exceed the limits.
    static func checkSize(_ width: Int, _ height: Int) throws(ImageFailure) {
        guard width > 0, height > 0 else { throw .empty }
        guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide, width * height <= maximumPixelCount else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
