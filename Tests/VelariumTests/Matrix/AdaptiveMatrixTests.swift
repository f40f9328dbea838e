import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The adaptive overlay in each style, on all devices, in all text sizes and in both directions.
@MainActor @Suite struct AdaptiveMatrixTests {
    /// Each style begins a presentation once, and is left for each of the others and returned to; once for each pair
    /// unless the run is deep.
    @Test(arguments: Surroundings.all) func everyStyleHasItsPlace(_ surroundings: Surroundings) throws {
        let screen = try MatrixScreen(surroundings)
        screen.page.anchor.frame = CGRect(
            x: screen.safeArea.midX - 30, y: screen.safeArea.minY + 8, width: 60, height: 44)
        for (index, first) in OverlayStyle.allCases.enumerated() {
            let content = AdaptiveMatrixContent()
            let overlay = AdaptiveOverlayController(content, style: first)
            overlay.anchor = .view(screen.page.anchor)
            screen.page.present(overlay, animated: true)
            try screen.settle()
            try verify(overlay, on: screen)
            for (second, style) in OverlayStyle.allCases.enumerated() where style != first {
                guard TestRun.isDeep || second > index else { continue }
                overlay.setStyle(style, animated: true)
                try screen.settle()
                try verify(overlay, on: screen)
                overlay.setStyle(first, animated: true)
                try screen.settle()
                try verify(overlay, on: screen)
            }
            #expect(overlay.content === content && content.appearances == 1)
            overlay.dismiss(for: .code, animated: true)
            try screen.settle()
        }
        screen.verifyNothingIsLeft()
    }

    private func verify(_ overlay: AdaptiveOverlayController, on screen: MatrixScreen) throws {
        let (frame, room, slack) = (screen.frame(of: overlay.view), screen.room, screen.tolerance)
        let name = "\(screen.surroundings): \(overlay.style) \(frame) in \(room)"
        switch overlay.style {
        case .popover:
            #expect(room.covers(frame, within: slack), "\(name)")
            #expect(!frame.insetBy(dx: slack, dy: slack).intersects(screen.page.anchor.frame), "\(name)")
        case .dialog, .modal:
            #expect(room.covers(frame, within: slack), "\(name)")
            #expect(abs(frame.midX - room.midX) <= slack && abs(frame.midY - room.midY) <= slack, "\(name)")
        case .sheet:
            #expect(abs(frame.maxY - screen.bounds.maxY) <= slack && frame.minY >= 0, "\(name)")
            #expect(abs(frame.midX - screen.bounds.midX) <= 0.5 && frame.width <= screen.bounds.width, "\(name)")
        case .fullScreen:
            #expect(frame == screen.bounds, "\(name)")
        }
        let visible = frame.intersection(screen.uncovered)
        #expect(visible.height > 100 && visible.width > 200, "\(name)")
        let picture = try screen.picture("adaptive-\(overlay.style)")
        #expect(screen.isPainted(picture, visible.middle, AdaptiveMatrixContent.color), "\(name)")
    }

    @Test(arguments: Surroundings.all) func tapOutsideDismissesTheDialog(_ surroundings: Surroundings) throws {
        let screen = try MatrixScreen(surroundings)
        let overlay = AdaptiveOverlayController(AdaptiveMatrixContent(), style: .modal)
        screen.page.present(overlay, animated: true)
        try screen.settle()
        overlay.setStyle(.dialog, animated: true)
        try screen.settle()

        let frame = screen.frame(of: overlay.view)
        try screen.verifyTap(at: CGPoint(x: frame.minX - 6, y: frame.midY), dismisses: overlay)
    }

    // MARK: Text sizes and directions

    @Test(arguments: ReadyMadeVariant.allCases, OverlayStyle.allCases)
    func contentIsWholeInEveryTextSizeAndDirection(variant: ReadyMadeVariant, style: OverlayStyle) throws {
        let (device, overlay, content) = try show(variant, style)

        let label = content.label
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width + 0.6, height: .greatestFiniteMagnitude))
        #expect(needed.height <= label.bounds.height + 0.6 && needed.width <= label.bounds.width + 0.6)
        var room = device.window.bounds.inset(by: device.window.safeAreaInsets)
        if let keyboard = device.keyboardFrame { room.size.height = min(room.maxY, keyboard.minY) - room.minY }
        let frames = [label, content.button].map { $0.convert($0.bounds, to: nil) }
        for frame in frames { #expect(room.covers(frame, within: 0.6), "\(frame) in \(room)") }
        // The label is at the leading edge.
        let card = overlay.view.convert(overlay.view.bounds, to: nil)
        let isAtTheRight = card.maxX - frames[0].maxX < frames[0].minX - card.minX
        #expect(isAtTheRight == variant.isRightToLeft || frames[0].width > card.width - 64)
        #expect(device.misuses.filter(\.raises).isEmpty)
        if let folder = MatrixPicture.folder {
            try device.picture().save(to: "\(folder)/adaptive-\(style.rawValue)-\(variant).png")
        }
    }

    @Test(arguments: OverlayStyle.allCases) func cardFollowsTheTextSizeWhileItIsShown(style: OverlayStyle) throws {
        let (device, overlay, content) = try show(.light, style)
        let (card, text) = (overlay.view.bounds, content.label.bounds.height)

        try device.setTextSize(.accessibilityExtraExtraExtraLarge)
        try device.settle()

        #expect(content.label.bounds.height > 1.5 * text)
        let isSizedByContent = style == .popover || style == .dialog
        #expect((overlay.view.bounds.height > card.height) == isSizedByContent)
    }

    @Test(arguments: OverlayStyle.allCases)
    func accessibilityReadsOnlyTheContentAndTheGrabberOfASheet(style: OverlayStyle) throws {
        let (device, _, _) = try show(.light, style)

        try device.expectOrder((style == .sheet ? ["Sheet Grabber"] : []) + ["Filter", "Done"])
    }

    /// An overlay that has come to `style` from another one.
    private func show(
        _ variant: ReadyMadeVariant, _ style: OverlayStyle
    ) throws -> (TestDevice, AdaptiveOverlayController, AdaptiveMatrixContent) {
        let page = MatrixPage()
        let device = try variant.makeDevice(showing: page)
        page.anchor.frame = CGRect(x: page.view.bounds.midX - 30, y: 70, width: 60, height: 44)
        let content = AdaptiveMatrixContent()
        let overlay = AdaptiveOverlayController(content, style: style == .dialog ? .modal : .dialog)
        overlay.anchor = .view(page.anchor)
        page.present(overlay, animated: true)
        try device.settle()
        overlay.setStyle(style, animated: true)
        try device.settle()
        return (device, overlay, content)
    }
}

/// A label at the leading edge, and a button below it.
@MainActor private final class AdaptiveMatrixContent: UIViewController {
    static let color = UIColor.systemTeal
    let label = UILabel()
    let button = UIButton(type: .system)
    private(set) var appearances = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.color
        label.text = "Filter"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        button.setTitle("Done", for: .normal)
        for part in [label, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        let bottom = button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16)
        bottom.priority = .defaultLow
        let width = view.widthAnchor.constraint(equalToConstant: 280)
        width.priority = .defaultLow
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: area.trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 60),
            button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            button.heightAnchor.constraint(equalToConstant: 44),
            bottom, width,
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
    }
}
