import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Pickers and views with a flexible height as input views fill the keyboard's place down to the edge of the screen.
@MainActor @Suite struct PickerInputTests {
    private func height(
        of input: UIView, toolbar: CGFloat = 44, on model: TestDevice.Model = .iPhone13Mini, isLandscape: Bool = false
    ) throws -> CGFloat? {
        let fixture = KeyboardFixture(model, isLandscape: isLandscape)
        fixture.field.inputView = input
        if toolbar > 0 {
            fixture.field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: toolbar))
        }
        try fixture.edit()
        let frame = try #require(fixture.device.keyboardFrame)
        #expect(frame.maxY == fixture.device.window.bounds.maxY)
        return frame.height
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone16ProMax, .iPadPro11])
    func aPickerWithAToolbarHasNoRoomForTheHomeIndicator(model: TestDevice.Model) throws {
        #expect(try height(of: UIPickerView(), on: model) == 260)
    }

    @Test func aDatePickerEndsAtTheEdgeOfTheScreen() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels

        let height = try height(of: picker)

        #expect(height == 44 + picker.bounds.height)
    }

    @Test func aViewWithAFlexibleHeightFillsThePlace() throws {
        let view = UIPickerView()
        view.autoresizingMask = .flexibleHeight

        #expect(try height(of: view, toolbar: 0) == 216)
    }

    @Test func aViewWithAHeightOfItsOwnHasTheHomeIndicatorBelow() throws {
        #expect(try height(of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200)), toolbar: 0) == 234)
    }

    @Test func theHeightIsTheSameAfterTheInputViewsAreLoadedAgain() throws {
        let fixture = KeyboardFixture(.iPhone13Mini)
        fixture.field.inputView = UIPickerView()
        try fixture.edit()

        fixture.field.reloadInputViews()
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame?.height == 216)
    }
}
