import Testing
import UIFoundation
import UIKitCore
import UIKitKeyboard

/// Which keys each type has.
@Suite struct KeyboardLayoutTests {
    private func rows(
        _ type: UIKeyboardType, page: KeyboardPage = .letters, letters: LetterSet = .english,
        style: KeyboardLayout.Style = .phone, globe: Bool = false, emoji: Bool = false
    ) -> [String] {
        let input = KeyboardLayout.Input(
            type: type, page: page, letters: letters, style: style, decimalSeparator: ",", hasGlobeKey: globe,
            hasEmojiKey: emoji)
        return KeyboardLayout(input).rows.map { $0.keys.map(\.name).joined(separator: " ") }
    }

    @Test func lettersOfAPhone() {
        #expect(
            rows(.default) == [
                "q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete", "numbers space return",
            ])
    }

    @Test func digitsAndSignsOfAPhone() {
        #expect(
            rows(.default, page: .numbers) == [
                "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "symbols . , ? ! ' delete", "letters space return",
            ])
        #expect(
            rows(.default, page: .symbols) == [
                "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "numbers . , ? ! ' delete", "letters space return",
            ])
    }

    @Test(arguments: [KeyboardPage.letters, .numbers, .symbols])
    func aKeyForEmojiIsBesideThePageKeyUnlessTheGlobeIsThere(page: KeyboardPage) {
        let key = page == .letters ? "numbers" : "letters"

        #expect(rows(.default, page: page, emoji: true).last == "\(key) emoji space return")
        #expect(rows(.default, page: page, globe: true, emoji: true).last == "\(key) globe space return")
    }

    @Test(arguments: [KeyboardLayout.Style.pad, .padWithTab, .largePad])
    func tabletsHaveTheKeyForEmojiInPlaceOfTheGlobe(style: KeyboardLayout.Style) {
        #expect(rows(.default, style: style, emoji: true).last == "numbers-left emoji space numbers-right dismiss")
        #expect(
            rows(.default, style: style, globe: true, emoji: true).last
                == "numbers-left globe space numbers-right dismiss")
    }

    @Test func belowTheEmojiAreTheCategories() {
        let categories =
            "emoji-recents emoji-people emoji-nature emoji-food emoji-activity emoji-travel emoji-objects emoji-symbols "
            + "emoji-flags"

        #expect(rows(.default, page: .emoji) == ["letters \(categories) delete"])
        #expect(rows(.default, page: .emoji, globe: true) == ["letters globe \(categories) delete"])
        #expect(rows(.default, page: .emoji, style: .pad) == ["letters \(categories) delete dismiss"])
    }

    @Test(arguments: [
        (UIKeyboardType.emailAddress, "numbers space @ . return"), (.URL, "numbers . / .com return"),
        (.webSearch, "numbers space . return"), (.twitter, "numbers space @ # return"),
        (.namePhonePad, "phone-pad space return"), (.asciiCapable, "numbers space return"),
    ]) func lastRowFollowsTheType(type: UIKeyboardType, row: String) {
        #expect(rows(type).last == row)
    }

    @Test(arguments: [
        (UIKeyboardType.numberPad, "empty 0 delete"), (.decimalPad, ", 0 delete"), (.phonePad, "symbols 0 delete"),
        (.asciiCapableNumberPad, "empty 0 delete"),
    ]) func numberPadsHaveThreeColumns(type: UIKeyboardType, row: String) {
        #expect(rows(type, page: .numbers) == ["1 2 3", "4 5 6", "7 8 9", row])
    }

    @Test func digitsOfNumberPadsFollowTheLanguageUnlessTheyAreASCII() {
        #expect(rows(.numberPad, page: .numbers, letters: .arabic).first == "١ ٢ ٣")
        #expect(rows(.asciiCapableNumberPad, page: .numbers, letters: .arabic).first == "1 2 3")
    }

    @Test func tabletsHaveNoNumberPads() {
        let row = rows(.numberPad, page: .numbers, style: .pad).first
        #expect(row == "1 2 3 4 5 6 7 8 9 0 delete")
    }

    @Test func largeTabletsHaveARowOfDigitsAboveTheLetters() {
        #expect(rows(.default, style: .largePad).first == "` 1 2 3 4 5 6 7 8 9 0 -")
        #expect(rows(.default, style: .largePad).count == 5)
    }

    @Test func germanKeyboardHasUmlauts() {
        #expect(rows(.default, letters: .german).prefix(2) == ["q w e r t z u i o p ü", "a s d f g h j k l ö ä"])
    }

    @Test func lettersWithoutCapitalsHaveNoShift() {
        #expect(!rows(.default, letters: .arabic).joined().contains("shift"))
    }

    @Test func variantsBeginWithTheKeysOwnCharacter() {
        #expect(KeyVariants.variants(of: "e", uppercase: false).joined() == "eèéêëēėę")
        #expect(KeyVariants.variants(of: "e", uppercase: true).joined() == "EÈÉÊËĒĖĘ")
        #expect(KeyVariants.variants(of: "s", uppercase: true).joined() == "SßŚŠ")
        #expect(KeyVariants.variants(of: "q", uppercase: false).isEmpty)
        #expect(KeyVariants.variants(of: ".co", uppercase: false).isEmpty)
    }

    @Test func domainsAreVariants() {
        #expect(KeyVariants.variants(of: ".com", uppercase: true) == [".com", ".net", ".org", ".edu"])
    }

    @Test func everyReturnKeyHasATitleInEveryLanguage() {
        let types = (0...11).compactMap(UIReturnKeyType.init(rawValue:))
        #expect(types.count == 12)
        for type in types {
            let titles = KeyboardLanguage.allCases.map { KeyTitles.title(of: type, in: $0) }
            #expect(titles.allSatisfy { !$0.isEmpty })
        }
        #expect(KeyTitles.title(of: .yahoo, in: .english) == "search")
    }

    // MARK: Languages

    @Test func aFieldForLatinLettersKeepsTheLanguagesOwn() {
        let german = EnabledLetters(in: .german, onlyLatin: true)
        #expect(german.letters(at: 0) == .german && german.index(after: 0) == 1)
        #expect(german.index(after: 1) == 0)

        let russian = german.letters(at: 2)
        #expect(russian == .german && german.index(after: 2) == 1)

        let arabic = EnabledLetters(in: .arabic, onlyLatin: true)
        #expect(arabic.letters(at: 0) == .english && !arabic.hasSeveral)
    }

    @Test func theGlobeGoesThroughAllLanguagesInTurn() {
        let german = EnabledLetters(in: .german, onlyLatin: false)

        let order = [0, 1, 2].map { german.index(after: $0) }

        #expect(order == [1, 2, 0])
        #expect(german.letters(at: 7) == .german)
    }
}
