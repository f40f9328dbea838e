import CoreGraphics
import Driving
import Testing

@Suite struct PictureComparisonTests {
    private func picture(_ width: Int, _ height: Int, filled color: UInt32) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { paint(bitmap, x, y, color) }
        }
        return bitmap
    }

    private func paint(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ color: UInt32) {
        (bitmap.pixels + y * bitmap.bytesPerRow + x * 4).storeBytes(of: color, as: UInt32.self)
    }

    @Test func equalPicturesMatchExactly() {
        let comparison = PictureComparison(
            of: picture(9, 7, filled: 0xFF12_3456), with: picture(9, 7, filled: 0xFF12_3456), tolerance: .exact)

        #expect(comparison.isMatch)
        #expect(comparison.differingPixels == 0)
        #expect(comparison.region.isEmpty)
    }

    @Test func differenceWithinTheChannelToleranceMatches() {
        let actual = picture(4, 4, filled: 0xFF80_8080)
        let reference = picture(4, 4, filled: 0xFF98_8080)

        #expect(PictureComparison(of: actual, with: reference).isMatch)
        #expect(!PictureComparison(of: actual, with: reference, tolerance: .exact).isMatch)
        #expect(PictureComparison(of: actual, with: reference).largestDifference == 24)
    }

    @Test func differingPixelsAreCountedAndLocated() {
        let actual = picture(20, 10, filled: 0xFFFF_FFFF)
        let reference = picture(20, 10, filled: 0xFFFF_FFFF)
        paint(actual, 3, 4, 0xFF00_0000)
        paint(actual, 6, 8, 0xFFFF_FF00)

        let comparison = PictureComparison(of: actual, with: reference)

        #expect(!comparison.isMatch)
        #expect(comparison.region == PixelRect(x: 3, y: 4, width: 4, height: 5))
        #expect(
            comparison.explanation == "differs in 2 of 200 pixels (by up to 255 of 255), all in x 3 to 6, y 4 to 8")
    }

    @Test func aShareOfPixelsMayDiffer() {
        let actual = picture(10, 10, filled: 0xFFFF_FFFF)
        let reference = picture(10, 10, filled: 0xFFFF_FFFF)
        paint(actual, 0, 0, 0xFF00_0000)

        func isMatch(share: Double) -> Bool {
            PictureComparison(of: actual, with: reference, tolerance: PictureTolerance(channel: 0, fraction: share))
                .isMatch
        }

        #expect(isMatch(share: 0.01))
        #expect(!isMatch(share: 0.009))
    }

    @Test func picturesOfAnotherSizeNeverMatch() {
        let comparison = PictureComparison(
            of: picture(2, 3, filled: 0), with: picture(3, 2, filled: 0),
            tolerance: PictureTolerance(channel: 255, fraction: 1))

        #expect(!comparison.isMatch)
        #expect(comparison.explanation == "is 2×3 pixels instead of 3×2")
        #expect(comparison.makeDifferencePicture().width == 3)
        #expect(comparison.makeDifferencePicture().height == 3)
    }

    @Test func differencePictureIsRedAtDifferencesAndPaleElsewhere() {
        let actual = picture(2, 1, filled: 0xFF00_0000)
        let reference = picture(2, 1, filled: 0xFF00_0000)
        paint(actual, 1, 0, 0xFF00_FF00)

        let difference = PictureComparison(of: actual, with: reference).makeDifferencePicture()

        #expect(difference.color(x: 0, y: 0) == PixelColor(red: 192, green: 192, blue: 192))
        #expect(difference.color(x: 1, y: 0) == PixelColor(red: 255, green: 0, blue: 0))
    }
}
