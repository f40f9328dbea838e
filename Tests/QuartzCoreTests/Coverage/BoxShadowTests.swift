import CoreGraphics
import QuartzCore
import Testing

@Suite struct BoxShadowTests {
    /// Corners that are equal to a sixteenth of a pixel share a tile; they used to cut it at different positions.
    @Test(arguments: [8.0, 8.01, 8.03, 7.98]) func boxesWithAlmostTheSameCornersShareATile(radius: CGFloat) {
        let canvas = Canvas(200, 200)
        for (index, corner) in [8, radius].enumerated() {
            let box = canvas.add(CGRect(20, 20 + 90 * CGFloat(index), 160, 70), .white)
            box.cornerRadius = corner
            box.shadowOpacity = 1
            box.shadowRadius = 4
            box.shadowOffset = .zero
        }

        canvas.frame()

        #expect(canvas.pixel(100, 91) == canvas.pixel(100, 181))
        #expect(canvas.pixel(100, 91) != canvas.pixel(100, 50))
    }

    /// Far outside, a soft shadow is less than half a color step. What is not painted there must not be missing.
    @Test(arguments: [2, 9, 24] as [CGFloat], [0.05, 0.12, 1] as [Float])
    func onlyWhatCannotBeSeenIsLeftOut(radius: CGFloat, opacity: Float) {
        let margin = radius * 3 + 4
        let side = margin * 2.5
        let canvas = Canvas(Int(side + margin), Int(side + margin), background: nil)
        let box = canvas.add(CGRect(margin, margin, side, side), .white)
        box.cornerRadius = 6
        box.shadowOpacity = opacity
        box.shadowRadius = radius
        box.shadowOffset = .zero

        canvas.frame()

        let whole = Bitmap(width: canvas.bitmap.width, height: canvas.bitmap.height, format: .coverage)
        let bytes = whole.pixels.assumingMemoryBound(to: UInt8.self)
        for y in Int(margin)..<whole.height {
            for x in Int(margin)..<whole.width { bytes[y * whole.bytesPerRow + x] = 255 }
        }
        let blurred = whole.blurred(sigma: radius)
        let row = Int(margin + side / 2)
        let coverage = blurred.pixels.assumingMemoryBound(to: UInt8.self) + row * blurred.bytesPerRow
        let strength = (opacity * 255).rounded()
        let expected = (0..<Int(margin)).map { Int((strength * Float(coverage[$0]) / 255).rounded()) }
        let painted = (0..<Int(margin)).map { Int(canvas.bitmap.color(x: $0, y: row).alpha) }
        #expect(zip(painted, expected).allSatisfy { abs($0 - $1) <= 1 })
        // A wide blur is stretched from a quarter of the pixels, which do not begin where the tile's do.
        #expect(zip(painted, expected).filter { $0 == 0 && $1 > 0 }.count <= 2)
    }

    @Test(arguments: [false, true]) func theSidesOfAShadowAreEvenAndTurnWithIt(isCutOut: Bool) {
        func canvas(_ size: CGSize) -> Canvas {
            let canvas = Canvas(400, 400)
            let box = canvas.add(CGRect(60, 60, size.width, size.height), isCutOut ? nil : .white)
            let shape = CGPath(roundedRect: box.bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
            box.cornerRadius = 8
            box.shadowPath = shape
            box.shadowCutout = isCutOut ? shape : nil
            box.shadowOpacity = 0.7
            box.shadowRadius = 8
            box.shadowOffset = .zero
            canvas.frame()
            return canvas
        }
        let wide = canvas(CGSize(width: 260, height: 130))
        let high = canvas(CGSize(width: 130, height: 260))

        for distance in 36..<62 {
            let side = (100...280).map { wide.pixel($0, distance) }
            #expect(side.allSatisfy { $0 == side[0] })
            #expect((100...280).allSatisfy { high.pixel(distance, $0) == side[0] })
            let opposite = (100...280).map { wide.pixel($0, 249 - distance) }
            #expect(opposite.allSatisfy { $0 == opposite[0] })
        }
        #expect(wide.pixel(200, 58) != wide.pixel(200, 30))
    }

    /// Where the corners of the tile meet, nothing is between them.
    @Test func aShadowIsTheSameOnAllSidesWhateverItsSize() {
        for side in 40...110 {
            let sizes = [(side, side), (side, 130), (130, side)].map { CGSize(width: $0, height: $1) }
            for size in sizes {
                let canvas = Canvas(230, 230)
                let box = canvas.add(CGRect(50, 50, size.width, size.height), .white)
                box.cornerRadius = 8
                box.shadowOpacity = 0.7
                box.shadowRadius = 8
                box.shadowOffset = .zero

                canvas.frame()

                let (width, height) = (Int(size.width), Int(size.height))
                let (middleX, middleY) = (50 + width / 2, 50 + height / 2)
                for distance in 1...12 {
                    let sides = [
                        (50 - distance, middleY), (49 + width + distance, middleY), (middleX, 50 - distance),
                        (middleX, 49 + height + distance),
                    ].map { Int(canvas.bitmap.color(x: $0, y: $1).red) }
                    let spread = (sides.max() ?? 0) - (sides.min() ?? 0)
                    #expect(spread <= 3, "\(size), \(distance) outside: \(sides)")
                }
            }
        }
    }

    @Test func aSoftShadowDamagesOnlyWhatItDarkens() {
        let canvas = Canvas(400, 400)
        let box = canvas.add(CGRect(150, 150, 100, 100), .white)
        box.shadowOpacity = 0.1
        box.shadowRadius = 20
        box.shadowOffset = .zero
        canvas.frame()

        box.shadowOpacity = 0
        let damage = canvas.frame()

        let left = damage.map(\.x).min() ?? 400
        #expect((150 - 46...150 - 36).contains(left))
    }
}
