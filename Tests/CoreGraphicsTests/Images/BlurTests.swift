import CoreGraphics
import Foundation
import Testing

@Suite struct BlurTests {
    private func bar(from start: Int, to end: Int, width: Int) -> Bitmap {
        let bitmap = Bitmap(width: width, height: width, format: .coverage)
        for y in 0..<width {
            memset(bitmap.pixels + y * bitmap.bytesPerRow + start, 255, end - start)
        }
        return bitmap
    }

    private func row(_ bitmap: Bitmap, _ y: Int) -> [Int] {
        (0..<bitmap.width).map { Int((bitmap.pixels + y * bitmap.bytesPerRow + $0).load(as: UInt8.self)) }
    }

    @Test(arguments: [1.5, 2, 3, 4, 5, 6, 7.9, 8, 12, 20, 40])
    func blurredBarMatchesAGaussian(sigma: Double) {
        let width = 400
        let start = 150
        let end = 250

        let middle = row(bar(from: start, to: end, width: width).blurred(sigma: CGFloat(sigma)), width / 2)

        func below(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
        let gaps = middle.indices.map { x in
            let ideal = below(Double(x) + 0.5 - Double(start)) - below(Double(x) + 0.5 - Double(end))
            return abs(Double(middle[x]) - ideal * 255)
        }
        #expect(gaps.max()! < 5, "\(gaps.max()!) of 255 at \(gaps.firstIndex(of: gaps.max()!)!)")
        #expect(zip(middle, middle.reversed()).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test(arguments: [2, 4, 7.5, 16])
    func scaledEdgeRisesLinearly(factor: Double) {
        let source = bar(from: 2, to: 4, width: 4)
        let side = Int(4 * factor)
        let target = Bitmap(width: side, height: side, format: .coverage)

        target.fill(
            target.bounds, stretching: source,
            by: CGAffineTransform(scaleX: CGFloat(1 / factor), y: CGFloat(1 / factor)))

        let values = row(target, side / 2).prefix(Int(3.5 * factor))
        for (x, value) in values.enumerated() {
            let ideal = max(0, min(1, (Double(x) + 0.5) / factor - 1.5))
            #expect(abs(Double(value) - ideal * 255) < 2, "at \(x)")
        }
        #expect(Array(values) == values.sorted())
    }

    @Test func partialFillMatchesTheWholeFill() {
        let source = bar(from: 3, to: 9, width: 12).blurred(sigma: 2)
        let (whole, part) = (
            Bitmap(width: 90, height: 90, format: .coverage), Bitmap(width: 90, height: 90, format: .coverage)
        )
        let shrink = CGAffineTransform(a: 0.1, b: 0, c: 0, d: 0.2, tx: 1.3, ty: -2)

        whole.fill(whole.bounds, stretching: source, by: shrink)
        part.fill(PixelRect(x: 20, y: 30, width: 41, height: 17), stretching: source, by: shrink)

        #expect(Array(row(part, 33)[20..<61]) == Array(row(whole, 33)[20..<61]))
        #expect(row(part, 33)[..<20].allSatisfy { $0 == 0 } && row(part, 33)[61...].allSatisfy { $0 == 0 })
        #expect(row(part, 29).allSatisfy { $0 == 0 } && row(part, 47).allSatisfy { $0 == 0 })
    }
}
