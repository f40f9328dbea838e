import CoreGraphics
import Foundation
import Testing

import TextLayout

@Suite struct FontTests {
    @Test(arguments: [8, 11, 17, 20, 34] as [CGFloat])
    func everySizeHasSanFranciscosVerticalMetrics(size: CGFloat) {
        let font = TextFont(size: size)

        #expect(abs(font.ascender - size * 0.9521484375) < 1e-9)
        #expect(abs(font.descender + size * 0.2412109375) < 1e-9)
        #expect(abs(font.lineHeight - size * 1.193359375) < 1e-9)
        #expect(abs(font.capHeight - size * 0.70458984375) < 1e-9)
        #expect(abs(font.xHeight - size * 0.5263671875) < 1e-9)
        #expect(font.leading == 0)
    }

    /// Widths that others measured. At 20 points they are 2 % narrower than texts in pictures of iOS 17 and 18, of which
    /// the tracking is a compromise.
    @Test(
        arguments: [
            ("The quick brown fox jumps over the lazy dog", 20, 0, 382.4), ("0123456789", 20, 0, 113.2),
            ("Hello UIKit", 20, 0, 88.8), ("The quick brown fox jumps over the lazy dog", 8, 0, 176.98),
            ("0123456789", 8, 0, 50.45), ("The quick brown fox jumps over the lazy dog", 20, -0.4, 382.42),
            ("0123456789", 20, -0.4, 113.2), ("Hello UIKit", 20, -0.4, 88.8),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func widthsMatchSanFranciscos(text: String, size: CGFloat, weight: CGFloat, width: CGFloat) {
        let layout = TextLayout(runs: [run(text, TextFont(size: size, weight: weight))], paragraph: TextParagraph())

        #expect(abs(layout.size.width / width - 1) < (size < 20 ? 0.005 : 0.031), "\(layout.size.width)")
    }

    /// Widths of the ink of texts in pictures that Apple's simulators made, in points.
    @Test(
        arguments: [
            ("How would you like to use UPI?", 13, 0, 186), ("Pay by any UPI app", 15, 0, 129),
            ("Test Issuer 1", 17, 0, 91.33), ("SliderFeature", 17, 0.3, 105.33), ("SwitchControlPage", 17, 0.3, 151.33),
            ("registered key, choose Pay with PIX", 20, 0.3, 321.67), ("Telephone number", 20, 0, 163),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func textsAreAsWideAsInPictures(text: String, size: CGFloat, weight: CGFloat, width: CGFloat) {
        let layout = TextLayout(runs: [run(text, TextFont(size: size, weight: weight))], paragraph: TextParagraph())

        // The advances reach a little beyond the ink.
        #expect(abs((layout.size.width - size * 0.1) / width - 1) < 0.02, "\(layout.size.width)")
    }

    @Test func widthGrowsWithSize() {
        let widths = stride(from: 6.0, through: 60, by: 0.5).map { size in
            TextLayout(runs: [run("Hamburgefonstiv 123", TextFont(size: size))], paragraph: TextParagraph()).size.width
        }

        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    }

    @Test(
        arguments: [
            (-1, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
            (0.56, 800),
            (0.62, 900), (1, 900),
        ] as [(CGFloat, Int)])
    func weightsMapToFontWeights(weight: CGFloat, cut: Int) {
        #expect(TextFont(size: 17, weight: weight).weightClass == cut)
    }

    @Test func digitsAreTabularOnlyOnRequest() {
        func width(_ text: String, _ font: TextFont) -> CGFloat {
            TextLayout(runs: [run(text, font)], paragraph: TextParagraph()).size.width
        }
        let plain = TextFont(size: 17)
        let tabular = TextFont(size: 17, hasTabularDigits: true)
        let monospaced = TextFont(.monospaced, size: 10)

        #expect(width("1111", plain) < width("0000", plain))
        #expect(abs(width("1111", tabular) - width("0000", tabular)) < 0.001)
        #expect(abs(width("iiii", monospaced) - 24.72) < 0.05)
        #expect(abs(width("WWWW", monospaced) - 24.72) < 0.05)
    }

    @Test(arguments: [.nan, -3, 0, -.infinity] as [CGFloat])
    func invalidSizeHasZeroLayoutSize(size: CGFloat) {
        let layout = TextLayout(runs: [run("Hello 中文 👍", TextFont(size: size))], paragraph: TextParagraph(), width: 100)

        #expect(layout.size == .zero)
        #expect(layout.lines.count == 1)
    }

    @Test func onlyKnownFamiliesAreUsed() {
        let families = TextFont.installedFamilies

        #expect(families.contains("Inter"))
        let others: Set<String> = ["Noto Color Emoji", "DejaVu Sans Mono", "Gelasio"]
        let known = ["Inter", "Noto S", "Liberation", "TeX Gyre"]
        #expect(families.allSatisfy { name in known.contains { name.hasPrefix($0) } || others.contains(name) })
    }

    /// San Francisco Mono has no Chinese characters, so they are as wide as in the system font.
    @Test func monospacedTextHasLettersOfOneWidthAndOtherScriptsOfTheSystemFont() {
        func width(_ text: String, _ font: TextFont) -> CGFloat {
            TextLayout(runs: [run(text, font)], paragraph: TextParagraph()).size.width
        }
        let monospaced = TextFont(.monospaced, size: 20)
        let bold = TextFont(.monospaced, size: 20, weight: 0.4)

        for text in ["iiii", "WWWW", "0000", ".;|{", "äéжλ"] {
            #expect(abs(width(text, monospaced) - 4 * 12.36) < 0.1, "\(text)")
            #expect(abs(width(text, bold) - 4 * 12.36) < 0.1, "\(text) in bold")
        }
        #expect(width("中文", monospaced) == width("中文", TextFont(size: 20)))
    }

    @Test func unknownFamilyUsesTheSystemFont() {
        let known = TextLayout(runs: [run("Hello")], paragraph: TextParagraph())
        let unknown = TextLayout(
            runs: [run("Hello", TextFont(.named("No such font"), size: 17))], paragraph: TextParagraph())

        #expect(known.size == unknown.size)
    }

    @Test func missingFontFailureNamesItsPackage() {
        #expect(throws: FontFailure.self) { try FontFiles(candidates: ["/nowhere"]) }
        do {
            _ = try FontFiles(candidates: ["/nowhere", "/usr/share/fonts/opentype/inter"])
            Issue.record("There is no CJK font in these folders.")
        } catch {
            #expect(error.description.contains("fonts-noto-cjk"))
            #expect(error.description.contains("/nowhere"))
        }
    }
}

func run(_ text: String, _ font: TextFont = TextFont(size: 17)) -> TextRun {
    TextRun(text, font: font, color: .black)
}
