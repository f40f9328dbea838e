import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// Popover views look as their records in Tests/Appearances say, wherever their anchor is.
@MainActor @Suite struct PopoverAppearanceTests {
    @Test(arguments: [false, true], [false, true])
    func everyPlaceOfTheAnchorLooksAsRecorded(_ stays: Bool, _ follows: Bool) throws {
        var record = AppearanceRecord()
        for (x, y) in [(0, 0), (150, 0), (340, 0), (0, 380), (340, 380), (0, 760), (150, 760), (340, 760)] {
            for height in [60.0, 500] {
                let fixture = PopoverViewFixture()
                fixture.title.frame = CGRect(x: x, y: 47 + y, width: 50, height: 30)
                fixture.content.frame.size.height = height
                try fixture.present {
                    $0.staysOnScreen = stays
                    $0.arrowFollowsAnchor = follows
                }
                record.add("\(x) \(y), height \(Int(height))", of: fixture.device, reads: false)
            }
        }

        #expect(record.difference(from: "popover view stays \(stays) follows \(follows)") == nil)
    }

    @Test func aKeyboardAndAnAnchorThatMovesLookAsRecorded() throws {
        var record = AppearanceRecord()
        let fixture = PopoverViewFixture()
        let field = UITextField(frame: CGRect(x: 5, y: 5, width: 100, height: 30))
        fixture.content.addSubview(field)
        fixture.title.frame.origin = CGPoint(x: 100, y: 480)
        try fixture.present {
            $0.staysOnScreen = true
            $0.arrowFollowsAnchor = true
            $0.tracksAnchor = true
            $0.fadesInAndOut = true
        }
        record.add("at first", of: fixture.device)
        try fixture.device.setAccessibilityFeature(.voiceOver, isOn: false)
        field.becomeFirstResponder()
        try fixture.device.settle()
        record.add("with a keyboard", of: fixture.device, reads: false)
        field.resignFirstResponder()
        try fixture.device.settle()
        fixture.title.frame.origin = CGPoint(x: 300, y: 700)
        try fixture.device.settle()
        record.add("moved", of: fixture.device, reads: false)

        #expect(record.difference(from: "popover view that tracks its anchor") == nil)
    }
}
