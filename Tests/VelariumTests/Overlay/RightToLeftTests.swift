import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every overlay in right-to-left layout: leading content moves to the right, the overlay itself keeps its position.
/// Each is tested with the direction set before the presentation, and changed during it.
@MainActor @Suite struct RightToLeftTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() { device.show(page) }

    /// Presents an overlay with `show` and sets the direction, before or after that.
    private func mirror(whileShown isShown: Bool, _ show: () -> Void) throws {
        _ = device.window
        if !isShown { try device.setLayoutDirection(.rightToLeft) }
        show()
        try device.settle()
        if isShown { try device.setLayoutDirection(.rightToLeft) }
        try device.settle()
    }

    @Test(arguments: [false, true]) func thePopoverViewFollowsItsMirroredAnchorAndMirrorsItsContent(_ isShown: Bool)
        throws
    {
        let anchor = UIButton(type: .system)
        let content = LeadingMark()
        anchor.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(anchor)
        NSLayoutConstraint.activate([
            anchor.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 40),
            anchor.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            anchor.widthAnchor.constraint(equalToConstant: 80), anchor.heightAnchor.constraint(equalToConstant: 40),
        ])
        let popover = PopoverView(contentView: content)
        popover.tracksAnchor = true
        popover.staysOnScreen = true
        popover.arrowFollowsAnchor = true

        try mirror(whileShown: isShown) {
            page.view.layoutIfNeeded()
            popover.present(from: anchor)
        }

        #expect(anchor.frame.maxX == 350)
        let bubble = try #require(popover.subviews.first)
        #expect(bubble.frame.midX == 390 - 10 - bubble.frame.width / 2, "kept on the screen by its trailing edge")
        #expect(content.markIsOnTheRight)
    }

    @Test(arguments: ModalPresentationMode.allCases, [false, true]) func aModalOverlayMirrorsItsContentAndNotItsMargins(
        _ way: ModalPresentationMode, _ isShown: Bool
    ) throws {
        let content = LeadingMark()
        let overlay = ModalPresentationViewController(contentView: content)
        overlay.contentViewMargins = UIEdgeInsets(top: 20, left: 200, bottom: 20, right: 20)

        try mirror(whileShown: isShown) { way.show(overlay, over: page) }

        #expect(content.frameInWindow == CGRect(x: 205, y: 382, width: 160, height: 80), "left is left")
        #expect(content.markIsOnTheRight)
        overlay.hide(animated: false)
    }

    @Test(arguments: [false, true]) func dialogMirrorsItsContentAndStaysCentered(_ isShown: Bool) throws {
        let dialog = DialogController(sizing: DialogSizing(.small, .matched))
        let content = LeadingMark()
        content.translatesAutoresizingMaskIntoConstraints = false
        dialog.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: dialog.view.leadingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: dialog.view.topAnchor),
            content.widthAnchor.constraint(equalToConstant: 160), content.heightAnchor.constraint(equalToConstant: 80),
        ])

        try mirror(whileShown: isShown) { page.present(dialog, animated: true) }

        #expect(dialog.view.frame.midX == 195 && abs(dialog.view.bounds.width - 234) <= 0.34)
        #expect(abs(content.frame.maxX - (dialog.view.bounds.width - 10)) <= 0.34)
        #expect(content.markIsOnTheRight)
    }

    @Test(arguments: [false, true]) func aSheetMirrorsItsContentAndFillsTheWidth(_ isShown: Bool) throws {
        let sheet = BottomSheetController()
        let content = LeadingMark()
        content.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 40),
            content.widthAnchor.constraint(equalToConstant: 160), content.heightAnchor.constraint(equalToConstant: 80),
        ])

        try mirror(whileShown: isShown) { page.present(sheet, animated: true) }

        #expect(sheet.view.frameInWindow == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(content.frame.maxX == 380)
        #expect(content.markIsOnTheRight)
    }

    @Test(arguments: [false, true]) func confirmationButtonsAreMirrored(_ isShown: Bool) throws {
        let dialog = ConfirmDialog(title: "Send?", message: "To all.", confirm: "Send")

        try mirror(whileShown: isShown) { dialog.show(over: page) }

        let buttons = dialog.view.all(UIButton.self)
        let frames = buttons.map { $0.frameInWindow }
        #expect(buttons.map { $0.title(for: .normal) } == ["Cancel", "Send"])
        let pixel = 1 / dialog.view.traitCollection.displayScale
        #expect(abs(frames[0].minX - frames[1].maxX) <= pixel, "a separator of a pixel is between them")
        #expect(frames[0].maxX == dialog.view.frameInWindow.maxX)
        dialog.dismiss(for: .code, animated: false)
    }

    @Test(arguments: [false, true]) func theRowsOfAChoiceAreMirrored(_ isShown: Bool) throws {
        let dialog = ChoiceDialog(title: "Size", choices: ["S", "M"], selected: 0) { $0 }

        try mirror(whileShown: isShown) { dialog.show(over: page) }

        let frame = dialog.view.frameInWindow
        let tick = try #require(dialog.view.all(UIImageView.self).first { !$0.isHidden })
        let name = try #require(dialog.view.all(UILabel.self).first { $0.text == "S" })
        #expect(tick.frameInWindow.minX == frame.minX + 16, "the trailing margin, then the checkmark")
        #expect(name.frameInWindow.maxX == frame.maxX - 16)
        let line = try #require(dialog.view.all(UIView.self).first { $0.bounds.height > 0 && $0.bounds.height < 1 })
        #expect(line.frameInWindow.minX == frame.minX && line.frameInWindow.maxX == frame.maxX - 16)
        dialog.dismiss(for: .code, animated: false)
    }
}

/// 160 × 80 points with a mark at the leading edge.
private final class LeadingMark: UIView {
    private let mark = UIView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
        mark.translatesAutoresizingMaskIntoConstraints = false
        addSubview(mark)
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: leadingAnchor), mark.topAnchor.constraint(equalTo: topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 30), mark.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 160, height: 80) }

    var markIsOnTheRight: Bool { mark.frame == CGRect(x: bounds.width - 30, y: 0, width: 30, height: 30) }
}
