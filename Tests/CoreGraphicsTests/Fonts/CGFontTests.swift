import CoreGraphics
import Foundation
import Testing

@Suite struct CGFontTests {
    private func provider() throws -> CGDataProvider {
        let paths = ["/usr/share/fonts/opentype/inter/Inter-SemiBold.otf", "/usr/share/fonts/inter/Inter-SemiBold.otf"]
        return try #require(paths.compactMap { CGDataProvider(filename: $0) }.first)
    }

    @Test func aFontHasItsNamesAndMetrics() throws {
        let font = try #require(CGFont(try provider()))

        let box = font.fontBBox

        #expect(font.postScriptName == "Inter-SemiBold")
        #expect(font.fullName?.hasPrefix("Inter Semi") == true)
        #expect(font.unitsPerEm > 1000)
        #expect(font.numberOfGlyphs > 1000)
        #expect(font.ascent > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
        #expect(font.descent < 0 && font.leading >= 0 && font.italicAngle == 0)
        #expect(box.minY <= CGFloat(font.descent) && box.width > 0)
        #expect(font.table(for: 0x6E61_6D65)?.isEmpty == false)
        #expect(font.table(for: 0) == nil)
    }

    @Test func glyphsHaveAdvances() throws {
        let font = try #require(CGFont(try provider()))
        var advances: [Int32] = [-1, -1]

        let isKnown = font.getGlyphAdvances(glyphs: [1, 2], count: 2, advances: &advances)
        let isUnknown = font.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advances)

        #expect(isKnown && !isUnknown)
        #expect(advances.allSatisfy { $0 >= 0 && $0 < font.unitsPerEm * 3 })
    }

    @Test func aLoadedFontIsFoundByItsName() throws {
        let font = try #require(CGFont(try provider()))

        let found = CGFont("Inter-SemiBold" as CFString)

        #expect(found == font)
        #expect(CGFont("No Such Font") == nil)
    }

    @Test(arguments: [
        Data(), Data([0, 1, 0, 0]), Data("ttcf".utf8) + Data(repeating: 0xFF, count: 12), Data(repeating: 0, count: 64),
    ])
    func otherBytesAreNoFont(bytes: Data) throws {
        let provider = try #require(CGDataProvider(data: bytes as CFData))

        let font = CGFont(provider)

        #expect(font == nil)
        #expect(provider.data == bytes)
    }

    @Test func aShortenedFontIsRefusedOrReadAsFarAsItGoes() throws {
        let whole = try #require(try provider().data)

        for length in stride(from: 0, to: 4096, by: 61) {
            let font = CGDataProvider(data: whole.prefix(length)).flatMap { CGFont($0) }

            #expect(font == nil, "\(length) bytes")
        }
    }

    @Test func aMissingFileProvidesNothing() {
        let byURL = CGDataProvider(url: URL(fileURLWithPath: "/no/such/font.otf"))

        #expect(byURL == nil)
        #expect(CGDataProvider(filename: "/no/such/font.otf") == nil)
    }
}
