import CoreGraphics
import Testing
import UIKitCore
import UIKitKeyboard

/// The emoji of the keyboard, their names and their places.
@Suite struct EmojiCatalogTests {
    private let all = EmojiCatalog.catalog(of: .iOS17)

    private func texts(_ category: EmojiCategory, of catalog: EmojiCatalog? = nil) -> [String] {
        (catalog ?? all).emoji[category]?.map(\.text) ?? []
    }

    @Test func everyCategoryHasItsEmojiInUnicodesOrder() {
        let firsts = EmojiCategory.allCases.dropFirst().map { texts($0).first ?? "" }

        #expect(firsts == ["😀", "🐵", "🍇", "🎃", "🌍", "👓", "🏧", "🏁"])
        #expect(EmojiCategory.allCases.map { texts($0).count }.reduce(0, +) > 1800)
        #expect(texts(.recents).isEmpty)
    }

    @Test func everyEmojiIsOneCharacterWithAName() {
        let emoji = all.emoji.values.flatMap(\.self)

        #expect(emoji.allSatisfy { $0.text.count == 1 && !$0.name.isEmpty })
        #expect(Set(emoji.map(\.text)).count == emoji.count)
        #expect(Set(emoji.map(\.name)).count == emoji.count)
    }

    @Test func everySkinToneIsOneCharacter() {
        let emoji = all.emoji.values.flatMap(\.self).filter(\.hasSkinTones)

        #expect(emoji.count > 200)
        #expect(emoji.allSatisfy { Set($0.skinTones).count == 6 && $0.skinTones.allSatisfy { $0.count == 1 } })
    }

    @Test(arguments: [("👋", "👋🏽"), ("✌️", "✌🏽"), ("👩‍🚒", "👩🏽‍🚒"), ("🕵️‍♂️", "🕵🏽‍♂️")])
    func theSkinToneIsBehindTheFirstCharacter(text: String, medium: String) throws {
        let emoji = try #require(all.emoji(of: text))

        #expect(emoji.skinTones[3] == medium)
        #expect(all.emoji(of: medium) == emoji)
    }

    @Test func anEmojiWithoutSkinTonesOffersNone() throws {
        #expect(try #require(all.emoji(of: "😀")).skinTones.isEmpty)
    }

    @Test func olderSystemsHaveFewerEmoji() {
        let five = EmojiCatalog.catalog(of: .iOS11)
        let eleven = EmojiCatalog.catalog(of: .iOS12)

        for (text, isInFive, isInEleven) in [("🤩", true, true), ("🥰", false, true), ("🫠", false, false)] {
            #expect(texts(.people, of: five).contains(text) == isInFive, "\(text)")
            #expect(texts(.people, of: eleven).contains(text) == isInEleven, "\(text)")
            #expect(texts(.people).contains(text), "\(text)")
        }
    }

    @Test(arguments: [
        ("grinning face", "😀"), ("pizza", "🍕"), ("  HOT  dog ", "🌭"), ("germ", "🇩🇪"), ("unicorn", "🦄"),
    ]) func aSearchFindsWordsThatBeginAsTyped(query: String, text: String) {
        #expect(all.search(query).map(\.text).contains(text))
    }

    @Test func anEmptySearchAndAWordThatNoNameHasFindNothing() {
        #expect(all.search("").isEmpty && all.search("  ").isEmpty)
        #expect(all.search("izza").isEmpty)
        #expect(all.search("face zzz").isEmpty)
    }

    // MARK: Places

    @Test(arguments: [(1, 172.0), (44, 172), (45, 118), (320, 206), (1870, 172)], [false, true])
    func theEmojiOfASectionFillColumnsWithoutOverlap(count: (Int, CGFloat), isTablet: Bool) {
        let layout = EmojiGridLayout(counts: [3, count.0, 7], height: count.1, isTablet: isTablet, hasTitles: true)

        let places = layout.places(in: 0..<layout.width)
        let frames = places.map(layout.frame)

        #expect(places.count == count.0 + 10)
        let area = CGRect(x: 0, y: 0, width: layout.width, height: count.1).insetBy(dx: -0.01, dy: -0.01)
        #expect(frames.allSatisfy(area.contains))
        #expect(Set(frames.map { "\($0.minX.rounded()) \($0.minY.rounded())" }).count == places.count)
        #expect(frames.allSatisfy { $0.height >= 34 })
    }

    @Test func onlyTheColumnsOfASpanAreNamed() {
        let layout = EmojiGridLayout(counts: [400], height: 172, isTablet: false, hasTitles: true)

        let places = layout.places(in: 500..<875)

        #expect(places.count < 50 && !places.isEmpty)
        #expect(places.map(layout.frame).allSatisfy { $0.maxX > 500 && $0.minX < 875 })
    }
}
