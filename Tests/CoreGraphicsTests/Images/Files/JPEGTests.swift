import CoreGraphics
import Testing

@Suite struct JPEGTests {
    private let orange = CGImage(
        bitmap: drawn(width: 24, height: 16) {
            $0.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 12, height: 16))
        })

    @Test func jpegRoundTripKeepsColorsOnWhite() throws {
        let back = try CGImage(jpeg: orange.jpegData(quality: 1))

        #expect((back.width, back.height) == (24, 16))
        #expect(back.bitmap.color(x: 3, y: 8).isClose(to: PixelColor(red: 255, green: 128, blue: 0), within: 6))
        #expect(back.bitmap.color(x: 20, y: 8).isClose(to: PixelColor(red: 255, green: 255, blue: 255), within: 6))
        #expect(back.alphaInfo == .noneSkipFirst)
    }

    @Test func lessQualityMakesASmallerFile() throws {
        let noise = CGImage(
            bitmap: drawn(width: 64, height: 64) {
                for index in 0..<64 {
                    $0.setFillColor(red: CGFloat(index * 37 % 64) / 64, green: 0.3, blue: 0.9, alpha: 1)
                    $0.fill(CGRect(x: index, y: 0, width: 1, height: 64))
                }
            })

        let sizes = try [0, 0.5, 1, CGFloat.nan, 7].map { try noise.jpegData(quality: $0).count }

        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
        #expect(sizes[3] == sizes[2] && sizes[4] == sizes[2])
    }

    @Test func progressiveGrayAndCMYKImagesAreDecoded() throws {
        let progressive = try CGImage(jpeg: JPEGFixtures.progressive).bitmap
        let gray = try CGImage(jpeg: JPEGFixtures.gray).bitmap
        let inks = try CGImage(jpeg: JPEGFixtures.inks).bitmap

        #expect(progressive.color(x: 8, y: 0).red > 200 && progressive.color(x: 8, y: 15).blue > 200)
        #expect(gray.color(x: 8, y: 0).green < 20 && gray.color(x: 8, y: 15).green > 235)
        #expect(inks.color(x: 4, y: 4).isClose(to: PixelColor(red: 255, green: 128, blue: 0), within: 12))
    }

    @Test(arguments: 1...8) func orientationIsStoredInTheMetadata(_ number: Int) throws {
        let orientation = try #require(ExifOrientation(rawValue: number))

        let data = try orange.jpegData(quality: 1, orientation: orientation)

        let stored = try DecodedImage(data)
        #expect(stored.orientation == orientation)
        #expect(stored.image.width == 24)
    }

    @Test func invalidExifBlockMeansUpOrientation() throws {
        let data = try orange.jpegData(quality: 1, orientation: .left)
        let exif = try #require(data.range(of: Data("Exif".utf8)))

        for offset in 0..<34 {
            var broken = data
            broken[exif.lowerBound + offset] ^= 0xFF
            // Only the result may differ; decoding must not trap.
            _ = ExifOrientation(jpeg: broken)
        }
        var beyond = data
        beyond[exif.lowerBound + 13] = 0xF0
        #expect(ExifOrientation(jpeg: beyond) == .up)
        #expect(ExifOrientation(jpeg: Data()) == .up)
    }

    @Test func invalidBytesThrowTheMatchingFailure() throws {
        let whole = try orange.jpegData(quality: 1)
        let sizeAt = try #require(whole.range(of: Data([0xFF, 0xC0]))).lowerBound + 5
        var huge = whole
        huge.replaceSubrange(sizeAt..<sizeAt + 4, with: [0xFF, 0x00, 0xFF, 0x00])
        var lying = whole
        lying.replaceSubrange(sizeAt..<sizeAt + 4, with: [0x1F, 0x00, 0x1F, 0x00])

        #expect(throws: ImageFailure.notJPEG) { try CGImage(jpeg: Data()) }
        #expect(throws: ImageFailure.unknownKind) { try DecodedImage(Data("GIF89a".utf8)) }
        #expect(throws: ImageFailure.tooLarge(width: 0xFF00, height: 0xFF00)) { try CGImage(jpeg: huge) }
        #expect(throws: ImageFailure.damaged("\(whole.count) bytes cannot hold 7936×7936 pixels")) {
            try CGImage(jpeg: lying)
        }
    }

    @Test func truncatedImageIsReportedAsDamaged() throws {
        let whole = try orange.jpegData(quality: 0.9)

        for length in 3..<whole.count - 2 {
            do throws(ImageFailure) {
                _ = try CGImage(jpeg: whole.prefix(length))
                Issue.record("\(length) of \(whole.count) bytes were taken for a picture")
            } catch {
                guard case .damaged = error else {
                    Issue.record("\(length) bytes: \(error)")
                    continue
                }
            }
        }
    }

    @Test func mutatedBytesGiveAnImageOrAFailure() throws {
        let seeds = [try orange.jpegData(quality: 0.8), JPEGFixtures.progressive, JPEGFixtures.inks]
        var read = 0
        var refused = 0

        for (number, seed) in seeds.enumerated() {
            for broken in Mutations(of: seed, count: 700, seed: UInt64(number + 1)) {
                do throws(ImageFailure) {
                    let picture = try DecodedImage(broken).image
                    #expect(picture.width * picture.height <= CGImage.maximumPixelCount)
                    read += 1
                } catch {
                    refused += 1
                }
            }
        }

        #expect(read > 0 && refused > 0)
    }
}
