import TestSupport

/// Changes the inputs of a corpus: bits, bytes, numbers, pieces of the same or of another input.
struct Mutator {
    private let inputs: [[UInt8]]
    private let longest: Int

    init(_ inputs: [[UInt8]], longest: Int) {
        self.inputs = inputs.isEmpty ? [[]] : inputs
        self.longest = longest
    }

    /// The same input for the same seed.
    func input(seed: Int) -> [UInt8] {
        var random = SeededRandom(seed: seed)
        var bytes = inputs[random.number(below: inputs.count)]
        for _ in 0...random.number(below: 6) { change(&bytes, &random) }
        return Array(bytes.prefix(longest))
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let place = random.number(below: bytes.count + 1)
        let isInside = place < bytes.count
        switch random.number(below: 9) {
        case 0 where isInside: bytes[place] ^= 1 << UInt8(random.number(below: 8))
        case 1 where isInside: bytes[place] = UInt8(random.number(below: 256))
        case 2: bytes.insert(UInt8(random.number(below: 256)), at: place)
        case 3 where isInside: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.number(below: 16)))
        case 4: bytes.insert(contentsOf: part(of: bytes, &random), at: place)
        case 5: bytes.insert(contentsOf: part(of: inputs[random.number(below: inputs.count)], &random), at: place)
        case 6 where isInside: bytes[place] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF][random.number(below: 6)]
        case 7: replaceNumber(in: &bytes, from: place, &random)
        case 8 where isInside && random.chance(20): bytes.removeSubrange(place...)
        default: bytes += (0..<random.number(below: 12)).map { _ in UInt8(random.number(below: 256)) }
        }
    }

    private func part(of bytes: [UInt8], _ random: inout SeededRandom) -> ArraySlice<UInt8> {
        let start = random.number(below: bytes.count + 1)
        return bytes[start..<min(bytes.count, start + random.number(below: 40))]
    }

    /// Writes an unusual number in place of the next digits.
    private func replaceNumber(in bytes: inout [UInt8], from place: Int, _ random: inout SeededRandom) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        let numbers = [
            "0", "-1", "1e308", "nan", "inf", "-1e19", "9223372036854775807", "9223372036854775808", "4294967296",
            "65536", "0.1", "1000000", "-0", "1e-400", "99999999999999999999999999",
        ]
        bytes.replaceSubrange(start..<end, with: numbers[random.number(below: numbers.count)].utf8)
    }
}
