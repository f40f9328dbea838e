import CoreGraphics

/// Writes PNG images of all kinds for decoding tests; pixels are stored uncompressed.
struct PNGMaker {
    var width: UInt32 = 2
    var height: UInt32 = 2
    var depth: UInt8 = 8
    var colorType: UInt8 = 2
    var isInterlaced = false
    /// Three bytes a color.
    var palette: [UInt8] = []
    /// The rows, each after its filter byte.
    var rows: [UInt8] = []
    var breaksChecksum = false

    var data: Data {
        var header: [UInt8] = big(width) + big(height)
        header += [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += chunk("IHDR", header)
        if !palette.isEmpty { bytes += chunk("PLTE", palette) }
        bytes += chunk("IDAT", stored(rows)) + chunk("IEND", [])
        return Data(bytes)
    }

    private func big(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }

    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big(UInt32(content.count)) + body + big(PNGMaker.checksum(body) ^ (breaksChecksum ? 1 : 0))
    }

    /// A zlib stream of one uncompressed block.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        let length = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
        return [0x78, 0x01, 0x01] + length + bytes + big(b << 16 | a)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }
}
