import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// The page of emoji: how it is shown, what it types, and what happens to it while other things change.
@MainActor @Suite struct EmojiPageTests {
    private let fixture = KeyboardFixture(.iPhone13Mini)

    private func showEmoji() throws {
        try fixture.edit()
        try fixture.press("emoji")
        try fixture.device.settle()
    }

    // MARK: Keys

    @Test(arguments: [UIKeyboardType.default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch])
    func keyboardsOfWordsHaveAKeyForEmoji(type: UIKeyboardType) throws {
        fixture.field.keyboardType = type

        try fixture.edit()

        #expect(fixture.key("emoji") != nil)
    }

    @Test(arguments: [UIKeyboardType.asciiCapable, .URL, .emailAddress, .numberPad, .decimalPad, .phonePad])
    func otherKeyboardsHaveNone(type: UIKeyboardType) throws {
        fixture.field.keyboardType = type

        try fixture.edit()

        #expect(fixture.key("emoji") == nil)
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone8Plus, .iPad, .iPadPro11, .iPadPro13])
    func whereTheGlobeIsAmongTheKeysTheEmojiComeAfterTheLastLanguage(model: TestDevice.Model) throws {
        let fixture = KeyboardFixture(model)
        try fixture.edit()
        #expect(fixture.key("emoji") == nil)

        try fixture.press("globe", "globe")
        try fixture.device.settle()
        #expect(fixture.key("emoji-people") != nil && fixture.key("q") == nil)

        try fixture.press("globe")
        try fixture.device.settle()
        #expect(fixture.key("q") != nil && fixture.key("emoji-people") == nil)
    }

    @Test func theKeyOfLettersReturnsToTheLanguageThatWasShown() throws {
        try fixture.edit()
        try fixture.press("globe", "emoji", "letters")

        #expect(fixture.key("й") != nil)
    }

    @Test func everyVisibleEmojiSaysItsNameAndIsInsideTheKeyboard() throws {
        try showEmoji()
        let window = try #require(fixture.device.system.keyboard.window)
        let frame = try #require(fixture.device.keyboardFrame)
        let catalog = EmojiCatalog.catalog(of: .iOS17)

        let cells = window.tree.filter { view in
            view.accessibilityIdentifier.map { catalog.emoji(of: String($0.dropFirst(4))) != nil } == true
        }

        #expect(cells.count >= 24)
        #expect(cells.first { $0.accessibilityIdentifier == "key:😀" }?.accessibilityLabel == "grinning face")
        #expect(cells.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .keyboardKey })
        #expect(cells.allSatisfy { frame.minY <= $0.convert($0.bounds, to: nil).minY })
    }

    @Test(arguments: [
        ("emoji-nature", "🐵"), ("emoji-food", "🍇"), ("emoji-travel", "🌍"), ("emoji-flags", "🏁"),
    ]) func aCategorysKeyScrollsToItsEmoji(key: String, first: String) throws {
        try showEmoji()
        #expect(fixture.key(first) == nil)

        try fixture.press(key, first)

        #expect(fixture.field.text == first)
    }

    @Test func theKeyOfTheShownCategoryIsMarkedWhileTheEmojiScroll() throws {
        try showEmoji()
        let cap = try #require(fixture.key("emoji-nature"))
        let before = fixture.device.picture().color(atX: cap.midX - 12, y: cap.midY - 8)

        try fixture.press("emoji-nature")
        try fixture.device.settle()

        let after = fixture.device.picture().color(atX: cap.midX - 12, y: cap.midY - 8)
        #expect(after.red < before.red)
    }

    @Test func aFingerScrollsTheEmoji() throws {
        try showEmoji()
        let first = try #require(fixture.key("😀"))

        try fixture.device.drag(
            from: CGPoint(x: 300, y: first.midY), to: CGPoint(x: 40, y: first.midY), in: 0.3)
        try fixture.device.settle()

        #expect(fixture.key("😀").map { $0.maxX < 10 } ?? true)
        #expect(fixture.field.text?.isEmpty == true)
    }

    @Test func theEmojiRunFromTheRightInAnArabicInterface() throws {
        let fixture = KeyboardFixture(.iPhone13Mini, language: .arabic)
        try fixture.edit()
        try fixture.press("emoji")
        try fixture.device.settle()

        let first = try #require(fixture.key("😀"))
        #expect(first.midX > 330)
        try fixture.press("emoji-food", "🍇")
        #expect(fixture.field.text == "🍇")
    }

    // MARK: Heights

    @Test func theSearchFieldTakesThePlaceOfTheSuggestions() throws {
        try fixture.edit()
        let height = fixture.device.keyboardFrame?.height

        try fixture.press("emoji")
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame?.height == height)
        #expect(fixture.key("search-emoji") == nil, "the field is no key")
    }

    @Test func withoutSuggestionsTheKeyboardGrowsByTheSearchFieldAndShrinksAgain() throws {
        fixture.field.autocorrectionType = .no
        try fixture.edit()
        let names = KeyboardNames()
        #expect(fixture.device.keyboardFrame?.height == 291)

        try fixture.press("emoji")
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame?.height == 336)

        try fixture.press("letters")
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame?.height == 291)
        #expect(names.names.filter { $0 == "WillChangeFrame" }.count == 2)
    }

    @Test(arguments: [TestDevice.Era.iOS11, .iOS12]) func olderSystemsHaveNoSearch(era: TestDevice.Era) throws {
        let device = TestDevice(.iPhone13Mini, era: era, keyboard: .software)
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 240, height: 34))
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        try device.settle()

        try device.tap(.id("key:emoji"))
        try device.settle()

        let ids = device.system.keyboard.window?.tree.compactMap(\.accessibilityIdentifier) ?? []
        #expect(!ids.contains("key:search-emoji") && ids.contains("key:😀"))
        #expect(device.keyboardFrame?.height == 291)
    }

    // MARK: Typing

    @Test func emojiAreTypedAndDeletedAsWholeCharacters() throws {
        try showEmoji()

        try fixture.press("😀", "emoji-flags", "🏴‍☠️", "🏁")
        #expect(fixture.field.text == "😀🏴‍☠️🏁")

        try fixture.press("delete", "delete")
        #expect(fixture.field.text == "😀")
    }

    @Test func emojiReplaceTheSelectionAndAreUndone() throws {
        fixture.field.text = "abc"
        try showEmoji()
        fixture.field.selectAll(nil)

        try fixture.press("😀")
        #expect(fixture.field.text == "😀")

        fixture.field.undoManager?.undo()
        #expect(fixture.field.text == "abc")
    }

    @Test func aDelegateCanRefuseAnEmoji() throws {
        let delegate = RefusingDelegate()
        fixture.field.delegate = delegate
        try showEmoji()

        try fixture.press("😀", "😃")

        #expect(fixture.field.text?.isEmpty == true)
        #expect(delegate.asked == ["😀", "😃"])
    }

    @Test func markedTextBecomesPartOfTheTextFirst() throws {
        try fixture.edit()
        fixture.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))

        try fixture.press("emoji", "😀")

        #expect(fixture.field.text == "ni😀")
        #expect(fixture.field.markedTextRange == nil)
    }

    @Test func aHardwareKeyboardTypesBesideTheEmoji() throws {
        try showEmoji()

        try fixture.press("😀")
        try fixture.device.type("a")
        try fixture.press("😃")

        #expect(fixture.field.text == "😀a😃")
        #expect(fixture.key("😀") != nil)
    }

    @Test func capitalsAfterAnEmojiFollowTheSentence() throws {
        try showEmoji()

        try fixture.press("😀", "letters", "a")

        #expect(fixture.field.text == "😀a")
    }

    @Test func emojiThatWereTypedComeFirstTheNextTime() throws {
        try showEmoji()
        try fixture.press("emoji-food", "🍇", "letters", "emoji")
        try fixture.device.settle()

        let recent = try #require(fixture.key("🍇"))
        #expect(recent.minX < 20)
    }

    // MARK: Skin tones

    @Test func aLongPressOffersSkinTonesAndTheChosenOneStays() throws {
        try showEmoji()
        try fixture.press("emoji-people")
        try scroll(to: "👋")
        let hand = try #require(fixture.key("👋"))

        fixture.touch(0, .began, at: hand.center)
        fixture.device.advance(by: 0.7)
        let callout = try #require(
            fixture.device.system.keyboard.window?.tree.compactMap { $0 as? KeyCallout }.first)
        let point = try #require(callout.superview).convert(callout.center(ofChoice: 3), to: nil)
        fixture.touch(0, .moved, at: point)
        fixture.touch(0, .ended, at: point)
        #expect(fixture.field.text == "👋🏽")
        #expect(callout.window == nil)

        try fixture.press("👋")
        #expect(fixture.field.text == "👋🏽👋🏽")
    }

    @Test func aLongPressOnAnEmojiWithoutSkinTonesOffersNothing() throws {
        try showEmoji()

        try fixture.device.press(.id("key:😀"), for: 0.8)

        #expect(fixture.device.system.keyboard.window?.tree.contains { $0 is KeyCallout } == false)
    }

    /// Drags the emoji until one is visible.
    private func scroll(to text: String) throws {
        let y = try #require(fixture.key("😀")).midY
        for _ in 0..<40 where fixture.key(text).map({ $0.minX < 0 || $0.maxX > 375 }) ?? true {
            try fixture.device.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y), in: 0.4)
            try fixture.device.settle()
        }
    }

    // MARK: Search

    @Test func theKeysTypeIntoTheSearchAndFoundEmojiIntoTheText() throws {
        try showEmoji()

        try fixture.device.tap(.id("key:search-emoji"))
        try fixture.press("p", "i", "z", "z", "🍕")

        #expect(fixture.field.text == "🍕")
        #expect(fixture.key("q") != nil, "the letters stay for the next search")
    }

    @Test func deleteAndSpaceChangeTheSearch() throws {
        fixture.field.text = "x"
        try showEmoji()
        try fixture.device.tap(.id("key:search-emoji"))

        try fixture.press("h", "o", "t", "space", "q", "delete", "d", "o", "g", "🌭")

        #expect(fixture.field.text == "x🌭")
    }

    @Test(arguments: ["cancel-search", "emoji", "return"]) func theSearchEndsWithTheEmoji(key: String) throws {
        try showEmoji()
        try fixture.device.tap(.id("key:search-emoji"))
        try fixture.press("p", "i")

        try fixture.press(key)
        try fixture.device.settle()

        #expect(fixture.key("😀") != nil && fixture.key("q") == nil)
        #expect(fixture.field.text?.isEmpty == true)
    }

    // MARK: Beside other things

    @Test func aRotationThereAndBackKeepsTheEmojiAndTheirCategory() throws {
        let fixture = KeyboardFixture(.iPhone13Mini)
        try fixture.edit()
        try fixture.press("emoji", "emoji-food")
        try fixture.device.settle()

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()
        #expect(fixture.key("🍇").map { $0.minX < 120 } == true)

        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()
        try fixture.press("🍇")
        #expect(fixture.field.text == "🍇")
        #expect(fixture.device.keyboardFrame?.height == 336)
    }

    @Test(arguments: [UIKeyboardType.numberPad, .asciiCapable, .decimalPad])
    func anotherTypeThatIsLoadedHasItsOwnKeys(type: UIKeyboardType) throws {
        try showEmoji()

        fixture.field.keyboardType = type
        fixture.field.reloadInputViews()
        try fixture.device.settle()

        #expect(fixture.key("emoji-people") == nil && fixture.key("😀") == nil)
        #expect(fixture.key(type == .asciiCapable ? "q" : "1") != nil)
    }

    @Test func aTextThatBecomesSecureLosesTheEmoji() throws {
        try showEmoji()

        fixture.field.isSecureTextEntry = true
        fixture.field.reloadInputViews()
        try fixture.device.settle()

        #expect(fixture.key("😀") == nil && fixture.key("q") != nil)
    }

    @Test func loadingTheInputViewsAgainKeepsTheEmoji() throws {
        try showEmoji()
        try fixture.press("emoji-food")

        fixture.field.reloadInputViews()
        try fixture.device.settle()

        #expect(fixture.key("🍇") != nil)
    }

    @Test func anotherFieldBeginsWithItsLetters() throws {
        try showEmoji()

        fixture.other.becomeFirstResponder()
        try fixture.device.settle()

        #expect(fixture.key("😀") == nil && fixture.key("q") != nil)
    }

    @Test func dismissalWhileAFingerHoldsAnEmojiTypesNothingAndReleasesTheViews() throws {
        try showEmoji()
        weak let grid = try #require(fixture.device.system.keyboard.window).tree.first { $0 is UIScrollView }
        let first = try #require(fixture.key("😀"))

        fixture.touch(0, .began, at: first.center)
        fixture.field.resignFirstResponder()
        fixture.touch(0, .ended, at: first.center)
        try fixture.device.settle()

        #expect(fixture.field.text?.isEmpty == true)
        #expect(grid == nil)
        try fixture.edit()
        #expect(fixture.key("q") != nil)
    }

    @Test func darkKeyboardsHaveTheSameKeys() throws {
        fixture.field.keyboardAppearance = .dark
        try showEmoji()

        try fixture.press("😀")

        #expect(fixture.field.text == "😀")
        let top = try #require(fixture.device.keyboardFrame).minY
        #expect(fixture.device.picture().color(atX: 2, y: top + 100).red < 90)
    }

    @Test func aSplitKeyboardHasNoEmoji() throws {
        let fixture = KeyboardFixture(.iPadPro11)
        try fixture.edit()
        try fixture.press("globe", "globe")
        try fixture.device.settle()
        #expect(fixture.key("😀") != nil)

        fixture.device.splitKeyboard(at: 500)
        try fixture.device.settle()

        #expect(fixture.key("😀") == nil && fixture.key("emoji-people") == nil)
        #expect(fixture.key("space-left") != nil)
    }

    @Test func aFloatingKeyboardHasThemWithoutSearch() throws {
        let fixture = KeyboardFixture(.iPadPro11)
        try fixture.edit()
        fixture.device.floatKeyboard(at: CGRect(x: 200, y: 400, width: 320, height: 254))
        try fixture.device.settle()

        try fixture.press("globe", "globe", "😀")

        #expect(fixture.field.text == "😀")
        #expect(fixture.device.keyboardFrame?.height == 254)
    }

    @Test func theChangeToEmojiAndBackIsPosted() throws {
        try fixture.edit()
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }

        try fixture.press("emoji", "letters", "numbers")

        #expect(count == 2)
    }
}

/// Refuses every change, and records what was asked.
private final class RefusingDelegate: NSObject, UITextFieldDelegate {
    private(set) var asked: [String] = []

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked.append(string)
        return false
    }
}
