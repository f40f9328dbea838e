import Foundation

/// The Exif orientation of a stored image: Exif's numbers with UIKit's names.
package enum ExifOrientation: Int, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension ExifOrientation {
    /// Reads the orientation from a JPEG's Exif block; `up` when it is missing or invalid.
    package init(jpeg: Data) {
        let bytes = [UInt8](jpeg)
        var start = 2
        while start + 4 <= bytes.count, bytes[start] == 0xFF {
            let kind = bytes[start + 1]
            // The pixel data begins: all metadata comes before.
            if kind == 0xDA || kind == 0xD9 { break }
            let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
            let content = start + 4..<max(start + 4, min(start + 2 + length, bytes.count))
            if kind == 0xE1, let found = ExifBlock(bytes[content])?.orientation {
                self = found
                return
            }
            start += 2 + length
        }
        self = .up
    }
}

/// An Exif block: a six-byte name followed by a TIFF file, whose first directory has the orientation.
private struct ExifBlock {
    private let tiff: [UInt8]
    private let isBigEndian: Bool

    init?(_ block: ArraySlice<UInt8>) {
        guard block.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
        tiff = Array(block.dropFirst(6))
        if tiff.starts(with: Array("MM".utf8)) {
            isBigEndian = true
        } else if tiff.starts(with: Array("II".utf8)) {
            isBigEndian = false
        } else {
            return nil
        }
    }

    var orientation: ExifOrientation? {
        guard let list = number(at: 4, bytes: 4), let count = number(at: list, bytes: 2) else { return nil }
        for index in 0..<count {
            let entry = list + 2 + index * 12
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            if tag == 0x112 { return number(at: entry + 8, bytes: 2).flatMap(ExifOrientation.init) }
        }
        return nil
    }

    /// Nil beyond the end.
    private func number(at start: Int, bytes count: Int) -> Int? {
        guard start >= 0, start + count <= tiff.count else { return nil }
        let bytes = tiff[start..<start + count]
        return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
}
