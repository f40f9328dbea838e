import Testing
import UIKit
import Velarium
import VelariumTesting

/// What tests and scripts find of an overlay, in every presentation mode.
@MainActor @Suite struct OverlayPresentationsTests {
    /// The overlays and their presentation modes.
    enum Way: CaseIterable {
        case popoverView, modalInItsWindow, modalPresented, modalInAView, dialog, bottomSheet, readyMade
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        let item = UIButton(type: .system)
        item.setTitle("Trash", for: .normal)
        item.accessibilityLabel = "Delete"
        item.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
        page.view.addSubview(item)
        device.show(page)
    }

    /// Presents an overlay with a button "Delete" and returns it.
    private func show(_ way: Way) -> any Overlay {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = UIButton(type: .system)
        button.setTitle("Delete", for: .normal)
        button.frame = CGRect(x: 60, y: 30, width: 80, height: 44)
        content.addSubview(button)
        switch way {
        case .popoverView:
            let popover = PopoverView(contentView: content)
            popover.present(from: page.view.subviews[0])
            return popover
        case .modalInItsWindow, .modalPresented, .modalInAView:
            let modal = ModalPresentationViewController(contentView: content)
            switch way {
            case .modalPresented: page.present(modal, animated: true)
            case .modalInAView: modal.show(in: page.view)
            default: modal.show()
            }
            return modal
        case .dialog, .bottomSheet:
            let overlay = way == .dialog ? DialogController() : BottomSheetController()
            overlay.view.addSubview(content)
            page.present(overlay, animated: true)
            return overlay
        case .readyMade:
            let dialog = ReadyMadeDialog(
                title: "Sure?", body: nil, buttons: [DialogButton("Delete", role: .destructive)])
            dialog.show()
            return dialog
        }
    }

    /// The page behind has a button with the accessibility label "Delete", which would rank first.
    @Test(arguments: Way.allCases) func overlayCountsAsOnePresentationAndItsElementsAreFoundFirst(_ way: Way) throws {
        try device.expectPresentations(0)
        let overlay = show(way)
        try device.settle()

        try device.expectPresentations(1)
        try device.expect("Delete", showsText: "Delete")
        try device.tap("Delete")

        overlay.dismiss(for: .code, animated: true)
        try device.settle()
        try device.expectPresentations(0)
        try device.expect("Delete", showsText: "Trash")
    }
}
