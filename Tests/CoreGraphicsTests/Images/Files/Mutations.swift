import CoreGraphics

/// The same bytes with a few changed, removed or duplicated, with a fixed seed.
struct Mutations: Sequence, IteratorProtocol {
    private let original: Data
    private var left: Int
    private var state: UInt64

    init(of original: Data, count: Int, seed: UInt64) {
        self.original = original
        left = count
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> Data? {
        guard left > 0 else { return nil }
        left -= 1
        var bytes = original
        for _ in 0...number(below: 4) {
            let place = bytes.startIndex + number(below: bytes.count)
            switch number(below: 5) {
            case 0: bytes[place] = UInt8(number(below: 256))
            case 1: bytes[place] ^= 1 << UInt8(number(below: 8))
            case 2: bytes[place] = 0xFF
            case 3: bytes.removeSubrange(place..<Swift.min(bytes.endIndex, place + 1 + number(below: 8)))
            default: bytes.insert(contentsOf: bytes[place..<Swift.min(bytes.endIndex, place + 9)], at: place)
            }
            if bytes.isEmpty { return bytes }
        }
        return bytes
    }

    /// Marsaglia's xorshift.
    private mutating func number(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
