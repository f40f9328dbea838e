import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Walkthroughs look as their records in Tests/Appearances say, wherever their anchor is.
@MainActor @Suite struct WalkthroughAppearanceTests {
    @Test(arguments: [TestDevice.Language.english, .arabic, .german])
    func everyPlaceOfTheAnchorLooksAsRecorded(_ language: TestDevice.Language) throws {
        var record = AppearanceRecord()
        for model in [TestDevice.Model.iPhoneSE, .iPad] {
            let device = TestDevice(model, language: language)
            let page = UIViewController()
            device.show(page)
            let size = device.window.bounds.size
            let anchors = [(0.1, 0.1), (0.9, 0.3), (0.5, 0.5), (0.2, 0.7), (0.9, 0.9)].map { x, y in
                let view = UIView(frame: CGRect(x: x * size.width - 20, y: y * size.height - 12, width: 46, height: 24))
                page.view.addSubview(view)
                return view
            }
            let tour = Walkthrough(
                steps: anchors.map { .init(.view($0), title: "Search", message: "Finds a letter by any word in it.") }
                    + [.init(nil, title: "Welcome"), .init(.view(anchors[0]), title: "End", message: "")])
            tour.show(over: page)
            try device.settle()
            for step in 1...7 {
                record.add("\(model), step \(step)", of: device, reads: step == 2)
                if step == 2 { try device.setAccessibilityFeature(.voiceOver, isOn: false) }
                if step < 7 { tour.showNextStep() }
                if step == 3 { record.addMotion("\(model), to step 4", of: device, at: [0, 0.1, 0.2]) }
                try device.settle()
            }
            tour.dismiss(for: .code, animated: false)
        }

        #expect(record.difference(from: "walkthrough \(language)") == nil)
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPad]) func largeTextAndLongTextsLookAsRecorded(
        _ model: TestDevice.Model
    ) throws {
        var record = AppearanceRecord()
        for (size, isLandscape) in [
            (UIContentSizeCategory.large, true), (.accessibilityLarge, false),
            (.accessibilityExtraExtraExtraLarge, false),
        ] {
            let device = TestDevice(model, isLandscape: isLandscape)
            let page = UIViewController()
            device.show(page)
            try device.setTextSize(size)
            let anchor = UIView(frame: CGRect(x: 100, y: 150, width: 60, height: 30))
            page.view.addSubview(anchor)
            let message = String(repeating: "Finds a letter by any word in it. ", count: 8)
            let tour = Walkthrough(steps: [
                .init(.view(anchor), title: "Search", message: message), .init(.view(anchor), title: "Write"),
                .init(nil, title: "End"),
            ])
            tour.show(over: page)
            try device.settle()
            record.add("step 1", of: device, reads: false)
            tour.showNextStep()
            try device.settle()
            record.add("step 2", of: device, reads: false)
            tour.dismiss(for: .code, animated: false)
        }

        #expect(record.difference(from: "walkthrough with large text on \(model)") == nil)
    }
}
