import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

@MainActor @Suite struct DialogKeyboardTests {
    /// Checklist 88, 94, 98: the dialog is centered in what the keyboard leaves, and returns to its frame afterwards.
    @Test(
        arguments: [TestDevice.Model.iPhone14, .iPadPro11], [UIUserInterfaceStyle.light, .dark])
    func dialogMovesAboveTheKeyboardAndReturns(
        _ model: TestDevice.Model, _ style: UIUserInterfaceStyle
    ) throws {
        for isLandscape in [false, true] {
            let fixture = OverlayFixture(model, style: style, isLandscape: isLandscape)
            let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 140)
            try fixture.present(dialog)
            let before = fixture.frame(of: dialog)

            try fixture.device.showKeyboard()
            try fixture.device.settle()
            let top = try #require(fixture.device.keyboardFrame).minY
            let raised = fixture.frame(of: dialog)
            try fixture.device.hideKeyboard()
            try fixture.device.settle()

            #expect(raised.maxY <= top - 8 + 0.5, "\(model), landscape \(isLandscape)")
            #expect(abs(raised.midY - (fixture.safeArea.minY + top) / 2) <= 0.5)
            #expect(fixture.frame(of: dialog) == before)
        }
    }

    @Test func dialogPresentedWithTheKeyboardUpAvoidsIt() throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.large, .fill))
        try fixture.device.showKeyboard()
        try fixture.device.settle()

        try fixture.present(dialog)

        let top = try #require(fixture.device.keyboardFrame).minY
        #expect(abs(fixture.frame(of: dialog).maxY - (top - 8)) <= 0.5)
    }

    private final class RequiringDialog: DialogController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                content.heightAnchor.constraint(equalToConstant: 120),
                content.topAnchor.constraint(equalTo: view.topAnchor),
                content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    /// A phone in landscape may have almost no room left: content with a required height extends below the keyboard.
    @Test(arguments: [CGFloat(200), 260, 360, 400])
    func contentKeepsItsRequiredHeightAboveATallKeyboard(_ height: CGFloat) throws {
        let fixture = OverlayFixture(.iPhoneSE, isLandscape: true)
        let dialog = RequiringDialog(sizing: DialogSizing(.medium, .matched))
        try fixture.present(dialog)

        try fixture.device.showKeyboard(height: height)
        try fixture.device.settle()

        #expect(fixture.device.misuses.isEmpty)
        #expect(fixture.frame(of: dialog).height == 120)
        #expect(fixture.frame(of: dialog).minY >= fixture.safeArea.minY)
        #expect(height > 200 || fixture.frame(of: dialog).maxY <= 375 - height)
    }

    @Test func floatingKeyboardDoesNotMoveTheDialog() throws {
        let fixture = OverlayFixture(.iPadPro11)
        let dialog = BlockDialog(DialogSizing(.large, .fill))
        try fixture.present(dialog)
        let before = fixture.frame(of: dialog)

        fixture.device.floatKeyboard(at: CGRect(x: 100, y: 300, width: 320, height: 250))
        try fixture.device.settle()

        #expect(fixture.frame(of: dialog) == before)
    }

    private final class Form: DialogController {
        let field = UITextField(frame: CGRect(x: 20, y: 640, width: 200, height: 34))
        override func loadView() {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 200, height: 700)
            scroll.addSubview(field)
            view = scroll
        }
    }

    @Test func firstResponderFieldStaysVisibleAboveTheKeyboard() throws {
        let fixture = OverlayFixture()
        let form = Form(sizing: DialogSizing(.medium, .fit))
        try fixture.present(form)

        form.field.becomeFirstResponder()
        try fixture.device.showKeyboard()
        try fixture.device.settle()

        let field = form.field.convert(form.field.bounds, to: nil)
        #expect(fixture.frame(of: form).contains(field))
        #expect(field.maxY <= (try #require(fixture.device.keyboardFrame)).minY)
    }

    @Test func keyboardOfAnotherDeviceDoesNotMoveTheDialog() throws {
        let fixture = OverlayFixture()
        let other = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.large, .fill))
        try fixture.present(dialog)
        let before = fixture.frame(of: dialog)

        try other.device.showKeyboard()
        try other.device.settle()
        fixture.root.view.setNeedsLayout()
        try fixture.device.settle()

        #expect(fixture.frame(of: dialog) == before)
    }
}
