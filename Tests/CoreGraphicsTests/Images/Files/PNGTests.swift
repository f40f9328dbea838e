import CoreGraphics
import Testing

@Suite struct PNGTests {
    @Test func pngRoundTripKeepsPixels() throws {
        let bitmap = drawn(width: 13, height: 7) {
            $0.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 9, height: 5))
        }

        let back = try CGImage(png: CGImage(bitmap: bitmap).pngData())

        #expect((back.width, back.height) == (13, 7))
        for y in 0..<7 {
            for x in 0..<13 {
                // Dividing by alpha and multiplying again may round by a few steps.
                #expect(back.bitmap.color(x: x, y: y).isClose(to: bitmap.color(x: x, y: y), within: 4))
            }
        }
    }

    /// The start of an image with this size in its header.
    static func header(_ width: UInt32, _ height: UInt32) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        for number in [width, height] { bytes += [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
        return Data(bytes + [8, 6, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [
        (Data(), ImageFailure.notPNG), (Data("GIF89a and more of it".utf8), .notPNG),
        (header(0, 5), .empty), (header(5, 0), .empty),
        (header(100_000, 1), .tooLarge(width: 100_000, height: 1)),
        (header(30_000, 30_000), .tooLarge(width: 30_000, height: 30_000)),
        (header(4_294_967_295, 4_294_967_295), .tooLarge(width: 4_294_967_295, height: 4_294_967_295)),
        (header(5, 5).prefix(20), .damaged("no header")),
        (header(500, 500), .damaged("0 bytes cannot hold 500×500 pixels")),
    ]) func invalidBytesThrowTheMatchingFailure(_ bytes: Data, _ failure: ImageFailure) {
        #expect(throws: failure) { try CGImage(png: bytes) }
    }

    @Test func truncatedImageIsReportedAsDamaged() throws {
        let whole = try CGImageTests.image().pngData()

        for length in 24..<whole.count - 12 {
            do throws(ImageFailure) {
                _ = try CGImage(png: whole.prefix(length))
                Issue.record("\(length) of \(whole.count) bytes were taken for a picture")
            } catch {
                guard case .damaged = error else {
                    Issue.record("\(length) bytes: \(error)")
                    continue
                }
            }
        }
    }

    @Test func paletteDeepAndInterlacedImagesAreDecoded() throws {
        let palette = PNGMaker(
            colorType: 3, palette: [255, 0, 0, 0, 0, 255], rows: [0, 0, 1, 0, 1, 0])
        let deep = PNGMaker(
            width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 0x80, 0x12, 0xFF, 0xFF, 0x00, 0x34])
        let interlaced = PNGMaker(
            isInterlaced: true, rows: [0, 255, 0, 0] + [0, 0, 255, 0] + [0, 0, 0, 255, 255, 255, 255])
        let bits = PNGMaker(width: 8, height: 1, depth: 1, colorType: 0, rows: [0, 0b1010_0000])

        #expect(try CGImage(png: palette.data).bitmap.hex(1, 0) == "#0000FFFF")
        #expect(try CGImage(png: deep.data).bitmap.hex(0, 0) == "#80FF00FF")
        #expect(try CGImage(png: interlaced.data).bitmap.hex(1, 0) == "#00FF00FF")
        #expect(try CGImage(png: bits.data).bitmap.hex(2, 0) == "#FFFFFFFF")
    }

    @Test func imageWithTooFewBytesFailsBeforeAllocation() {
        let lying = PNGMaker(width: 8000, height: 8000, rows: [0, 1, 2, 3])

        #expect(throws: ImageFailure.damaged("15 bytes cannot hold 8000×8000 pixels")) { try CGImage(png: lying.data) }
    }

    @Test func aWrongChecksumIsDamage() {
        let broken = PNGMaker(width: 1, height: 1, rows: [0, 1, 2, 3], breaksChecksum: true)

        #expect(throws: ImageFailure.self) { try CGImage(png: broken.data) }
    }

    @Test func mutatedBytesGiveAnImageOrAFailure() throws {
        let seeds = [
            try CGImageTests.image().pngData(),
            PNGMaker(colorType: 3, palette: [255, 0, 0, 0, 0, 255], rows: [0, 0, 1, 0, 1, 0]).data,
        ]
        var read = 0
        var refused = 0

        for (number, seed) in seeds.enumerated() {
            for broken in Mutations(of: seed, count: 1000, seed: UInt64(number + 1)) {
                do throws(ImageFailure) {
                    let picture = try CGImage(png: broken)
                    #expect(picture.width * picture.height <= CGImage.maximumPixelCount)
                    read += 1
                } catch {
                    refused += 1
                }
            }
        }

        #expect(read > 0 && refused > 0)
    }

    @Test func dataSlicesAreReadFromTheirStartIndex() throws {
        let padded = try Data([1, 2, 3]) + CGImageTests.image().pngData()

        #expect(try CGImage(png: padded.dropFirst(3)).width == 2)
    }

    @Test func imageWithoutPixelsCannotBeEncoded() {
        #expect(throws: ImageFailure.empty) { try CGImage(bitmap: Bitmap(width: 0, height: 5)).pngData() }
    }

    @Test func everyFailureExplainsTheRemedy() {
        let all: [ImageFailure] = [
            .notPNG, .notJPEG, .unknownKind, .empty, .tooLarge(width: 1, height: 2), .damaged("x"), .unwritable("y"),
        ]

        #expect(Set(all.map(\.description)).count == all.count)
        #expect(ImageFailure.tooLarge(width: 1, height: 2).description.contains("1×2"))
    }
}
