import CoreGraphics
import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIPickerViewTests {
    // MARK: Selection

    @Test func aPickerBeginsAtTheFirstRowsAndNotifiesOfNothing() {
        let fixture = PickerFixture()

        #expect(fixture.picker.frame.size == CGSize(width: 320, height: 216))
        #expect(fixture.picker.numberOfComponents == 2 && fixture.picker.numberOfRows(inComponent: 1) == 5)
        #expect([0, 1].map(fixture.picker.selectedRow(inComponent:)) == [0, 0])
        #expect(fixture.calls.isEmpty)
    }

    @Test func selectingInCodeNotifiesOfNothing() throws {
        let fixture = PickerFixture()

        fixture.picker.selectRow(7, inComponent: 0, animated: true)
        fixture.picker.selectRow(3, inComponent: 1, animated: false)
        let atOnce = [0, 1].map(fixture.picker.selectedRow(inComponent:))
        try fixture.device.settle()

        #expect(atOnce == [7, 3])
        try fixture.device.expect("Row 7", is: .visible)
        #expect(fixture.calls.isEmpty)
    }

    @Test func aTapOnARowSelectsIt() throws {
        let fixture = PickerFixture()

        try fixture.device.tap("Row 2")
        #expect(fixture.calls.isEmpty)
        try fixture.device.settle()

        #expect(fixture.calls == ["0: 2"] && fixture.picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func aDragSelectsTheNearestRowWhenTheWheelRests() throws {
        let fixture = PickerFixture()
        let start = fixture.middle(of: 0)

        try fixture.device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 70), in: 2)
        try fixture.device.settle()

        #expect(fixture.calls == ["0: \(fixture.picker.selectedRow(inComponent: 0))"])
        #expect([1, 2].contains(fixture.picker.selectedRow(inComponent: 0)))
    }

    @Test func aFlickTurnsFurtherThanTheFinger() throws {
        let fixture = PickerFixture(rows: [10_000])
        let start = CGPoint(x: 195, y: 360)

        try fixture.device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 120), in: 0.08)
        let during = fixture.picker.selectedRow(inComponent: 0)
        try fixture.device.settle()

        #expect(during == 0 && fixture.picker.selectedRow(inComponent: 0) > 10)
        #expect(fixture.calls.count == 1)
    }

    @Test func theWheelCannotBeTurnedBeyondItsRows() throws {
        let fixture = PickerFixture()
        let start = fixture.middle(of: 1)

        for _ in 0..<3 {
            try fixture.device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 300), in: 0.1)
            try fixture.device.settle()
        }

        #expect(fixture.picker.selectedRow(inComponent: 1) == 4 && fixture.calls.last == "1: 4")
    }

    @Test func aTouchThatStopsTheWheelSelectsWhenItIsLifted() throws {
        let fixture = PickerFixture(rows: [10_000])
        try fixture.device.drag(from: CGPoint(x: 195, y: 360), to: CGPoint(x: 195, y: 240), in: 0.08)
        fixture.device.advance(by: 0.1)

        fixture.device.finger(.began, x: 195, y: 308)
        fixture.device.advance(by: 1)
        let held = fixture.calls
        fixture.device.finger(.ended, x: 195, y: 308)
        try fixture.device.settle()

        #expect(held.isEmpty)
        #expect(fixture.calls == ["0: \(fixture.picker.selectedRow(inComponent: 0))"])
    }

    @Test func returningToTheSelectedRowNotifiesOfNothing() throws {
        let fixture = PickerFixture()
        let start = fixture.middle(of: 0)

        try fixture.device.drag(from: start, to: CGPoint(x: start.x, y: start.y - 10), in: 1)
        try fixture.device.settle()

        #expect(fixture.calls.isEmpty)
    }

    @Test func aMouseWheelTurnsToAWholeRow() throws {
        let fixture = PickerFixture()
        let point = fixture.middle(of: 0)

        fixture.device.wheel(by: CGVector(dx: 0, dy: -40), x: point.x, y: point.y)
        try fixture.device.settle()

        #expect(fixture.calls == ["0: 1"])
    }

    // MARK: Keys and assistive technologies

    @Test func arrowKeysTurnTheWheelThatWasUsedLast() throws {
        let fixture = PickerFixture()
        try fixture.device.tap("Row 1")
        try fixture.device.settle()

        for key in ["down", "right", "down", "end", "up", "left", "home", "pagedown"] {
            try fixture.device.key(key)
            try fixture.device.settle()
        }

        #expect(fixture.calls == ["0: 1", "0: 2", "1: 1", "1: 4", "1: 3", "0: 0", "0: 5"])
    }

    @Test func keysThatFollowQuicklyAddUp() throws {
        let fixture = PickerFixture()
        try fixture.device.tap("Row 1")
        try fixture.device.settle()

        for _ in 0..<4 { try fixture.device.key("down") }
        try fixture.device.settle()

        #expect(fixture.picker.selectedRow(inComponent: 0) == 5)
    }

    @Test func aPickerDoesNotTakeKeysFromAText() throws {
        let fixture = PickerFixture()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        fixture.picker.superview?.addSubview(field)
        field.becomeFirstResponder()

        try fixture.device.tap("Row 1")
        try fixture.device.settle()

        #expect(field.isFirstResponder)
    }

    @Test func eachComponentIsAnAdjustableElement() throws {
        let fixture = PickerFixture()
        let elements = fixture.picker.subviews[0].subviews.filter(\.isAccessibilityElement)

        elements[1].accessibilityIncrement()
        try fixture.device.settle()

        #expect(elements.count == 2 && elements.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
        #expect(elements.map(\.accessibilityValue) == ["Row 0", "Other 1"] && fixture.calls == ["1: 1"])
    }

    // MARK: Reloading

    @Test func reloadingKeepsTheSelectionAsFarAsRowsExist() {
        let fixture = PickerFixture()
        fixture.picker.selectRow(15, inComponent: 0, animated: false)
        fixture.picker.selectRow(2, inComponent: 1, animated: false)

        fixture.rows = [8, 5]
        fixture.picker.reloadAllComponents()

        #expect([0, 1].map(fixture.picker.selectedRow(inComponent:)) == [7, 2])
        #expect(fixture.calls.isEmpty)
    }

    @Test func aCallbackCanReloadAnotherComponent() throws {
        let fixture = PickerFixture()
        fixture.onSelect = { [unowned fixture] row, component in
            guard component == 0 else { return }
            fixture.rows[1] = row
            fixture.picker.reloadComponent(1)
            fixture.picker.selectRow(1, inComponent: 1, animated: true)
        }

        try fixture.device.tap("Row 2")
        try fixture.device.settle()

        #expect(fixture.picker.numberOfRows(inComponent: 1) == 2 && fixture.picker.selectedRow(inComponent: 1) == 1)
        #expect(fixture.calls == ["0: 2"])
    }

    @Test func reloadingATurningWheelLetsItComeToRestOnAnExistingRow() throws {
        let fixture = PickerFixture(rows: [10_000])
        try fixture.device.drag(from: CGPoint(x: 195, y: 360), to: CGPoint(x: 195, y: 240), in: 0.08)
        fixture.device.advance(by: 0.1)

        fixture.rows = [4]
        fixture.picker.reloadAllComponents()
        try fixture.device.settle()

        #expect(fixture.picker.selectedRow(inComponent: 0) == 3 && fixture.calls == ["0: 3"])
    }

    @Test func aPickerWithoutRowsHasNoSelection() throws {
        let fixture = PickerFixture(rows: [0])

        fixture.picker.selectRow(0, inComponent: 0, animated: true)
        try fixture.device.drag(from: CGPoint(x: 195, y: 308), to: CGPoint(x: 195, y: 200))
        try fixture.device.tap(x: 195, y: 308)
        try fixture.device.settle()

        #expect(fixture.picker.selectedRow(inComponent: 0) == -1 && fixture.calls.isEmpty)
    }

    @Test func aPickerRemovedWhileItTurnsKeepsItsSelectionAndGoesAway() throws {
        let device = TestDevice()
        weak var weakPicker: UIPickerView?
        do {
            let fixture = PickerFixture(rows: [10_000], on: device)
            weakPicker = fixture.picker
            try device.drag(from: CGPoint(x: 195, y: 360), to: CGPoint(x: 195, y: 240), in: 0.08)
            fixture.picker.removeFromSuperview()
            try device.settle()
            #expect(fixture.picker.selectedRow(inComponent: 0) == 0 && fixture.calls.isEmpty)
            device.show(UIViewController())
        }
        device.advance(by: 1)

        #expect(weakPicker == nil)
    }

    // MARK: Misuse

    @Test func rowsAndComponentsOutOfRangeAreMisuse() {
        let device = TestDevice()
        device.recordsMisuses = true
        let fixture = PickerFixture(on: device)

        fixture.picker.selectRow(99, inComponent: 0, animated: false)
        fixture.picker.selectRow(-1, inComponent: 1, animated: false)
        fixture.picker.selectRow(0, inComponent: 2, animated: false)
        let missing = fixture.picker.selectedRow(inComponent: -1)

        #expect([0, 1].map(fixture.picker.selectedRow(inComponent:)) == [19, 0] && missing == -1)
        #expect(device.misuses.map(\.raises) == [false, false, true, true])
    }

    @Test func aNegativeNumberOfRowsCountsAsNone() {
        let device = TestDevice()
        device.recordsMisuses = true
        let fixture = PickerFixture(rows: [-3], on: device)

        #expect(fixture.picker.numberOfRows(inComponent: 0) == 0)
        #expect(device.misuses.map(\.message) == ["UIPickerView: the data source returned -3 rows in component 0."])
    }

    // MARK: Layout

    @Test(arguments: [(1, 302), (2, 148), (3, 97), (5, 56)])
    func componentsShareTheWidthThatMarginsAndGapsLeave(count: Int, width: CGFloat) {
        let fixture = PickerFixture(rows: Array(repeating: 3, count: count))

        let sizes = (0..<count).map(fixture.picker.rowSize(forComponent:))

        #expect(sizes == Array(repeating: CGSize(width: width, height: 32), count: count))
    }

    @Test func theFirstComponentIsOnTheRightInRightToLeftLayout() throws {
        let fixture = PickerFixture(on: TestDevice(language: .arabic))

        try fixture.device.tap(x: 275, y: 340)
        try fixture.device.settle()

        #expect(fixture.calls == ["0: 1"])
    }

    @Test func theSelectedRowIsOnABandAndOthersAreFaded() {
        let picture = PickerFixture().device.picture()

        #expect(picture.color(atX: 50, y: 308).isNear(244, 244, 245))
        #expect(picture.color(atX: 40, y: 308).isNear(255, 255, 255))
        #expect(picture.color(atX: 50, y: 330).isNear(255, 255, 255))
    }

    @Test func earlierSystemsMarkTheSelectedRowWithLines() {
        let picture = PickerFixture(on: TestDevice(era: .iOS12)).device.picture()

        #expect(picture.color(atX: 50, y: 308).isNear(255, 255, 255))
        // Above and below the row of 34 points, whose middle is at 308.
        for edges in [287.0...291, 325...329] {
            let lines = stride(from: edges.lowerBound, to: edges.upperBound, by: 1 / 3).filter {
                !picture.color(atX: 36, y: $0 + 0.1).isNear(255, 255, 255)
            }
            #expect(lines.count == 1)
        }
    }

    /// A picker that gets another size while a wheel turns goes on to the row where the wheel would have come to rest.
    @Test func aWheelThatTurnsWhileItsPickerGetsAnotherSizeSelectsTheRowOfItsRest() throws {
        let settled = PickerFixture()
        let resized = PickerFixture()
        for fixture in [settled, resized] {
            let middle = fixture.middle(of: 0)
            try fixture.device.drag(
                from: CGPoint(x: middle.x, y: middle.y + 40), to: CGPoint(x: middle.x, y: middle.y - 60), in: 0.15)
            fixture.device.advance(by: 0.05)
        }

        resized.picker.frame.size.height += 40
        for fixture in [settled, resized] { try fixture.device.settle() }

        let row = settled.picker.selectedRow(inComponent: 0)
        #expect(row > 0 && resized.picker.selectedRow(inComponent: 0) == row)
        #expect(resized.calls == ["0: \(row)"])
    }
}
