import CoreGraphics
import Testing

@Suite struct StretchTests {
    /// A bitmap with equal rows.
    private func bitmap(_ row: [UInt8], height: Int = 1) -> Bitmap {
        let bitmap = Bitmap(width: row.count, height: height, format: .coverage)
        for y in 0..<height {
            for (x, value) in row.enumerated() {
                (bitmap.pixels + y * bitmap.bytesPerRow + x).storeBytes(of: value, as: UInt8.self)
            }
        }
        return bitmap
    }

    private func row(_ y: Int, of bitmap: Bitmap) -> [UInt8] {
        (0..<bitmap.width).map { (bitmap.pixels + y * bitmap.bytesPerRow + $0).load(as: UInt8.self) }
    }

    @Test func identityStretchCopiesTheBitmap() {
        let source = bitmap((0..<100).map { UInt8($0 * 2) }, height: 3)
        let result = Bitmap(width: 100, height: 3, format: .coverage)

        result.fill(result.bounds, stretching: source, by: .identity)

        #expect((0..<3).allSatisfy { row($0, of: result) == row(1, of: source) })
    }

    @Test(arguments: [0.03, 0.25, 0.6, 0.99] as [CGFloat])
    func aRampStaysARamp(step: CGFloat) {
        let source = bitmap((0..<20).map { UInt8($0 * 13) }, height: 4)
        let result = Bitmap(width: Int(18 / step), height: 8, format: .coverage)

        result.fill(
            result.bounds, stretching: source, by: CGAffineTransform(a: step, b: 0, c: 0, d: 0.25, tx: 1, ty: 1))

        for (x, value) in row(4, of: result).enumerated() {
            let wanted = 13 * ((CGFloat(x) + 0.5) * step + 0.5)
            #expect(abs(CGFloat(value) - wanted) <= 1, "\(value) at \(x) instead of \(wanted)")
        }
    }

    @Test func partOfAStretchMatchesTheWhole() {
        let source = bitmap([0, 90, 255, 255, 30, 0], height: 6)
        let toSource = CGAffineTransform(a: 0.17, b: 0, c: 0, d: 0.21, tx: -0.4, ty: 0.3)
        let (whole, part) = (
            Bitmap(width: 40, height: 30, format: .coverage), Bitmap(width: 40, height: 30, format: .coverage)
        )
        let scratch = StretchBuffers()

        whole.fill(whole.bounds, stretching: source, by: toSource)
        for piece in [PixelRect(x: 3, y: 2, width: 20, height: 9), PixelRect(x: 23, y: 2, width: 9, height: 20)] {
            part.fill(piece, stretching: source, by: toSource, with: scratch)
        }

        #expect(Array(row(5, of: part)[3..<32]) == Array(row(5, of: whole)[3..<32]))
        #expect(Array(row(20, of: part)[23..<32]) == Array(row(20, of: whole)[23..<32]))
        // The area around a part is not changed.
        #expect(row(5, of: part)[..<3].allSatisfy { $0 == 0 } && row(5, of: part)[32...].allSatisfy { $0 == 0 })
        #expect(row(20, of: part)[..<23].allSatisfy { $0 == 0 } && row(11, of: part)[..<23].allSatisfy { $0 == 0 })
    }
}
