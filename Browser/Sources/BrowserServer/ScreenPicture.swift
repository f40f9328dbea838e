/// The app's screen as it is, for those who connect later, and what a reader has not seen of it yet.
struct ScreenPicture {
    private(set) var width = 0
    private(set) var height = 0
    /// Red, green, blue and 255 of each pixel, in rows from the top.
    private var pixels: [UInt8] = []

    var bounds: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

    mutating func resize(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: 255, count: width * height * 4)
    }

    /// Takes over the pixels of a frame: blue, green, red and 255 of each, in the rows of `area`.
    ///
    /// - Returns: Whether the area lies on the screen and has all its pixels.
    mutating func draw(_ source: ArraySlice<UInt8>, in area: PixelArea) -> Bool {
        guard bounds.contains(area), source.count == area.width * area.height * 4 else { return false }
        source.withUnsafeBytes { source in
            pixels.withUnsafeMutableBytes { pixels in
                var read = 0
                for y in area.y..<(area.y + area.height) {
                    var write = (y * width + area.x) * 4
                    for _ in 0..<area.width {
                        pixels[write] = source[read + 2]
                        pixels[write + 1] = source[read + 1]
                        pixels[write + 2] = source[read]
                        pixels[write + 3] = 255
                        write += 4
                        read += 4
                    }
                }
            }
        }
        return true
    }

    /// The pixels of areas, one after the other.
    func pixels(of areas: [PixelArea]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(areas.reduce(0) { $0 + $1.width * $1.height * 4 })
        for area in areas {
            for y in area.y..<(area.y + area.height) {
                let start = (y * width + area.x) * 4
                result += pixels[start..<(start + area.width * 4)]
            }
        }
        return result
    }
}

/// A rectangle of whole pixels.
struct PixelArea: Equatable, Sendable {
    var x, y, width, height: Int

    func contains(_ other: PixelArea) -> Bool {
        other.x >= x && other.y >= y && other.width > 0 && other.height > 0 && other.x + other.width <= x + width
            && other.y + other.height <= y + height
    }

    func union(_ other: PixelArea) -> PixelArea {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelArea(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

/// The areas that a reader has not seen yet.
struct UnseenAreas {
    private(set) var areas: [PixelArea] = []
    /// From this number on they become one around all of them.
    private static let mostAreas = 32

    var isEmpty: Bool { areas.isEmpty }

    mutating func add(_ area: PixelArea) {
        if areas.contains(where: { $0.contains(area) }) { return }
        areas.removeAll { area.contains($0) }
        areas.append(area)
        guard areas.count > Self.mostAreas, let first = areas.first else { return }
        areas = [areas.dropFirst().reduce(first) { $0.union($1) }]
    }

    mutating func removeAndReturn() -> [PixelArea] {
        defer { areas = [] }
        return areas
    }

    mutating func removeAll() { areas = [] }
}
