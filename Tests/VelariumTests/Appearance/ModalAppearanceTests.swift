import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Modal overlays and dialogs look as their records in Tests/Appearances say, in every style, place and size.
@MainActor @Suite struct ModalAppearanceTests {
    @Test(arguments: ModalPresentationAnimationStyle.allCases, ModalPresentationMode.allCases)
    func everyStyleLooksAsRecordedOnItsWay(
        _ style: ModalPresentationAnimationStyle, _ mode: ModalPresentationMode
    ) throws {
        var record = AppearanceRecord()
        for model in [TestDevice.Model.iPhone14, .iPad] {
            let fixture = ModalFixture(model)
            fixture.overlay.animationStyle = style
            fixture.overlay.contentViewMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            mode.show(fixture.overlay, over: fixture.page, animated: true)
            record.addMotion("\(model), coming", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])
            try fixture.device.settle()
            fixture.overlay.dismiss(for: .code, animated: true)
            record.addMotion("\(model), going", of: fixture.device, at: [0, 0.05, 0.1, 0.2, 0.3])
        }

        #expect(record.difference(from: "modal \(style) \(mode)") == nil)
    }

    @Test(arguments: ModalPresentationMode.allCases)
    func everySizeAndMarginLooksAsRecorded(_ mode: ModalPresentationMode) throws {
        var record = AppearanceRecord()
        for (width, height) in [(100.0, 80.0), (2000, 2000), (101.3, 77.7)] {
            for usesSafeArea in [false, true] {
                let fixture = ModalFixture(.iPhone14)
                fixture.contentView.preference = CGSize(width: width, height: height)
                fixture.overlay.contentViewMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
                fixture.overlay.insetsContentFromSafeArea = usesSafeArea
                fixture.overlay.maximumContentViewWidth = 300
                mode.show(fixture.overlay, over: fixture.page, animated: false)
                try fixture.device.settle()
                let name = "\(width) \(height)\(usesSafeArea ? " in the safe area" : "")"
                record.add(name, of: fixture.device, reads: false)
                try fixture.device.showKeyboard()
                try fixture.device.settle()
                record.add("\(name) with a keyboard", of: fixture.device, reads: false)
                try fixture.device.hideKeyboard()
            }
        }

        #expect(record.difference(from: "modal sizes \(mode)") == nil)
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad], [false, true])
    func everySizeOfADialogLooksAsRecorded(_ model: TestDevice.Model, _ isLandscape: Bool) throws {
        var record = AppearanceRecord()
        let widths: [(String, DialogSizing.Horizontal)] = [
            ("small", .small), ("medium", .medium), ("large", .large), ("fill", .fill), ("fit", .fit),
        ]
        let heights: [(String, DialogSizing.Vertical)] = [("matched", .matched), ("fill", .fill), ("fit", .fit)]
        for (width, horizontal) in widths {
            for (height, vertical) in heights {
                let fixture = OverlayFixture(model, isLandscape: isLandscape)
                try fixture.present(BlockDialog(DialogSizing(horizontal, vertical)), animated: false)
                record.add("\(width) \(height)", of: fixture.device, reads: false)
            }
        }

        #expect(record.difference(from: "dialog on \(model)\(isLandscape ? " in landscape" : "")") == nil)
    }
}
