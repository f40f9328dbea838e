import CoreGraphics
import Testing
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// A downward flick on a tablet's letter types the sign above it.
@MainActor @Suite struct FlickKeyTests {
    /// Puts a finger on a key, moves it by `way` and lifts it. Returns what was typed.
    private func flick(_ name: String, by way: CGVector, on keyboard: KeyboardUnderTest) throws -> [String] {
        let start = try #require(keyboard.place(of: name))
        keyboard.send(.began, at: start)
        keyboard.device.advance(by: 1.0 / 60)
        keyboard.send(.moved, at: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
        keyboard.device.advance(by: 1.0 / 60)
        keyboard.send(.ended, at: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
        keyboard.device.advance(by: 1.0 / 60)
        return keyboard.input.takeTyped()
    }

    @Test(arguments: [KeyboardUnderTest.Place.tablet, .tabletWithTab, .tabletLandscape])
    func everyLetterHasItsSign(place: KeyboardUnderTest.Place) throws {
        let keyboard = try KeyboardUnderTest(place)
        let down = CGVector(dx: 0, dy: 24)

        let first = try "qwertyuiop".flatMap { try flick(String($0), by: down, on: keyboard) }
        let second = try "asdfghjkl".flatMap { try flick(String($0), by: down, on: keyboard) }
        let third = try "zxcvbnm,.".flatMap { try flick(String($0), by: down, on: keyboard) }

        #expect(first.joined() == "1234567890")
        #expect(second.joined() == "@#$&*()'\"")
        #expect(third.joined() == "%-+=/;:!?")
    }

    @Test(arguments: [CGVector(dx: 0, dy: 6), CGVector(dx: 0, dy: -30), CGVector(dx: 20, dy: 0)])
    func otherMovementsTypeTheLetter(way: CGVector) throws {
        let keyboard = try KeyboardUnderTest(.tablet)

        #expect(try flick("e", by: way, on: keyboard) == ["e"])
    }

    @Test func aFingerThatReturnsTypesTheLetter() throws {
        let keyboard = try KeyboardUnderTest(.tablet)
        let start = try #require(keyboard.place(of: "e"))

        keyboard.send(.began, at: start)
        for y in [24.0, 2] {
            keyboard.send(.moved, at: CGPoint(x: start.x, y: start.y + y))
            keyboard.device.advance(by: 1.0 / 60)
        }
        keyboard.send(.ended, at: start)

        keyboard.device.advance(by: 1.0 / 60)
        #expect(keyboard.input.takeTyped() == ["e"])
    }

    @Test func aFlickThatIsHeldOffersNoVariants() throws {
        let keyboard = try KeyboardUnderTest(.tablet)
        let start = try #require(keyboard.place(of: "e"))
        keyboard.send(.began, at: start)
        keyboard.send(.moved, at: CGPoint(x: start.x, y: start.y + 24))

        keyboard.device.advance(by: 1)
        let window = try #require(keyboard.device.system.keyboard.window)
        #expect(!window.tree.contains { $0 is KeyCallout })
        keyboard.send(.ended, at: CGPoint(x: start.x, y: start.y + 24))
        keyboard.device.advance(by: 1.0 / 60)

        #expect(keyboard.input.takeTyped() == ["3"])
    }

    @Test(arguments: [KeyboardUnderTest.Place.phone, .largeTablet, .floating, .split])
    func phonesAndTabletsWithARowOfDigitsHaveNone(place: KeyboardUnderTest.Place) throws {
        let keyboard = try KeyboardUnderTest(place)

        #expect(keyboard.keys.allSatisfy { $0.place.key.flick == nil })
    }

    @Test func everyLanguageHasItsDigitsInTheFirstRow() throws {
        let keyboard = try KeyboardUnderTest(.tablet, language: .arabic)

        let keys = keyboard.keys.prefix(10).map { $0.place.key.flick ?? "" }

        #expect(keys.joined() == "١٢٣٤٥٦٧٨٩٠")
    }

    @Test func theDigitsPageHasNone() throws {
        let keyboard = try KeyboardUnderTest(.tablet)
        try keyboard.tap("numbers")

        #expect(keyboard.keys.allSatisfy { $0.place.key.flick == nil })
    }
}
