import CoreGraphics
import Testing
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// Keys are where pictures of iOS 17 show them on a screen of 375 by 812 points, within half a point.
@MainActor @Suite struct MeasuredKeyTests {
    private let fixture = KeyboardFixture(.iPhone13Mini)

    init() throws {
        fixture.field.autocorrectionType = .no
        try fixture.edit()
    }

    private var keyboard: UIView? { fixture.device.system.keyboard.window }

    /// The cap of a key, from the upper edge of the keyboard.
    private func cap(_ name: String) throws -> CGRect {
        let view = try #require(
            keyboard?.tree.compactMap { $0 as? KeyView }.first { $0.place.key.name == name }, "no key \(name)")
        let top = try #require(fixture.device.keyboardFrame).minY
        let cap = view.place.cap.offsetBy(dx: -view.place.hitArea.minX, dy: -view.place.hitArea.minY)
        return view.convert(cap, to: nil).offsetBy(dx: 0, dy: -top)
    }

    /// The middle of a key below the keys, from the upper edge of the keyboard; nil when it is not shown.
    private func stripKey(_ name: String) throws -> CGPoint? {
        let top = try #require(fixture.device.keyboardFrame).minY
        let view = keyboard?.tree.first {
            $0.accessibilityIdentifier == "key:" + name && !$0.isHidden && $0.alpha > 0 && !($0 is KeyView)
        }
        return view.map { $0.convert($0.bounds, to: nil).center }.map { CGPoint(x: $0.x, y: $0.y - top) }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

    @Test(arguments: [
        ("numbers", 3.0, 43.2), ("emoji", 49.5, 90.5), ("space", 96, 278.2), ("return", 284.5, 371.7),
        ("shift", 3, 45), ("delete", 330, 372), ("q", 3, 34.3), ("p", 340.5, 371.8),
    ]) func keysOfLettersAreAsWideAsMeasured(name: String, left: CGFloat, right: CGFloat) throws {
        let cap = try cap(name)

        #expect(isNear(cap.minX, left) && isNear(cap.maxX, right), "\(cap)")
    }

    @Test(arguments: [("1", 6.0, 52.0), ("4", 59, 106), ("7", 113, 160), ("0", 167, 213)])
    func rowsOfANumberPadAreAsHighAsMeasured(name: String, top: CGFloat, bottom: CGFloat) throws {
        fixture.field.keyboardType = .decimalPad
        try fixture.showFirstPage()

        let cap = try cap(name)

        #expect(isNear(cap.minY, top) && isNear(cap.maxY, bottom), "\(cap)")
        #expect(isNear(cap.width, 117), "\(cap)")
    }

    @Test func theGlobeAndTheMicrophoneAreInTheLowerCorners() throws {
        let globe = try #require(try stripKey("globe"))
        let microphone = try #require(try stripKey("dictation"))

        #expect(isNear(globe.x, 42) && isNear(globe.y, 251))
        #expect(isNear(microphone.x, 332.7) && isNear(microphone.y, 249.8))
    }

    @Test(arguments: [
        UIKeyboardType.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .emailAddress, .URL,
    ]) func keyboardsOfNumbersAndAddressesHaveNoMicrophone(type: UIKeyboardType) throws {
        fixture.field.keyboardType = type
        try fixture.showFirstPage()

        #expect(try stripKey("dictation") == nil)
    }

    @Test func aSecureTextHasNeitherMicrophoneNorEmoji() throws {
        fixture.field.isSecureTextEntry = true
        try fixture.showFirstPage()

        #expect(try stripKey("dictation") == nil)
        #expect(fixture.key("emoji") == nil && fixture.key("numbers") != nil)
    }

    @Test func theMicrophoneDoesNothing() throws {
        let names = fixture.keyNames
        let point = try #require(try stripKey("dictation"))
        let top = try #require(fixture.device.keyboardFrame).minY
        for phase in [TouchPhase.began, .ended] {
            fixture.touch(0, phase, at: CGPoint(x: point.x, y: point.y + top))
        }

        #expect(fixture.keyNames == names)
        #expect(fixture.field.text?.isEmpty == true && fixture.field.isFirstResponder)
    }

    @Test func numberPadsHaveTheGlobeInTheCornerAndKeepTheirDigits() throws {
        fixture.field.keyboardType = .numberPad
        try fixture.showFirstPage()
        #expect(try stripKey("globe") != nil)

        try fixture.press("globe", "1", "2")

        #expect(fixture.field.text == "12")
    }

    // MARK: Pixels

    /// The rectangle of what is darker than its surroundings, from the upper edge of the keyboard. Points.
    private func ink(in area: CGRect) throws -> CGRect {
        let top = try #require(fixture.device.keyboardFrame).minY
        let picture = fixture.device.picture()
        let rect = area.offsetBy(dx: 0, dy: top)
        let background = picture.color(atX: rect.minX + 0.5, y: rect.minY + 0.5)
        var ink = CGRect.null
        let step = 1 / picture.scale
        for y in stride(from: rect.minY, to: rect.maxY, by: step) {
            for x in stride(from: rect.minX, to: rect.maxX, by: step) {
                let color = picture.color(atX: x + step / 2, y: y + step / 2)
                guard !color.isClose(to: background, within: 90) else { continue }
                ink = ink.union(CGRect(x: x, y: y - top, width: step, height: step))
            }
        }
        return ink
    }

    /// Rectangles with a key's letter, and the upper edge and height of what is drawn there.
    @Test(arguments: [
        ("e", CGRect(x: 80, y: 12, width: 27, height: 34), 21.7, 15.7),
        ("shift", CGRect(x: 6, y: 120, width: 36, height: 34), 128, 18),
        ("delete", CGRect(x: 333, y: 120, width: 36, height: 34), 128, 18),
        ("emoji", CGRect(x: 53, y: 174, width: 34, height: 34), 181, 20),
        ("numbers", CGRect(x: 7, y: 174, width: 32, height: 34), 185, 12),
        ("return", CGRect(x: 290, y: 174, width: 76, height: 34), 186, 10.7),
        ("space", CGRect(x: 110, y: 174, width: 150, height: 34), 186.7, 11.7),
    ]) func facesAreAsHighAsMeasured(name: String, area: CGRect, top: CGFloat, height: CGFloat) throws {
        let ink = try ink(in: area)

        #expect(abs(ink.minY - top) <= 0.7 && abs(ink.height - height) <= 0.7, "\(name): \(ink)")
    }

    @Test(arguments: [
        ("2", CGRect(x: 160, y: 60, width: 56, height: 27), 67.0, 18.0),
        ("ABC", CGRect(x: 160, y: 88, width: 56, height: 14), 92, 7.3),
        ("0", CGRect(x: 160, y: 170, width: 56, height: 40), 180, 18.3),
    ]) func digitsAndTheirLettersAreWhereMeasured(name: String, area: CGRect, top: CGFloat, height: CGFloat) throws {
        fixture.field.keyboardType = .decimalPad
        try fixture.showFirstPage()

        let ink = try ink(in: area)

        #expect(abs(ink.minY - top) <= 0.7 && abs(ink.height - height) <= 0.7, "\(name): \(ink)")
    }

    @Test func theSeparatorAndDeleteOfADecimalPadHaveNoCaps() throws {
        fixture.field.keyboardType = .decimalPad
        try fixture.showFirstPage()
        let top = try #require(fixture.device.keyboardFrame).minY
        let picture = fixture.device.picture()

        let background = picture.color(atX: 2, y: top + 190)
        for name in [".", "delete"] {
            let cap = try cap(name)
            #expect(picture.color(atX: cap.minX + 20, y: top + cap.minY + 8).isClose(to: background, within: 1))
        }
    }

    @Test func theKeyboardOnWhiteHasTheMeasuredColor() throws {
        let top = try #require(fixture.device.keyboardFrame).minY

        let color = fixture.device.picture().color(atX: 1, y: top + 4)

        #expect(abs(Int(color.red) - 209) <= 1 && abs(Int(color.green) - 212) <= 1 && abs(Int(color.blue) - 217) <= 1)
    }
}
