import CoreGraphics
import Foundation
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import VelariumTesting

/// A fault of each kind is planted on a page without faults, and found.
@MainActor @Suite struct AuditTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let title = UILabel()
    private let button = UIButton(frame: CGRect(x: 20, y: 400, width: 200, height: 50))

    init() {
        title.text = "Orders"
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        title.frame = CGRect(x: 20, y: 100, width: 350, height: 200)
        button.accessibilityLabel = "Buy"
        button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        page.view.backgroundColor = .systemBackground
        page.view.addSubview(title)
        page.view.addSubview(button)
        device.show(page)
    }

    private func faults(_ types: TestDevice.AuditType...) -> [String] {
        device.auditIssues(for: Set(types)).filter { $0.exemption == nil }
            .map { "\($0.auditType.rawValue): \($0.element) \($0.problem)" }
    }

    @Test func aPageWithoutFaultsPasses() throws {
        try device.audit()

        #expect(device.auditIssues().isEmpty)
    }

    @Test func aButtonWithoutALabelIsFoundAndOutlined() throws {
        button.accessibilityLabel = nil

        let issue = try #require(device.auditIssues(for: [.sufficientElementDescription]).first)

        #expect(
            issue.description.contains("sufficientElementDescription: UIButton at (20, 400, 200, 50) has no label; set")
        )
        let edge = issue.picture.color(atX: 100, y: 397.5)
        #expect(edge.red > 200 && edge.green < 100 && edge.blue < 100)
    }

    @Test func aLabelThatIsAFileOrRepeatsTheKindIsFound() {
        button.accessibilityLabel = "icon_buy"
        #expect(faults(.sufficientElementDescription).count == 1)

        button.accessibilityLabel = "Buy button"
        #expect(
            faults(.sufficientElementDescription).first?.contains("repeats what its traits say: \"button\"") == true)
    }

    @Test(arguments: [false, true])
    func whatUIKitPutsAroundAPresentationIsNoFault(isSheet: Bool) throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        let content = UIViewController()
        let delegate = Delegate()
        content.view.backgroundColor = .systemBackground
        if isSheet {
            content.sheetPresentationController?.detents = [.medium()]
            content.sheetPresentationController?.prefersGrabberVisible = true
        } else {
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 350)
            content.popoverPresentationController?.sourceView = title
            content.popoverPresentationController?.delegate = delegate
        }
        page.present(content, animated: false)
        try device.settle()

        #expect(faults(.hitRegion, .contrast, .readingOrder, .escape).isEmpty)
    }

    @Test func aButtonBehindAnotherViewIsFoundButNotBehindTheKeyboard() throws {
        let cover = UIView(frame: button.frame)
        page.view.addSubview(cover)
        #expect(faults(.hitRegion).first?.contains("is covered by UIView") == true)
        cover.removeFromSuperview()

        let device = TestDevice(.iPhone14, keyboard: .software)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        field.placeholder = "Name"
        let form = UIViewController()
        form.view.addSubview(field)
        button.frame.origin.y = 700
        form.view.addSubview(button)
        device.show(form)
        field.becomeFirstResponder()
        try device.settle()
        #expect(device.auditIssues(for: [.hitRegion]).allSatisfy { $0.exemption != nil })
    }

    @Test func textThatNoElementHasIsFound() {
        title.isAccessibilityElement = false

        #expect(faults(.elementDetection) == ["elementDetection: \"Orders\" can be seen, but no element has it"])
        title.accessibilityElementsHidden = true
        #expect(faults(.elementDetection).isEmpty)
    }

    @Test func aSmallTouchAreaIsFoundUnlessItAcceptsTouchesAround() {
        let tile = Tile(frame: CGRect(x: 20, y: 500, width: 30, height: 60))
        page.view.addSubview(tile)

        #expect(faults(.hitRegion).first?.contains("can be touched in 30 by 60 points") == true)
        tile.margin = 10
        #expect(faults(.hitRegion).isEmpty)
    }

    @Test func aStandardControlBelow44PointsIsListedOnly() throws {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 500, width: 51, height: 31))
        toggle.accessibilityLabel = "Wi-Fi"
        page.view.addSubview(toggle)

        let issue = try #require(device.auditIssues(for: [.hitRegion]).first)

        #expect(issue.exemption == "UIKit's own control in its own size")
        try device.audit(for: [.hitRegion])
    }

    @Test func aCoveredButtonIsFound() {
        page.view.addSubview(UIView(frame: CGRect(x: 0, y: 380, width: 390, height: 100)))

        #expect(faults(.hitRegion).first?.contains("is covered by UIView") == true)
    }

    @Test func paleTextIsFoundInTheAppearanceThatHasIt() {
        title.textColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.3, alpha: 1) : .black }

        let found = faults(.contrast)

        #expect(found.count == 1)
        #expect(found.first?.contains("(dark: #") == true && found.first?.contains(" on #000000") == true, "\(found)")
    }

    @Test func largeTextNeedsLessContrastAndDisabledTextNone() {
        title.textColor = UIColor(red: 0.55, green: 0.55, blue: 0.55, alpha: 1)
        #expect(!faults(.contrast).isEmpty)

        title.adjustsFontForContentSizeCategory = false
        title.font = .systemFont(ofSize: 18)
        #expect(faults(.contrast).isEmpty)
    }

    @Test func aColorOfTheSystemIsListedOnly() throws {
        title.textColor = .systemBlue

        let issue = try #require(device.auditIssues(for: [.contrast]).first)

        #expect(issue.exemption == "a color of the system")
        try device.audit(for: [.contrast])
    }

    @Test func paleTextIsFoundAlsoWhereOnlyIncreasedContrastHasIt() {
        title.textColor = UIColor { $0.accessibilityContrast == .high ? UIColor(white: 0.7, alpha: 1) : .label }

        #expect(faults(.contrast).first?.contains("light with increased contrast") == true)
    }

    @Test func aColorOfTheSystemIsAFaultWhereIncreasedContrastLeavesItPale() {
        title.textColor = .quaternaryLabel

        let found = faults(.contrast)

        #expect(found.count == 1)
        #expect(found.first?.contains("light with increased contrast") == true, "\(found)")
    }

    @Test func theRowsOfAWheelMayFadeButNotTheChosenOne() {
        let rows = WheelRows(color: .lightGray)
        let wheel = UIPickerView(frame: CGRect(x: 20, y: 500, width: 300, height: 160))
        wheel.delegate = rows
        wheel.dataSource = rows
        page.view.addSubview(wheel)

        #expect(faults(.contrast).count == 1)
        rows.color = .label
        wheel.reloadAllComponents()
        #expect(faults(.contrast).isEmpty)
    }

    @Test func textThatDoesNotGrowIsFound() {
        title.adjustsFontForContentSizeCategory = false
        title.font = .systemFont(ofSize: 17)

        #expect(
            faults(.dynamicType) == ["dynamicType: \"Orders\" keeps its size of 17 points at the largest text size"])
    }

    @Test func textThatIsCutAtTheLargestSizeIsFound() {
        title.frame.size = CGSize(width: 80, height: 30)

        #expect(faults(.textClipped).first?.contains("is cut at the largest text size") == true)
        #expect(device.window.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func textThatShrinksToFitIsCutOnlyBelowItsSmallestScale() {
        title.text = "Orders of the last three months"
        title.frame.size = CGSize(width: 350, height: 70)
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.3
        #expect(faults(.textClipped).isEmpty)

        title.minimumScaleFactor = 0.9
        #expect(faults(.textClipped).count == 1)
    }

    @Test func aPlaceholderThatIsTooLongForItsFieldIsListedOnly() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 80))
        field.placeholder = "Where it should be delivered"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        page.view.addSubview(field)

        let issue = try #require(device.auditIssues(for: [.textClipped]).first)

        #expect(issue.exemption == "a field has one line")
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func aFaultOfEachKindIsFoundWithElementRemedyAndPicture(style: UIUserInterfaceStyle) throws {
        try device.setStyle(style)
        let tile = Tile(frame: CGRect(x: 20, y: 500, width: 30, height: 60))
        tile.accessibilityTraits = [.button, .link]
        page.view.addSubview(tile)
        let note = UILabel(frame: CGRect(x: 20, y: 600, width: 100, height: 30))
        note.text = "Note"
        note.textColor = .gray.withAlphaComponent(0.4)
        note.font = .systemFont(ofSize: 17)
        note.isAccessibilityElement = false
        page.view.addSubview(note)
        button.accessibilityLabel = nil
        title.frame.size = CGSize(width: 80, height: 30)
        page.view.accessibilityElements = [button, title, tile]

        let found = device.auditIssues().filter { $0.exemption == nil }

        #expect(
            Set(found.map(\.auditType)) == Set(TestDevice.AuditType.allCases).subtracting([.focusReturn, .escape]))
        for issue in found {
            #expect(!issue.element.isEmpty && !issue.remedy.isEmpty)
            let edge = issue.picture.color(atX: issue.frame.minX - 2.5, y: issue.frame.minY - 2.5)
            #expect(edge.red > 200 && edge.green < 100, "\(issue)")
        }
    }

    @Test func contradictingTraitsAndControlsWithoutTraitsAreFound() {
        button.accessibilityTraits = [.button, .link]
        #expect(faults(.trait) == ["trait: \"Buy\" has the traits button and link"])

        button.accessibilityTraits = .none
        #expect(faults(.trait).count == 1)
    }

    @Test func anOrderThatJumpsBackUpIsFound() {
        page.view.accessibilityElements = [button, title]

        #expect(
            faults(.readingOrder) == ["readingOrder: \"Orders\" is read after \"Buy\", which is below it"])
    }

    @Test func anOverlayWithoutAWayOutIsFound() {
        let cover = UIView(frame: page.view.bounds)
        cover.accessibilityViewIsModal = true
        let text = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        text.text = "Wait"
        cover.addSubview(text)
        page.view.addSubview(cover)

        #expect(faults(.escape).count == 1)
        cover.removeFromSuperview()
        #expect(faults(.escape).isEmpty)
    }

    @Test func anOverlayThatClosesWhenItsOpenerIsGoneIsFound() throws {
        try device.voiceOver.move(to: "Buy")
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [button] _ in button.isHidden = true })
        page.present(alert, animated: true)
        try device.settle()

        try device.voiceOver.escape()
        try device.settle()

        #expect(device.voiceOver.current?.label == "Orders")
        #expect(faults(.focusReturn).count == 1)
    }

    @Test func theFailureNamesEveryFaultAndTheTestMayIgnoreSome() throws {
        button.accessibilityLabel = nil
        title.isAccessibilityElement = false

        let failure = #expect(throws: TestFailure.self) {
            try device.audit(for: [.sufficientElementDescription, .elementDetection])
        }
        try device.audit(for: [.sufficientElementDescription]) { $0.element == "UIButton" }

        #expect(failure?.reason.hasPrefix("the audit found 2 faults:\nsufficientElementDescription: UIButton") == true)
    }

    @Test func theOutlineShowsContainersAndElements() {
        #expect(device.accessibilityOutline() == "[UIWindow]\n  Orders  (UILabel)\n  Buy. Button.  (UIButton)\n")
    }
}

/// A button that accepts touches up to `margin` points around it.
@MainActor private final class Tile: UIControl {
    var margin: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Tile"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
}

/// The rows of a wheel.
@MainActor private final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var color: UIColor

    init(color: UIColor) { self.color = color }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = UILabel()
        label.text = "Row \(row)"
        label.textColor = color
        return label
    }
}
