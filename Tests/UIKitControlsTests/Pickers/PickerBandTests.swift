import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Published code reaches the band of the selected rows as the second subview.
@MainActor @Suite struct PickerBandTests {
    @Test(arguments: [[20], [20, 5], [20, 5, 9]])
    func theSecondSubviewIsTheBandAndTheRowsAreInTheFirst(rows: [Int]) throws {
        let fixture = PickerFixture(rows: rows)
        try fixture.device.settle()
        let picker = fixture.picker

        #expect(picker.subviews.count == 2)
        let band = picker.subviews[1]
        #expect(abs(band.frame.midY - picker.bounds.midY) < 0.01 && band.frame.height < 40)
        #expect(band.backgroundColor == .quaternarySystemFill && !band.isUserInteractionEnabled)
        #expect(picker.subviews[0].subviews.count == rows.count)
    }

    @Test func aBandThatWasClearedOrHiddenStaysSoAndTheWheelsTurn() throws {
        let fixture = PickerFixture()
        try fixture.device.settle()
        fixture.picker.subviews[1].backgroundColor = .clear
        fixture.picker.subviews[1].isHidden = true

        try fixture.device.drag(
            from: fixture.middle(of: 0), to: CGPoint(x: 115, y: 240), in: 0.3)
        try fixture.device.settle()
        fixture.picker.reloadAllComponents()
        try fixture.device.settle()

        #expect(fixture.picker.selectedRow(inComponent: 0) > 0)
        #expect(fixture.picker.subviews[1].backgroundColor == .clear && fixture.picker.subviews[1].isHidden)
    }
}
