import CoreGraphics
import Foundation
import Testing

/// Functions of Foundation with `CGFloat`, and comparisons of rectangles.
@Suite struct CGFloatTests {
    @Test func functionsOfFoundationTakeCGFloats() {
        let half: CGFloat = 0.5
        #expect(abs(atan(1 as CGFloat) - .pi / 4) < 1e-12)
        #expect(abs(acos(half) - .pi / 3) < 1e-12)
        #expect(abs(asin(half) - .pi / 6) < 1e-12)
        #expect(log10(1_000 as CGFloat).rounded() == 3)
        #expect(copysign(3 as CGFloat, -1) == -3)
        #expect(half.native == Double(0.5))
    }

    @Test func rectanglesAreEqualWithoutTheirSigns() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
        #expect(rect.equalTo(CGRect(x: 30, y: 40, width: -20, height: -30)))
        #expect(!rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
    }
}
