import CoreGraphics
import Testing

@Suite struct ClippingTests {
    static let everything = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func clipsIntersectUntilRestored() {
        let bitmap = drawn { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.clip(to: CGRect(x: 5, y: 0, width: 15, height: 20))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 0, width: 5, height: 20))
            context.fill(Self.everything)
            context.restoreGState()
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }

        #expect(
            [0, 4, 5, 9, 10].map { bitmap.hex($0, 5) } == [
                "#00000000", "#00000000", "#000000FF", "#000000FF", "#00000000",
            ])
        #expect(bitmap.hex(0, 0) == "#FF0000FF")
    }

    @Test func emptyClipDrawsNothing() {
        let bitmap = drawn { context in
            context.clip()
            #expect(context.boundingBoxOfClipPath.isNull)
            context.fill(Self.everything)
            context.resetClip()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        #expect(bitmap.hex(10, 10) == "#00000000")
        #expect(bitmap.hex(0, 0) == "#000000FF")
    }

    @Test func clipBoundingBoxIsInUserSpace() {
        _ = drawn(width: 40, height: 40, scale: 2) { context in
            context.translateBy(x: 5, y: 5)
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))

            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func maskClipsToItsCoverage() {
        let mask = drawn(width: 2, height: 1, format: .coverage) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let bitmap = drawn { context in
            context.interpolationQuality = .none
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: CGImage(bitmap: mask))
            context.fill(Self.everything)
            context.restoreGState()
            context.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
        }

        #expect(bitmap.hex(2, 5) == "#000000FF")
        #expect(bitmap.hex(7, 5) == "#00000000")
        #expect(bitmap.hex(2, 15) == "#00000000")
        #expect(bitmap.hex(19, 19) == "#000000FF")
    }

    @Test func opaqueImageMasksByLuminance() throws {
        let white = drawn(width: 2, height: 1) {
            $0.fill(Self.everything)
            $0.setFillColor(.white)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let bitmap = drawn { context in
            context.interpolationQuality = .none
            context.clip(to: Self.everything, mask: CGImage(bitmap: white, isOpaque: true))
            context.fill(Self.everything)
        }

        #expect(bitmap.hex(2, 5) == "#000000FF")
        #expect(bitmap.hex(17, 5) == "#00000000")
    }

    @Test func twoMasksClipToTheirIntersection() {
        let half = drawn(width: 2, height: 1, format: .coverage) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let bitmap = drawn { context in
            context.interpolationQuality = .none
            context.clip(to: Self.everything, mask: CGImage(bitmap: half))
            context.clip(to: CGRect(x: 5, y: 0, width: 20, height: 20), mask: CGImage(bitmap: half))
            context.fill(Self.everything)
        }

        #expect([2, 7, 12].map { bitmap.color(x: $0, y: 5).alpha } == [0, 255, 0])
    }
}
