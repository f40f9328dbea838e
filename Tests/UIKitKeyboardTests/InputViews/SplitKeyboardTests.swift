import Testing
import UIKitControls
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// A tablet's keyboard that the user splits, lifts, lets float and docks with the menu of the key that hides it.
@MainActor @Suite struct SplitKeyboardTests {
    private let fixture = KeyboardFixture(.iPadPro11)
    private var device: TestDevice { fixture.device }

    /// Presses the key that hides the keyboard and slides to a row of the menu above it.
    private func choose(_ row: Int) throws {
        let key = try #require(fixture.key("dismiss"))
        fixture.touch(1, .began, at: key.center)
        device.advance(by: 0.7)
        let menu = try #require(device.system.keyboard.window?.tree.first { $0 is PlacementMenu })
        let frame = menu.convert(menu.bounds, to: nil)
        let place = CGPoint(x: frame.midX, y: frame.minY + 20 + CGFloat(row) * 40)
        fixture.touch(1, .moved, at: place)
        fixture.touch(1, .ended, at: place)
        try device.settle()
    }

    @Test func theMenuSplitsTheKeyboard() throws {
        try fixture.edit()
        let log = KeyboardNames()

        try choose(1)

        let frame = try #require(device.keyboardFrame)
        #expect(frame.width == device.window.bounds.width && frame.maxY < device.window.bounds.maxY)
        let (t, y) = (try #require(fixture.key("t")), try #require(fixture.key("y")))
        #expect(y.minX - t.maxX > 150)
        // To apps, a split keyboard is a hidden one; the frames are those that were seen.
        #expect(log.names.contains("WillHide") && log.names.contains("DidChangeFrame"))
        #expect(log.ends.last == CGRect(x: 0, y: -64, width: 0, height: 0))
    }

    @Test func bothHalvesOfASplitKeyboardType() throws {
        try fixture.edit()
        device.splitKeyboard(at: 500)
        try device.settle()

        try fixture.press("a", "p", "space-left", "l", "space-right", "z")

        #expect(fixture.field.text == "Ap l z")
    }

    @Test func theAppIsTouchedBetweenTheHalves() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.controller.view.addSubview(button)
        try fixture.edit()
        device.splitKeyboard(at: 500)
        try device.settle()
        button.center = CGPoint(x: device.window.bounds.midX, y: 600)

        try device.tap(x: button.center.x, y: button.center.y)

        #expect(taps == 1)
    }

    @Test func aSplitKeyboardMovesByItsKeyAndDocksAtTheLowerEdge() throws {
        try fixture.edit()
        let docked = device.keyboardFrame
        device.splitKeyboard(at: 500)
        try device.settle()
        let start = try #require(fixture.key("dismiss")).center

        try device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100), in: 0.3)
        try device.settle()
        #expect(abs((device.keyboardFrame?.minY ?? 0) - 400) < 12)

        let next = try #require(fixture.key("dismiss")).center
        try device.drag(from: next, to: CGPoint(x: next.x, y: device.window.bounds.maxY - 4), in: 0.5)
        try device.settle()
        #expect(device.keyboardFrame == docked)
        #expect(fixture.field.isFirstResponder)
    }

    @Test func theMenuLiftsTheKeyboardLetsItFloatAndDocksIt() throws {
        try fixture.edit()
        let docked = try #require(device.keyboardFrame)

        try choose(0)
        #expect(device.keyboardFrame == docked.offsetBy(dx: 0, dy: -120))
        try choose(2)
        #expect(device.keyboardFrame?.width == 320)

        try device.showKeyboard()
        try device.settle()
        #expect(device.keyboardFrame == docked)
    }

    @Test func aTapOfTheKeyStillHidesTheKeyboard() throws {
        try fixture.edit()

        try fixture.press("dismiss")
        try device.settle()

        #expect(!fixture.field.isFirstResponder && device.keyboardFrame == nil)
    }

    @Test(arguments: [TestDevice.Model.iPadMini, .iPad, .iPadPro13], [false, true])
    func hitAreasTileBothHalvesInEveryLanguage(model: TestDevice.Model, isLandscape: Bool) throws {
        let width = TestDevice(model, isLandscape: isLandscape).system.screen.bounds.width
        let geometry = KeyboardGeometry.split(width: width)
        for page in KeyboardPage.allCases where page != .emoji {
            for letters in LetterSet.all {
                let layout = KeyboardLayout(
                    KeyboardLayout.Input(
                        type: .default, page: page, letters: letters, style: .pad, decimalSeparator: ".",
                        hasGlobeKey: true))
                let split = SplitKeyFrames(of: layout, in: geometry)
                let areas = split.frames.places.map(\.hitArea)
                let covered = areas.reduce(0) { $0 + $1.width * $1.height }
                let halves = (split.leftWidth + split.rightWidth) * geometry.keys.height

                #expect(abs(covered - halves) < 0.01, "\(letters.language), \(page)")
                #expect(areas.allSatisfy { $0.width >= 24 && $0.maxX <= width + 0.01 }, "\(letters.language), \(page)")
                #expect(
                    areas.allSatisfy { $0.maxX <= split.leftWidth + 0.01 || $0.minX >= width - split.rightWidth - 0.01 }
                )
                #expect(split.leftWidth + split.rightWidth <= 0.75 * width)
            }
        }
    }

    @Test func aRotationKeepsASplitKeyboardOnTheScreen() throws {
        try fixture.edit()
        device.splitKeyboard(at: 900)
        try device.settle()

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        let frame = try #require(device.keyboardFrame)
        #expect(frame.width == device.window.bounds.width && frame.maxY <= device.window.bounds.maxY)
        try fixture.press("q")
        #expect(fixture.field.text == "Q")
    }

    @Test func aPhoneHasNoMenu() throws {
        let phone = KeyboardFixture(.iPhone14)
        try phone.edit()

        #expect(phone.key("dismiss") == nil)
    }
}
