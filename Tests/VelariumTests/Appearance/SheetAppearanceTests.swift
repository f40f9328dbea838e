import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Bottom sheets look as their records in Tests/Appearances say, at each detent and under a finger.
@MainActor @Suite struct SheetAppearanceTests {
    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad], [false, true])
    func everyDetentLooksAsRecorded(_ model: TestDevice.Model, _ isLandscape: Bool) throws {
        var record = AppearanceRecord()
        let fixture = OverlayFixture(model, isLandscape: isLandscape)
        let sheet = BottomSheetController()
        Block(100, 2000).fill(sheet.view)
        try fixture.present(sheet)
        for detent in SheetDetent.all where detent != .closed {
            sheet.detent = detent
            record.addMotion("to \(detent)", of: fixture.device, at: [0, 0.1])
            try fixture.device.settle()
            record.add("\(detent)", of: fixture.device, reads: false)
        }

        #expect(record.difference(from: "sheet on \(model)\(isLandscape ? " in landscape" : "")") == nil)
    }

    /// A drag to each height in steps, then the motion after the finger is lifted slowly and quickly.
    @Test(arguments: [-330.0, -200, -60, 40, 120, 260, 380], [false, true])
    func aDragLooksAsRecorded(_ distance: CGFloat, _ isFast: Bool) throws {
        var record = AppearanceRecord()
        let fixture = OverlayFixture()
        let sheet = BottomSheetController()
        sheet.configuration.detents = [.closed, .quarter, .half, .threeQuarters]
        try fixture.present(sheet)
        let finger = MovingTouch(on: fixture.device, x: 195, y: 450)
        finger.move(down: distance, step: isFast ? 30 : 5)
        record.add("dragged", of: fixture.device, reads: false)
        if !isFast { finger.rest() }
        finger.lift()
        record.addMotion("lifted", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])
        try fixture.device.settle()
        record.add("at rest", of: fixture.device, reads: false)

        #expect(record.difference(from: "sheet dragged by \(Int(distance))\(isFast ? " quickly" : "")") == nil)
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPad]) func aKeyboardLooksAsRecorded(_ model: TestDevice.Model) throws
    {
        var record = AppearanceRecord()
        let fixture = OverlayFixture(model)
        let sheet = BottomSheetController()
        let field = UITextField(frame: CGRect(x: 20, y: 30, width: 200, height: 34))
        sheet.view.addSubview(field)
        try fixture.present(sheet)
        for detent in [SheetDetent.quarter, .half, .full] {
            sheet.detent = detent
            try fixture.device.settle()
            field.becomeFirstResponder()
            try fixture.device.settle()
            record.add("\(detent) with a keyboard", of: fixture.device, reads: false)
            field.resignFirstResponder()
            try fixture.device.settle()
        }

        #expect(record.difference(from: "sheet with a keyboard on \(model)") == nil)
    }
}
