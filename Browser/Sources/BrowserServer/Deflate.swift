import CZlib

/// Compresses bytes as browsers decompress them: zlib's format, which `DecompressionStream` calls "deflate".
enum Deflate {
    /// Fast: of the pixels of an interface it leaves about a twentieth, and a slower level few less.
    private static let level: Int32 = 1

    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(bytes.count))
        let compressed = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            let result = compress2(buffer.baseAddress, &length, bytes, UInt(bytes.count), level)
            precondition(result == Z_OK, "zlib cannot compress \(bytes.count) bytes: error \(result).")
            count = Int(length)
        }
        return compressed
    }
}
