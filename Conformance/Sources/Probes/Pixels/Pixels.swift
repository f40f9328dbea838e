import UIKit

/// The pixels of an image in sRGB. Points, y down.
struct Pixels {
    /// Components from 0 to 255.
    struct Color: Equatable, CustomStringConvertible {
        let red, green, blue: Int

        var sum: Int { red + green + blue }

        var description: String { "\(red) \(green) \(blue)" }

        /// Whether no component differs by more than `tolerance`.
        func isClose(to other: Color, within tolerance: Int) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance
        }
    }

    let width: Int
    let height: Int
    /// Pixels per point.
    let scale: CGFloat
    /// Blue, green, red and alpha of each pixel, from the top.
    private let bytes: [UInt8]

    /// Nil for an image without pixels.
    @MainActor init?(_ image: UIImage) {
        guard let source = image.cgImage,
            let context = CGContext(
                data: nil, width: source.width, height: source.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.draw(source, in: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        guard let data = context.data else { return nil }
        width = source.width
        height = source.height
        scale = image.scale
        var rows: [UInt8] = []
        rows.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let start = UnsafeRawPointer(data).advanced(by: row * context.bytesPerRow)
            rows.append(contentsOf: UnsafeRawBufferPointer(start: start, count: width * 4))
        }
        bytes = rows
    }

    /// Draws the text of a label on white, with 5 points around it.
    @MainActor init?(drawing label: UILabel) {
        // Whole points, or the last column would only be white in part.
        let size = CGSize(width: label.bounds.width.rounded(.up) + 10, height: label.bounds.height.rounded(.up) + 10)
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            label.drawText(in: label.bounds.offsetBy(dx: 5, dy: 5))
        }
        self.init(image)
    }

    /// The box of everything in the picture.
    var bounds: CGRect { CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

    /// The color of a pixel inside the image.
    func pixel(_ column: Int, _ row: Int) -> Color {
        let start = (min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)) * 4
        return Color(red: Int(bytes[start + 2]), green: Int(bytes[start + 1]), blue: Int(bytes[start]))
    }

    /// The color of the pixel at a point.
    func color(x: CGFloat, y: CGFloat) -> Color {
        pixel(Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
    }

    /// The first x in a row, from left to right, whose pixel satisfies `condition`.
    func firstX(y: CGFloat, from start: CGFloat, to end: CGFloat, where condition: (Color) -> Bool) -> CGFloat? {
        let row = Int((y * scale).rounded(.down))
        return columns(start, end).first { condition(pixel($0, row)) }.map { CGFloat($0) / scale }
    }

    /// The first y in a column, from the top, whose pixel satisfies `condition`.
    func firstY(x: CGFloat, from start: CGFloat, to end: CGFloat, where condition: (Color) -> Bool) -> CGFloat? {
        let column = Int((x * scale).rounded(.down))
        return columns(start, end).first { condition(pixel(column, $0)) }.map { CGFloat($0) / scale }
    }

    /// The runs of like pixels in a column, from the top: where they begin and end. A pixel that differs from the one above
    /// by more than `tolerance` begins another.
    func columnRuns(x: CGFloat, from start: CGFloat, to end: CGFloat, tolerance: Int) -> [ClosedRange<CGFloat>] {
        let column = Int((x * scale).rounded(.down))
        return runs(columns(start, end), tolerance: tolerance) { pixel(column, $0) }
    }

    /// The runs of like pixels in a row, from the left.
    func rowRuns(y: CGFloat, from start: CGFloat, to end: CGFloat, tolerance: Int) -> [ClosedRange<CGFloat>] {
        let row = Int((y * scale).rounded(.down))
        return runs(columns(start, end), tolerance: tolerance) { pixel($0, row) }
    }

    private func runs(_ places: Range<Int>, tolerance: Int, color: (Int) -> Color) -> [ClosedRange<CGFloat>] {
        var runs: [ClosedRange<CGFloat>] = [], first = places.lowerBound
        for place in places {
            let next = place + 1
            guard next == places.upperBound || !color(next).isClose(to: color(place), within: tolerance) else {
                continue
            }
            runs.append(CGFloat(first) / scale...CGFloat(next) / scale)
            first = next
        }
        return runs
    }

    /// The pixels of a row or column from a point on, one color each.
    func pixels(x: CGFloat, y: CGFloat, dx: Int = 0, dy: Int = 0, count: Int) -> [Color] {
        let column = Int((x * scale).rounded(.down)), row = Int((y * scale).rounded(.down))
        return (0..<count).map { pixel(column + dx * $0, row + dy * $0) }
    }

    /// The length of the run of pixels around a point, along its row, that satisfy `condition`.
    func runLength(x: CGFloat, y: CGFloat, where condition: (Color) -> Bool) -> CGFloat? {
        run(x: x, y: y, where: condition).map { $0.high - $0.low }
    }

    /// The ends of that run.
    func run(x: CGFloat, y: CGFloat, where condition: (Color) -> Bool) -> (low: CGFloat, high: CGFloat)? {
        let row = Int((y * scale).rounded(.down)), middle = Int((x * scale).rounded(.down))
        guard condition(pixel(middle, row)) else { return nil }
        var low = middle, high = middle
        while low > 0, condition(pixel(low - 1, row)) { low -= 1 }
        while high < width - 1, condition(pixel(high + 1, row)) { high += 1 }
        return (CGFloat(low) / scale, CGFloat(high + 1) / scale)
    }

    /// The left ends of the runs in a row that satisfy `condition` and are longer than `length`.
    func runStarts(y: CGFloat, longerThan length: CGFloat, where condition: (Color) -> Bool) -> [CGFloat] {
        let row = Int((y * scale).rounded(.down))
        var starts: [CGFloat] = [], start: Int?
        for column in 0...width {
            if column < width, condition(pixel(column, row)) {
                start = start ?? column
            } else if let first = start {
                if CGFloat(column - first) / scale > length { starts.append(CGFloat(first) / scale) }
                start = nil
            }
        }
        return starts
    }

    private func columns(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
        let first = Int(start * scale)
        return first..<max(first, Int(end * scale))
    }
}
