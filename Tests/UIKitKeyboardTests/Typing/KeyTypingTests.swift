import Testing
import UIKitControls
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// Presses of drawn keys type into the first responder.
@MainActor @Suite struct KeyTypingTests {
    @Test func noKeyboardComesByItselfWithoutTheSwitch() throws {
        let fixture = KeyboardFixture(keyboard: .hardware)

        try fixture.edit()

        #expect(fixture.device.keyboardFrame == nil)
        #expect(throws: TestFailure.self) { try fixture.press("a") }
    }

    @Test func keyboardComesWithTheFieldAndGoesWithIt() throws {
        let fixture = KeyboardFixture()

        try fixture.edit()
        #expect(fixture.device.keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))

        fixture.field.resignFirstResponder()
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
    }

    @Test func keysTypeWithACapitalAtTheBeginning() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        try fixture.press("h", "e", "y", "space", "y", "o", "u")

        #expect(fixture.field.text == "Hey you")
    }

    @Test func deleteDeletesAndReturnAsksTheField() throws {
        let fixture = KeyboardFixture()
        let delegate = ReturnRecorder()
        fixture.field.delegate = delegate
        try fixture.edit()

        try fixture.press("a", "b", "delete", "return")

        #expect(fixture.field.text == "A")
        #expect(delegate.count == 1)
    }

    @Test func twoSpacesEndTheSentence() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        try fixture.press("o", "k", "space", "space", "s", "o")

        #expect(fixture.field.text == "Ok. So")
    }

    @Test func slowSpacesStaySpaces() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()
        try fixture.press("o", "k", "space")

        fixture.device.advance(by: 3.5)
        try fixture.press("space")

        #expect(fixture.field.text == "Ok  ")
    }

    @Test func doubleTapOnShiftTypesCapitals() throws {
        let fixture = KeyboardFixture()
        fixture.field.autocapitalizationType = .none
        try fixture.edit()

        try fixture.press("shift", "shift", "a", "b", "shift", "c")

        #expect(fixture.field.text == "ABc")
    }

    /// What the keys show, for each key: its label, and whether it can be pressed.
    private func faces(_ fixture: KeyboardFixture) -> [String] {
        guard let window = fixture.device.system.keyboard.window else { return [] }
        return window.tree.filter { $0.accessibilityIdentifier?.hasPrefix("key:") == true }.map {
            "\($0.accessibilityIdentifier ?? "") \($0.accessibilityLabel ?? "") \($0.accessibilityTraits.rawValue)"
        }
    }

    /// A hardware key, a paste and the app change the text as the drawn keys do, and the keyboard shows it.
    @Test(arguments: ["hardware", "code", "paste"])
    func theKeyboardFollowsTextThatIsTypedByOtherMeans(_ means: String) throws {
        let drawn = KeyboardFixture()
        let other = KeyboardFixture()
        for fixture in [drawn, other] {
            fixture.field.returnKeyType = .search
            fixture.field.enablesReturnKeyAutomatically = true
            try fixture.edit()
        }
        let empty = faces(other)
        try drawn.press("h", "i")

        switch means {
        case "hardware": try other.device.type("Hi")
        case "code": other.field.text = "Hi"
        default: other.field.insertText("Hi")
        }
        try other.device.settle()

        #expect(faces(other) == faces(drawn))
        #expect(faces(other) != empty)
        try other.press("x")
        #expect(other.field.text == "Hix")
        try other.device.type(". ")
        try other.press("y")
        #expect(other.field.text == "Hix. Y")
    }

    @Test func theKeyboardFollowsAnInputThatDoesNotTellItsText() throws {
        let fixture = KeyboardFixture()
        let input = RecordingInput(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        input.autocapitalizationType = .sentences
        fixture.controller.view.addSubview(input)
        input.becomeFirstResponder()
        try fixture.device.settle()

        try fixture.device.type("A")
        try fixture.press("b")

        #expect(input.typed == ["A", "b"])
    }

    @Test func pagesOfDigitsAndSigns() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        try fixture.press("numbers", "1", "-", "symbols", "#", "€", "letters", "x")

        #expect(fixture.field.text == "1-#€x")
    }

    @Test func globeShowsALayoutThatIsNotLatin() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        try fixture.press("globe", "п", "р", "и")
        #expect(fixture.field.text == "При")

        try fixture.press("globe", "a")
        #expect(fixture.field.text == "Приa")
    }

    @Test func holdingDeleteRepeatsAndThenDeletesWords() throws {
        let fixture = KeyboardFixture()
        fixture.field.text = "one two three four five"
        try fixture.edit()

        try fixture.device.press(.id("key:delete"), for: 0.75)
        // At once, and after 0.56, 0.64 and 0.72 seconds.
        #expect(fixture.field.text == "one two three four ")

        try fixture.device.press(.id("key:delete"), for: 2.6)
        #expect(fixture.field.text?.isEmpty == true)
    }

    @Test func longPressOffersVariants() throws {
        let fixture = KeyboardFixture()
        fixture.field.autocapitalizationType = .none
        try fixture.edit()

        try fixture.device.press(.id("key:e"), for: 0.7)
        #expect(fixture.field.text == "e")

        let start = try #require(fixture.key("e")?.center)
        try fixture.device.drag(along: [
            .init(x: start.x, y: start.y), .init(x: start.x, y: start.y, after: 0.7),
            .init(x: start.x + 38, y: start.y - 50, after: 0.2),
        ])
        #expect(fixture.field.text == "eè")
    }

    @Test func aSecondFingerTypesTheFirstKey() throws {
        let fixture = KeyboardFixture()
        fixture.field.autocapitalizationType = .none
        try fixture.edit()
        let a = try #require(fixture.key("a")?.center)
        let l = try #require(fixture.key("l")?.center)

        fixture.touch(0, .began, at: a)
        fixture.touch(1, .began, at: l)
        #expect(fixture.field.text == "a")
        fixture.touch(0, .ended, at: a)
        fixture.touch(1, .ended, at: l)

        #expect(fixture.field.text == "al")
    }

    @Test(arguments: ["a", "q", "l", "m"]) func aFingerThatSlidesOverKeysTypesTheLastOne(first: String) throws {
        let fixture = KeyboardFixture()
        fixture.field.autocapitalizationType = .none
        try fixture.edit()
        let keys = try [first, "s", "d", "f"].map { try #require(fixture.key($0)?.center) }

        fixture.touch(0, .began, at: keys[0])
        for key in keys.dropFirst() { fixture.touch(0, .moved, at: key) }
        #expect(fixture.field.text?.isEmpty == true)
        fixture.touch(0, .ended, at: keys[3])

        #expect(fixture.field.text == "f")
    }

    @Test func theKeyboardMayGoWhileAFingerMovesTheCaret() throws {
        let fixture = KeyboardFixture()
        fixture.field.text = "abcd"
        try fixture.edit()
        let space = try #require(fixture.key("space")?.center)
        let end = FieldThatEndsEditing()
        fixture.field.delegate = end

        try fixture.device.drag(along: [
            .init(x: space.x, y: space.y), .init(x: space.x - 60, y: space.y, after: 0.3),
            .init(x: space.x - 90, y: space.y, after: 0.3),
        ])
        try fixture.device.settle()

        #expect(end.changes > 0 && !fixture.field.isFirstResponder && fixture.device.keyboardFrame == nil)
    }

    @Test func slidingOnTheSpaceBarMovesTheCaret() throws {
        let fixture = KeyboardFixture()
        fixture.field.text = "abcd"
        try fixture.edit()
        let space = try #require(fixture.key("space")?.center)

        try fixture.device.drag(from: space, to: CGPoint(x: space.x - 17, y: space.y), in: 0.3)
        try fixture.press("x")

        #expect(fixture.field.text == "abxcd")
    }

    @Test func returnIsDisabledWhileTheFieldIsEmpty() throws {
        let fixture = KeyboardFixture()
        let delegate = ReturnRecorder()
        fixture.field.delegate = delegate
        fixture.field.enablesReturnKeyAutomatically = true
        try fixture.edit()

        try fixture.press("return")
        #expect(delegate.count == 0)

        try fixture.press("a", "return")
        #expect(delegate.count == 1)
    }

    @Test func secureFieldsShowNothingThatCanBeRead() throws {
        let fixture = KeyboardFixture()
        fixture.field.isSecureTextEntry = true
        try fixture.edit()
        let window = try #require(fixture.device.system.keyboard.window)
        let place = try #require(fixture.key("s")?.center)
        let before = window.tree.count

        fixture.touch(0, .began, at: place)
        let during = window.tree.count
        fixture.touch(0, .ended, at: place)

        #expect(during == before)
        #expect(fixture.field.text == "s")
        #expect(fixture.device.keyboardFrame?.height == 291)
    }

    @Test(arguments: (0...11).compactMap(UIKeyboardType.init(rawValue:)))
    func everyKeyOfEveryTypeActs(type: UIKeyboardType) throws {
        let fixture = KeyboardFixture()
        fixture.field.keyboardType = type
        try fixture.edit()
        let elsewhere: Set = ["return", "dismiss", "globe", "shift", "empty", "suggestion", "dictation"]
        let pages: Set = ["letters", "numbers", "symbols", "phone-pad", "emoji"]
        for name in fixture.keyNames where !elsewhere.contains(name) && !pages.contains(name) {
            fixture.field.text = "x"
            fixture.field.reloadInputViews()
            let before = fixture.field.text

            try fixture.press(name)

            #expect(fixture.field.text != before, "\(name) of \(type)")
            try fixture.showFirstPage()
        }
        for name in fixture.keyNames where pages.contains(name) {
            let before = fixture.keyNames

            try fixture.press(name)

            #expect(fixture.keyNames != before, "\(name) of \(type)")
            try fixture.showFirstPage()
        }
    }

    @Test func aDeviceTakesItsKeyboardWithItInTheMiddleOfAPress() throws {
        weak var window: UIWindow?
        weak var system: UIKitSystem?
        do {
            let fixture = KeyboardFixture()
            try fixture.edit()
            let place = try #require(fixture.key("delete")?.center)
            fixture.touch(0, .began, at: place)
            window = fixture.device.system.keyboard.window
            system = fixture.device.system
            #expect(window != nil)
        }
        #expect(window == nil)
        #expect(system == nil)
    }

    @Test func aFieldRemovedWhileItIsEditedTakesTheKeyboardAway() throws {
        let fixture = KeyboardFixture()
        try fixture.edit()

        fixture.field.removeFromSuperview()
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame == nil)
    }

    @Test func keyboardIsNotAmongTheAppsWindows() throws {
        let fixture = KeyboardFixture()
        let windows = fixture.device.application.windows

        try fixture.edit()

        #expect(fixture.device.application.windows == windows)
        #expect(fixture.device.application.keyWindow === fixture.controller.view.window)
    }

    @Test func aFieldMayAskForADarkKeyboard() throws {
        let colors = try [UIKeyboardAppearance.light, .dark].map { appearance in
            let fixture = KeyboardFixture()
            fixture.field.keyboardAppearance = appearance
            try fixture.edit()
            let key = try #require(fixture.key("q"))
            // Beside the letter.
            return fixture.device.picture().color(atX: key.midX - 11, y: key.midY)
        }

        #expect(colors[0].isClose(to: .init(red: 255, green: 255, blue: 255), within: 8))
        #expect(colors[1].red < 130)
    }

    @Test(arguments: [
        (UITextAutocapitalizationType.allCharacters, "QQ"), (.words, "Qq"), (.sentences, "Qq"), (.none, "qq"),
    ])
    func theFieldDecidesWhichLettersAreCapitals(capitals: UITextAutocapitalizationType, text: String) throws {
        let fixture = KeyboardFixture()
        fixture.field.autocapitalizationType = capitals
        try fixture.edit()

        try fixture.press("q", "q")

        #expect(fixture.field.text == text)
    }
}

/// Counts the return key.
private final class ReturnRecorder: NSObject, UITextFieldDelegate {
    var count = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return true
    }
}

/// Ends editing as soon as the selection changes.
private final class FieldThatEndsEditing: NSObject, UITextFieldDelegate {
    var changes = 0

    func textFieldDidChangeSelection(_ textField: UITextField) {
        changes += 1
        textField.resignFirstResponder()
    }
}
