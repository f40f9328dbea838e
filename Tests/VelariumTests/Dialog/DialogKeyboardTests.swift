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
            let scene = OverlayScene(model, style: style, isLandscape: isLandscape)
            let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 140)
            try scene.present(dialog)
            let before = scene.frame(of: dialog)

            try scene.device.showKeyboard()
            try scene.device.settle()
            let top = try #require(scene.device.keyboardFrame).minY
            let raised = scene.frame(of: dialog)
            try scene.device.hideKeyboard()
            try scene.device.settle()

            #expect(raised.maxY <= top - 8 + 0.5, "\(model), landscape \(isLandscape)")
            #expect(abs(raised.midY - (scene.safeArea.minY + top) / 2) <= 0.5)
            #expect(scene.frame(of: dialog) == before)
        }
    }

    @Test func dialogPresentedWithTheKeyboardUpAvoidsIt() throws {
        let scene = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.large, .fill))
        try scene.device.showKeyboard()
        try scene.device.settle()

        try scene.present(dialog)

        let top = try #require(scene.device.keyboardFrame).minY
        #expect(abs(scene.frame(of: dialog).maxY - (top - 8)) <= 0.5)
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
        let scene = OverlayScene(.iPhoneSE, isLandscape: true)
        let dialog = RequiringDialog(sizing: DialogSizing(.medium, .matched))
        try scene.present(dialog)

        try scene.device.showKeyboard(height: height)
        try scene.device.settle()

        #expect(scene.device.misuses.isEmpty)
        #expect(scene.frame(of: dialog).height == 120)
        #expect(scene.frame(of: dialog).minY >= scene.safeArea.minY)
        #expect(height > 200 || scene.frame(of: dialog).maxY <= 375 - height)
    }

    @Test func floatingKeyboardDoesNotMoveTheDialog() throws {
        let scene = OverlayScene(.iPadPro11)
        let dialog = BlockDialog(DialogSizing(.large, .fill))
        try scene.present(dialog)
        let before = scene.frame(of: dialog)

        scene.device.floatKeyboard(at: CGRect(x: 100, y: 300, width: 320, height: 250))
        try scene.device.settle()

        #expect(scene.frame(of: dialog) == before)
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
        let scene = OverlayScene()
        let form = Form(sizing: DialogSizing(.medium, .fit))
        try scene.present(form)

        form.field.becomeFirstResponder()
        try scene.device.showKeyboard()
        try scene.device.settle()

        let field = form.field.convert(form.field.bounds, to: nil)
        #expect(scene.frame(of: form).contains(field))
        #expect(field.maxY <= (try #require(scene.device.keyboardFrame)).minY)
    }

    @Test func keyboardOfAnotherDeviceDoesNotMoveTheDialog() throws {
        let scene = OverlayScene()
        let other = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.large, .fill))
        try scene.present(dialog)
        let before = scene.frame(of: dialog)

        try other.device.showKeyboard()
        try other.device.settle()
        scene.root.view.setNeedsLayout()
        try scene.device.settle()

        #expect(scene.frame(of: dialog) == before)
    }
}
