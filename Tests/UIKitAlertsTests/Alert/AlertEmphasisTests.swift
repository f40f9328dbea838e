import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Which title is emphasized, and what the styles of actions and the severity change.
@MainActor @Suite struct AlertEmphasisTests {
    private let fixture = AlertFixture()
    private var device: TestDevice { fixture.device }

    private func label(_ title: String) throws -> UILabel {
        let button = try device.view(.text(title))
        return try #require(button.subviews.first as? UILabel)
    }

    /// The titles among `names` whose font is emphasized.
    private func emphasized(_ names: [String]) throws -> [String] {
        let regular = UIFont.systemFont(ofSize: 17)
        return try names.filter { try label($0).font.fontName != regular.fontName }
    }

    @Test func cancelIsEmphasizedUnlessAnActionIsPreferred() throws {
        let names = ["OK", "Delete", "Cancel"]
        let alert = fixture.makeAlert(actions: ["OK", "!Delete", "-Cancel"])
        try fixture.present(alert)
        #expect(try emphasized(names) == ["Cancel"])

        alert.preferredAction = alert.actions[0]
        try device.settle()
        #expect(try emphasized(names) == ["OK"])

        alert.preferredAction = nil
        try device.settle()
        #expect(try emphasized(names) == ["Cancel"])
    }

    @Test func withoutCancelAndPreferenceNothingIsEmphasized() throws {
        try fixture.present(fixture.makeAlert(actions: ["OK", "!Delete"]))

        #expect(try emphasized(["OK", "Delete"]).isEmpty)
    }

    @Test func thePreferredActionKeepsItsPlace() throws {
        let alert = fixture.makeAlert(actions: ["One", "Two", "Three"])
        alert.preferredAction = alert.actions[1]
        try fixture.present(alert)

        try device.expectOrder(["Title", "Message", "One", "Two", "Three"])
    }

    @Test func anActionSheetIgnoresThePreferredAction() throws {
        let sheet = fixture.makeAlert(nil, nil, .actionSheet, actions: ["One", "Two", "-Cancel"])
        sheet.preferredAction = sheet.actions[0]
        try fixture.present(sheet)

        try device.key("return")
        try device.settle()

        #expect(fixture.root.presentedViewController === sheet)
        let regular = UIFont.systemFont(ofSize: 20).fontName
        #expect(try label("One").font.fontName == regular)
        #expect(try label("Cancel").font.fontName != regular)
        #expect(device.misuses.isEmpty)
    }

    @Test func destructiveTitlesAreRedAndDisabledOnesGray() throws {
        let alert = fixture.makeAlert(actions: ["OK", "!Delete", "-Cancel"])
        try fixture.present(alert)
        #expect(try label("Delete").textColor == .systemRed)
        #expect(try label("OK").textColor == alert.view.tintColor)

        for action in alert.actions { action.isEnabled = false }
        try device.settle()

        let gray = UIColor(white: 129 / 255, alpha: 1)
        for name in ["OK", "Delete", "Cancel"] { #expect(try label(name).textColor == gray) }
    }

    @Test func aDisabledCancelActionCannotBeReachedByEscape() throws {
        let alert = fixture.makeAlert()
        try fixture.present(alert)
        alert.actions[0].isEnabled = false

        try device.key("escape")
        try device.settle()

        #expect(fixture.root.presentedViewController === alert)
        #expect(fixture.calls.isEmpty)
    }

    @Test func oneActionInTwoAlertsFollowsItsStateInBoth() throws {
        let action = fixture.makeAction("OK")
        let alerts = (0..<2).map { _ in fixture.makeAlert(actions: []) }
        for alert in alerts { alert.addAction(action) }

        for alert in alerts {
            action.isEnabled = true
            try fixture.present(alert)
            action.isEnabled = false
            try device.expect("OK", is: .disabled)
            alert.dismiss(animated: false)
            try device.settle()
        }
    }

    @Test func theSeverityIsKeptAndChangesNothing() throws {
        let alert = fixture.makeAlert()
        #expect(alert.severity == .default)
        try fixture.present(alert)
        let before = device.picture()

        alert.severity = .critical
        try device.settle()

        #expect(alert.severity == .critical)
        #expect(device.picture().color(atX: 195, y: 422) == before.color(atX: 195, y: 422))
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, 204), (.dark, 0)])
    func theDimmingIsBlack(style: UIUserInterfaceStyle, white: Int) throws {
        let fixture = AlertFixture(style: style)
        fixture.root.view.backgroundColor = style == .light ? .white : .black
        try fixture.present(fixture.makeAlert())

        let color = fixture.device.picture().color(atX: 20, y: 700)
        #expect(color.isNear(UInt8(white), UInt8(white), UInt8(white)))
    }
}
