import Testing
import UIKit
import Velarium
import VelariumTesting

/// The theme of overlays, per scene and per view.
@MainActor @Suite struct OverlayThemeTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let part = UIViewController()

    init() {
        device.show(page)
        page.addChild(part)
        part.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        page.view.addSubview(part.view)
        part.didMove(toParent: page)
    }

    private var scene: UIWindowScene {
        get throws { try #require(device.window.windowScene) }
    }

    private func settle() throws {
        _ = device.window
        try device.settle()
    }

    private func surface(in view: UIView) throws -> UIVisualEffectView {
        try #require(view.all(UIVisualEffectView.self).first)
    }

    // MARK: Whose theme

    @Test func nearestThemeCountsThenTheScenesThenUIKitsLook() throws {
        _ = device.window
        let plain = MessageDialog(title: "Plain", message: "Text")
        plain.show(over: part)
        try settle()
        #expect(plain.view.layer.cornerRadius == 14)
        plain.dismiss(for: .code, animated: false)

        try scene.overlayTheme = OverlayTheme(cornerRadius: 20)
        page.view.overlayTheme = OverlayTheme(cornerRadius: 30)
        let inPart = MessageDialog(title: "Part", message: nil)
        inPart.show(over: part)
        try settle()
        #expect(inPart.view.layer.cornerRadius == 30)
        part.view.overlayTheme = OverlayTheme(cornerRadius: 40)
        #expect(part.view.overlayTheme?.cornerRadius == 40)
        try settle()
        #expect(inPart.view.layer.cornerRadius == 40)

        part.view.overlayTheme = nil
        page.view.overlayTheme = nil
        try settle()
        #expect(inPart.view.layer.cornerRadius == 20)
        try scene.overlayTheme = nil
        try settle()
        #expect(inPart.view.layer.cornerRadius == 14)
    }

    @Test func themeOfAnotherSceneDoesNotCount() throws {
        _ = device.window
        let other = TestDevice(.iPhone14)
        let otherPage = UIViewController()
        let window = other.show(otherPage)
        window.windowScene?.overlayTheme = OverlayTheme(cornerRadius: 50)
        _ = device.window
        let dialog = MessageDialog(title: "Here", message: nil)

        dialog.show(over: page)
        try settle()

        #expect(dialog.view.layer.cornerRadius == 14)
    }

    // MARK: What changes, live

    @Test func readyMadeDialogHasTheColorsAndMetrics() throws {
        _ = device.window
        let dialog = TextInputDialog(
            title: "Rename", message: "A name for the draft", fields: [TextInputField(label: "Name") { _ in "Wrong." }])
        dialog.show(over: page)
        try settle()
        try device.key("return")
        try settle()
        let usual = dialog.view.bounds.height

        page.view.overlayTheme = OverlayTheme(
            tintColor: .systemPurple, surface: .color(.systemYellow), textColor: .brown, secondaryTextColor: .gray,
            errorColor: .orange, minimumRowHeight: 60)
        try settle()

        let colors = Dictionary(
            dialog.view.all(UILabel.self).compactMap { label in label.text.map { ($0, label.textColor) } },
            uniquingKeysWith: { first, _ in first })
        #expect(colors["Rename"] == .brown && colors["A name for the draft"] == .brown)
        #expect(colors["Name"] == .gray)
        #expect(colors["Wrong."] == .orange)
        #expect(dialog.view.tintColor == .systemPurple)
        #expect(try surface(in: dialog.view).effect == nil)
        #expect(try surface(in: dialog.view).contentView.backgroundColor == .systemYellow)
        #expect(dialog.view.bounds.height == usual + 16)
        page.view.overlayTheme = nil
        try settle()
        #expect(try surface(in: dialog.view).effect != nil)
        #expect(dialog.view.bounds.height == usual)
    }

    @Test func destructiveButtonHasTheErrorColor() throws {
        _ = device.window
        page.view.overlayTheme = OverlayTheme(errorColor: .magenta)
        let dialog = ConfirmDialog(title: "Delete?", message: nil, confirm: "Delete", isDestructive: true)
        dialog.show(over: page)
        try settle()

        let button = try #require(dialog.view.all(UIButton.self).first { $0.title(for: .normal) == "Delete" })
        #expect(button.titleColor(for: .normal) == .magenta)
    }

    @Test func dialogAndSheetHaveCornersDimmingAndTintUnlessTheAppSetThem() throws {
        _ = device.window
        let green = Dimming(color: .green, alpha: 0.5)
        part.view.overlayTheme = OverlayTheme(tintColor: .systemPink, cornerRadius: 22, dimming: green)
        for controller in [DialogController(sizing: .init(.small, .fit)), BottomSheetController()] {
            controller.preferredContentSize = CGSize(width: 100, height: 100)
            part.present(controller, animated: false)
            try settle()
            let presentation = try #require(controller.presentationController as? OverlayPresentationController)

            #expect(controller.view.layer.cornerRadius == 22, "\(type(of: controller))")
            #expect(presentation.dimming.color == .green)
            #expect(controller.view.tintColor == .systemPink)
            part.view.overlayTheme?.cornerRadius = 9
            try settle()
            #expect(controller.view.layer.cornerRadius == 9)
            part.view.overlayTheme?.cornerRadius = 22
            controller.dismiss(animated: false)
            try settle()
        }
        let own = DialogController()
        own.preferredContentSize = CGSize(width: 100, height: 100)
        own.configuration.cornerRadius = 3
        own.configuration.dimming = Dimming(color: .red)
        part.present(own, animated: false)
        try settle()
        #expect(own.view.layer.cornerRadius == 3)
        #expect((own.presentationController as? OverlayPresentationController)?.dimming.color == .red)
    }

    @Test func modalOverlayHasTheDimmingUnlessTheAppReplacedItsView() throws {
        _ = device.window
        try scene.overlayTheme = OverlayTheme(dimming: Dimming(color: .green, alpha: 0.5))
        let overlay = ModalPresentationViewController(
            contentView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        overlay.windowScene = try scene
        overlay.show(animated: false)
        try settle()
        #expect(
            overlay.dimmingView?.backgroundColor?.resolvedColor(with: page.traitCollection).cgColor.components?[1] == 1)

        let own = UIView()
        own.backgroundColor = .red
        overlay.dimmingView = own
        try scene.overlayTheme = OverlayTheme(dimming: Dimming(color: .blue))
        try settle()

        #expect(own.backgroundColor == .red)
        overlay.dismiss(for: .code, animated: false)
    }

    @Test func popoverHasTheColorUnlessTheAppSetOne() throws {
        _ = device.window
        page.view.overlayTheme = OverlayTheme(surface: .color(.systemYellow), cornerRadius: 20)
        let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
        popover.present(from: part.view)
        try settle()
        #expect(popover.bubbleColor == .systemYellow)
        page.view.overlayTheme = OverlayTheme(surface: .color(.systemTeal))
        try settle()
        #expect(popover.bubbleColor == .systemTeal)

        popover.bubbleColor = .red
        page.view.overlayTheme = OverlayTheme(surface: .color(.systemYellow))
        try settle()

        #expect(popover.bubbleColor == .red)
        popover.dismiss()
    }

    @Test func toastAndWalkthroughHaveTheTheme() throws {
        _ = device.window
        page.view.overlayTheme = OverlayTheme(
            surface: .color(.systemYellow), textColor: .brown, cornerRadius: 5, dimming: Dimming(color: .clear))
        let toast = Toast(title: "Saved")
        toast.show(over: page)
        let tour = Walkthrough(steps: [.init(.view(part.view), title: "Part")])
        tour.show(over: page)
        try settle()

        for title in ["Saved", "Part"] {
            let label = try #require(try device.view(.text(title)) as? UILabel)
            #expect(label.textColor == .brown, "\(title)")
            let card = try #require(
                sequence(first: label as UIView, next: \.superview).first { $0.layer.cornerRadius == 5 })
            #expect(card.bounds.height > 40, "\(title)")
        }
        tour.dismiss(for: .code, animated: false)
    }

    // MARK: Motion

    @Test func motionNoneShowsAtOnceAndFadeDoesNotScale() throws {
        _ = device.window
        page.view.overlayTheme = OverlayTheme(motion: .none)
        let toast = Toast(title: "Saved")
        toast.show(over: page)
        let dialog = MessageDialog(title: "Hello", message: nil)
        dialog.show(over: page)
        device.advance(by: 1.0 / 60)
        #expect(dialog.view.layer.presentation()?.opacity ?? 1 == 1)
        #expect(try device.view(.text("Saved")).window != nil)
        dialog.dismiss(for: .code, animated: true)
        #expect(dialog.dismissReason == .code)

        page.view.overlayTheme = OverlayTheme(motion: .fade)
        let small = DialogController(sizing: .init(.small, .fit))
        small.preferredContentSize = CGSize(width: 100, height: 100)
        _ = device.window
        page.present(small, animated: true)
        device.advance(by: 0.05)
        #expect(small.view.transform == .identity)
        try settle()
    }

    // MARK: Bad input and memory

    @Test func valuesThatMakeNoSenseCountAsTheLeast() throws {
        _ = device.window
        page.view.overlayTheme = OverlayTheme(cornerRadius: -.infinity, minimumRowHeight: .nan)
        let dialog = MessageDialog(title: "Hello", message: nil)
        dialog.show(over: page)
        try settle()

        #expect(dialog.view.layer.cornerRadius == 0)
        let button = try #require(dialog.view.all(UIButton.self).first)
        #expect(abs(button.bounds.height - 44) < 1)
    }

    @Test func themesRetainNeitherViewsNorOverlays() throws {
        _ = device.window
        weak var view: UIView?
        weak var gone: ReadyMadeDialog?
        do {
            let held = UIView()
            view = held
            held.overlayTheme = OverlayTheme(cornerRadius: 1)
            let dialog = MessageDialog(title: "Hello", message: nil)
            gone = dialog
            dialog.show(over: page)
            try settle()
            dialog.dismiss(for: .code, animated: false)
        }
        try settle()
        page.view.overlayTheme = OverlayTheme()

        #expect(view == nil)
        #expect(gone == nil)
    }
}
