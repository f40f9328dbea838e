import CoreGraphics
import Testing
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// Every variant of every key is chosen by holding the key and sliding to its cell.
@MainActor @Suite struct EveryVariantTests {
    private nonisolated static let places: [KeyboardUnderTest.Place] = [
        .phone, .phoneLandscape, .tablet, .floating, .split,
    ]

    @Test(arguments: places, [TestDevice.Language.english, .german, .arabic])
    func slidingToAVariantTypesIt(place: KeyboardUnderTest.Place, language: TestDevice.Language) throws {
        let keyboard = try KeyboardUnderTest(place, language: language)
        var problems: [String] = []
        var count = 0

        try keyboard.show(.default)
        for page in 0..<3 {
            // The letters, their capitals, and the digits.
            if page == 1, !(try keyboard.lockCapitals()) { continue }
            if page == 2 { try keyboard.tap("numbers") }
            let names = keyboard.names
            for name in names {
                let key = try #require(keyboard.key(named: name))
                guard case .text(let text) = key.place.key.action else { continue }
                let variants = KeyVariants.variants(of: text, uppercase: page == 1)
                for (index, variant) in variants.enumerated() {
                    let typed = keyboard.choose(index, of: key)
                    if typed != [variant] { problems.append("\(name), variant \(variant): \(typed)") }
                    count += 1
                    // An apostrophe shows the letters again.
                    if keyboard.names != names { try keyboard.tap("numbers") }
                }
            }
        }

        #expect(problems.isEmpty, "\(problems.prefix(12))")
        #expect(count > 30)
    }

    @Test func domainsAreChosenFromTheKeyOfTheMostCommonOne() throws {
        let keyboard = try KeyboardUnderTest(.phone)
        try keyboard.show(.URL)
        let key = try #require(keyboard.key(named: ".com"))

        let typed = (0..<4).map { keyboard.choose($0, of: key) }

        #expect(typed == [[".com"], [".net"], [".org"], [".edu"]])
    }

    @Test func aFingerLiftedBeforeTheVariantsAppearTypesTheKey() throws {
        let keyboard = try KeyboardUnderTest(.tablet)
        let center = keyboard.area(of: try #require(keyboard.key(named: "e"))).center

        keyboard.send(.began, at: center)
        keyboard.device.advance(by: 0.4)
        keyboard.send(.ended, at: center)
        keyboard.device.advance(by: 0.5)

        #expect(keyboard.input.takeTyped() == ["e"])
        #expect(keyboard.callout == nil)
    }

    @Test func secureTextsOfferNoVariants() throws {
        let keyboard = try KeyboardUnderTest(.tablet)
        keyboard.input.isSecureTextEntry = true
        try keyboard.show(.default)
        let center = keyboard.area(of: try #require(keyboard.key(named: "e"))).center

        keyboard.send(.began, at: center)
        keyboard.device.advance(by: 0.7)

        #expect(keyboard.callout == nil)
    }
}

extension KeyboardUnderTest {
    /// The bubble or the variants that are shown.
    var callout: KeyCallout? { device.system.keyboard.window?.tree.lazy.compactMap { $0 as? KeyCallout }.first }

    /// Turns on capitals; false where letters have none.
    func lockCapitals() throws -> Bool {
        guard let shift = ["shift", "shift-left"].first(where: names.contains) else { return false }
        waitForDoubleTaps()
        try tap(shift)
        try tap(shift)
        return true
    }

    /// Holds `key` until its variants appear, slides to the one at `index`, and returns what was typed.
    func choose(_ index: Int, of key: KeyView) -> [String] {
        send(.began, at: area(of: key).center)
        device.advance(by: 1.0 / 60)
        device.advance(by: 0.5)
        guard let callout, callout.choices.count > index, let above = callout.superview else { return ["nothing"] }
        let cell = callout.center(ofChoice: index)
        let place = above.convert(cell, to: nil)
        send(.moved, at: place)
        device.advance(by: 1.0 / 60)
        send(.ended, at: place)
        device.advance(by: 1.0 / 60)
        return input.takeTyped()
    }
}
