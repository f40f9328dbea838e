import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays on a screen without room for them: nothing gets a frame that is not finite.
@MainActor @Suite struct TinyScreenTests {
    nonisolated private static let sizes = [
        CGSize(width: 1, height: 1), CGSize(width: 12, height: 400), CGSize(width: 400, height: 12),
        CGSize(width: 40, height: 40),
    ]

    /// An action sheet needs an anchor there.
    nonisolated private static let covers = FocusCover.allCases.filter { $0 != .actionSheet }

    private let device = TestDevice(.desktop)
    private let page = UIViewController()

    init() {
        device.recordsMisuses = true
        device.show(page)
    }

    @Test(arguments: sizes, covers) func noOverlayRaises(size: CGSize, cover: FocusCover) throws {
        try device.resize(to: size)
        let dismiss = cover.present(from: page)
        try device.settle()
        try device.resize(to: CGSize(width: 800, height: 600))
        try device.settle()
        try device.resize(to: size)
        try device.settle()
        dismiss(true)
        try device.settle()

        #expect(device.misuses.isEmpty)
    }

    @Test(arguments: sizes, TinyOverlay.allCases)
    func noReadyMadeOverlayRaises(size: CGSize, overlay: TinyOverlay) throws {
        try device.setLayoutDirection(.rightToLeft)
        try device.resize(to: size)
        let dismiss = overlay.show(over: page)
        try device.settle()
        try device.resize(to: CGSize(width: 800, height: 600))
        try device.settle()
        try device.resize(to: size)
        device.advance(by: 1)
        dismiss()
        try device.settle()

        #expect(device.misuses.isEmpty)
    }
}

/// Overlays with content of their own.
enum TinyOverlay: String, CaseIterable, Sendable {
    case toast, banner, sideToast, walkthrough, choices, rating, texts, code, wheels, calendar, progress, menu, popover

    /// Shows it, and returns what dismisses it.
    @MainActor func show(over page: UIViewController) -> () -> Void {
        switch self {
        case .toast, .banner, .sideToast:
            let toast = Toast(
                title: "A title", message: "A message", image: UIImage(systemName: "star"), action: .init("Undo"),
                edge: self == .sideToast ? .leading : .bottom, style: self == .banner ? .banner : .compact)
            toast.show(over: page)
            return { toast.dismiss(for: .code, animated: true) }
        case .walkthrough:
            let tour = Walkthrough(steps: [.init(.view(page.view), title: "A title", message: "A message")])
            tour.show(over: page)
            return { tour.dismiss(for: .code, animated: true) }
        case .menu, .popover: return present(from: page)
        case .choices, .rating, .texts, .code, .wheels, .calendar, .progress: return showDialog(over: page)
        }
    }

    @MainActor private func present(from page: UIViewController) -> () -> Void {
        if self == .menu {
            let button = UIButton(type: .system)
            button.menu = UIMenu(
                options: .displayAsPalette,
                children: (1...3).map { UIAction(title: "\($0)", state: $0 == 1 ? .on : .off) { _ in } })
            page.view.addSubview(button)
            button.performPrimaryAction()
            return { button.removeFromSuperview() }
        }
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = page.view
        page.present(content, animated: true)
        return { page.dismiss(animated: true) }
    }

    @MainActor private func showDialog(over page: UIViewController) -> () -> Void {
        let dialog: ReadyMadeDialog
        switch self {
        case .choices: dialog = ChoiceDialog(title: "Title", choices: [1, 2, 3]) { "\($0)" }
        case .rating: dialog = RatingDialog(title: "Title", maximum: 5)
        case .texts: dialog = TextInputDialog(title: "Title", fields: [TextInputField(label: "Name")])
        case .code: dialog = CodeDialog(title: "Title")
        case .wheels: dialog = DateDialog(title: "Title", mode: .dateAndTime, style: .wheels)
        case .calendar: dialog = DateDialog(title: "Title", mode: .dateAndTime, style: .inline)
        default: dialog = ProgressDialog(title: "Title")
        }
        dialog.show(over: page)
        return { dialog.dismiss(for: .code, animated: true) }
    }
}
