import Foundation

/// Reads values from the bytes of an input, as many as there are; then every value is 0.
struct InputReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// What has not been read.
    var remaining: [UInt8] { Array(rest) }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// A number from 0 up to, not including, `limit`, which is at most 65,536.
    mutating func number(below limit: Int) -> Int {
        let low = Int(byte())
        return (limit > 256 ? Int(byte()) << 8 | low : low) % limit
    }

    mutating func element<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

    /// A number from -128 to 255.5, or one that calculations rarely expect.
    mutating func double() -> Double {
        let unusual: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e19, -1e19, 1e-308, 0.1, -0.0, 1e6, 1e5]
        let kind = byte()
        if kind >= 240 { return unusual[Int(kind) % unusual.count] }
        return kind >= 200 ? -Double(byte()) / 2 : Double(Int(kind & 1) << 8 | Int(byte())) / 2
    }

    /// A text of the next bytes as UTF-8, with characters that are rare among bytes instead of some of them.
    mutating func text(atMost limit: Int = 64) -> String {
        var bytes: [UInt8] = []
        for _ in 0..<number(below: limit + 1) where !isAtEnd {
            let byte = byte()
            if byte >= 0xF8 {
                bytes += Self.pieces[number(below: Self.pieces.count)].utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Letters of both directions and joined ones, controls of bidirectional text, marks, families and line ends.
    private static let pieces = [
        "\u{200D}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
        "\u{2069}", "\u{200E}", "\u{200F}", "\u{FEFF}", "\u{FFFC}", "\u{0}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{85}",
        "\r\n", "\r", "\u{B}", "\u{C}", "\t", "e\u{301}\u{323}", "\u{301}", "👨‍👩‍👧‍👦", "🇩🇪🇩",
        "👍🏽", "\u{FE0F}", "1️⃣", "שלום",
        "مرحبا", "क्षि", "ภาษาไทย", "日本語", "한국어", "ﷺ", "ﬁ", "\u{1F1E6}", "\u{E0041}", "\u{10FFFF}", "\u{3000}", "\u{A0}",
        "hyphenation", "\u{17B4}", "\u{180E}", "\u{0D4D}", "\u{1100}\u{1161}\u{11A8}",
    ]

    /// The next bytes, up to `limit` of them.
    mutating func bytes(atMost limit: Int) -> [UInt8] {
        let count = min(number(below: limit + 1), rest.count)
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }
}
