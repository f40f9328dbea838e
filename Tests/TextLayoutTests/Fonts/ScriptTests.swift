import CoreGraphics
import Foundation
import Testing
import TextLayout

/// Text in every script of iOS's own languages has glyphs for all characters.
@Suite struct ScriptTests {
    static let samples = [
        "Grüße, ŵyddfa, çağ", "Καλημέρα κόσμε", "Съешь ещё этих булок", "快速的棕色狐狸", "すばやい茶色の狐", "빠른 갈색 여우",
        "مرحبا بالعالم", "שלום עולם", "नमस्ते दुनिया क्षि", "สวัสดีชาวโลก", "👍🏽 👨‍👩‍👧 🇩🇪 🏳️‍🌈 1️⃣",
    ]

    @Test(arguments: samples, [0, 0.4] as [CGFloat])
    func everyCharacterHasAGlyph(text: String, weight: CGFloat) {
        let layout = TextLayout(runs: [run(text, TextFont(size: 20, weight: weight))], paragraph: TextParagraph())

        #expect(!layout.dump().contains("missing"), "\(layout.dump())")
        #expect(layout.size.width > 20)
    }

    @Test(arguments: ["👨‍👩‍👧", "👍🏽", "🇩🇪", "🏳️‍🌈"])
    func emojiSequenceIsOneGlyphWithOneCaretPosition(emoji: String) {
        let single = TextLayout(runs: [run("👍")], paragraph: TextParagraph())
        let layout = TextLayout(runs: [run(emoji)], paragraph: TextParagraph())

        #expect(abs(layout.size.width - single.size.width) < 0.5)
        #expect(layout.carets().caret(at: 1).minX == 0)
    }

    @Test func arabicLettersJoin() {
        func width(_ text: String) -> CGFloat { TextLayout(runs: [run(text)], paragraph: TextParagraph()).size.width }

        #expect(width("بيت") < 0.9 * (width("ب") + width("ي") + width("ت")))
    }

    @Test func devanagariMarksHaveNoAdvance() {
        let plain = TextLayout(runs: [run("न")], paragraph: TextParagraph())
        let marked = TextLayout(runs: [run("ने")], paragraph: TextParagraph())

        #expect(abs(plain.size.width - marked.size.width) < 0.01)
    }

    @Test func hanCharactersHaveTheFormsOfTheirLanguage() {
        func pixels(_ language: String?) -> [String] {
            var text = run("骨直", TextFont(size: 32))
            text.language = language
            let bitmap = Bitmap(width: 80, height: 40)
            let context = CGContext(bitmap: bitmap, scale: 1)
            TextLayout(runs: [text], paragraph: TextParagraph()).draw(in: context, at: .zero)
            context.flush()
            return (0..<40).flatMap { y in (0..<80).map { bitmap.color(x: $0, y: y).description } }
        }

        let simplified = pixels("zh-Hans")
        #expect(simplified == pixels(nil) && simplified == pixels("nonsense"))
        #expect(pixels("zh-Hant") != simplified)
        #expect(pixels("ja") != simplified && pixels("ja") != pixels("zh-Hant"))
        #expect(pixels("zh_TW") == pixels("zh-Hant"))
    }

    @Test func kanaSelectsJapaneseForms() {
        let han = TextLayout(runs: [run("直")], paragraph: TextParagraph())
        let mixed = TextLayout(runs: [run("直す")], paragraph: TextParagraph())

        #expect(abs(mixed.size.width - 2 * han.size.width) < 0.01)
    }
}
