import CoreGraphics
import Testing

@Suite struct PNGTests {
    @Test func aPictureComesBackAsItWas() throws {
        let bitmap = drawn(width: 13, height: 7) {
            $0.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 9, height: 5))
        }

        let back = try CGImage(png: CGImage(bitmap: bitmap).pngData())

        #expect((back.width, back.height) == (13, 7))
        for y in 0..<7 {
            for x in 0..<13 {
                // Dividing by alpha and multiplying again may round by one.
                #expect(back.bitmap.colour(x: x, y: y).isClose(to: bitmap.colour(x: x, y: y), within: 4))
            }
        }
    }

    /// The start of a picture that claims that size.
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
    ]) func badBytesAreRefusedByName(_ bytes: Data, _ failure: ImageFailure) {
        #expect(throws: failure) { try CGImage(png: bytes) }
    }

    @Test func aPictureCutOffAnywhereIsDamaged() throws {
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

    @Test func sliceSOfDataAreReadFromTheirOwnStart() throws {
        let padded = try Data([1, 2, 3]) + CGImageTests.image().pngData()

        #expect(try CGImage(png: padded.dropFirst(3)).width == 2)
    }

    @Test func aPictureWithoutPixelsCannotBeWritten() {
        #expect(throws: ImageFailure.empty) { try CGImage(bitmap: Bitmap(width: 0, height: 5)).pngData() }
    }

    @Test func everyFailureSaysWhatToDo() {
        let all: [ImageFailure] = [.notPNG, .empty, .tooLarge(width: 1, height: 2), .damaged("x"), .unwritable("y")]

        #expect(Set(all.map(\.description)).count == all.count)
        #expect(ImageFailure.tooLarge(width: 1, height: 2).description.contains("1×2"))
    }
}
