import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// A keyboard that floats on a tablet.
@MainActor @Suite struct FloatingKeyboardTests {
    private let fixture = KeyboardFixture(.iPadPro11)

    @Test func aFloatingKeyboardTypes() throws {
        try fixture.edit()

        fixture.device.floatKeyboard(at: CGRect(x: 300, y: 500, width: 320, height: 254))
        try fixture.device.settle()

        let q = try #require(fixture.key("q"))
        #expect(CGRect(x: 300, y: 500, width: 320, height: 254).contains(q.center))
        try fixture.press("h", "i")
        #expect(fixture.field.text == "Hi")
    }

    @Test func aFingerMovesAFloatingKeyboardByItsGrip() throws {
        try fixture.edit()
        fixture.device.floatKeyboard(at: CGRect(x: 300, y: 500, width: 320, height: 254))
        try fixture.device.settle()
        let log = KeyboardNames()

        try fixture.device.drag(from: CGPoint(x: 460, y: 742), to: CGPoint(x: 360, y: 642), in: 0.3)
        try fixture.device.settle()

        let frame = try #require(fixture.device.keyboardFrame)
        #expect(frame.minX < 250 && frame.minY < 450)
        #expect(log.names == ["WillChangeFrame", "DidChangeFrame"])
        #expect(log.ends.allSatisfy { $0 == .zero })
    }

    @Test func aKeyboardComesBackWhereTheUserHasPutIt() throws {
        try fixture.edit()
        fixture.device.floatKeyboard(at: CGRect(x: 300, y: 500, width: 320, height: 254))
        fixture.field.resignFirstResponder()
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)

        try fixture.edit()
        #expect(fixture.device.keyboardFrame == CGRect(x: 300, y: 500, width: 320, height: 254))

        fixture.device.splitKeyboard(at: 600)
        fixture.field.resignFirstResponder()
        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.edit()
        #expect(fixture.device.keyboardFrame == CGRect(x: 0, y: 600, width: 1194, height: 216))
        try fixture.press("a")
        #expect(fixture.field.text == "A")
    }

    @Test func aFloatingKeyboardDocksAtTheLowerEdge() throws {
        try fixture.edit()
        let docked = fixture.device.keyboardFrame
        fixture.device.floatKeyboard(at: CGRect(x: 300, y: 500, width: 320, height: 254))
        try fixture.device.settle()
        let log = KeyboardNames()

        try fixture.device.drag(from: CGPoint(x: 460, y: 742), to: CGPoint(x: 460, y: 1190), in: 0.5)
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame == docked)
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    }
}
