import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every overlay with a built-in animation.
enum MovingKind: CaseIterable, Sendable, CustomStringConvertible {
    case popoverView, readyMade, dialog, bottomSheet
    case modal(ModalPresentationAnimationStyle, ModalPresentationMode)

    static let allCases: [MovingKind] =
        [.popoverView, .readyMade, .dialog, .bottomSheet]
        + ModalPresentationAnimationStyle.allCases.flatMap { style in
            ModalPresentationMode.allCases.map { .modal(style, $0) }
        }

    var description: String {
        switch self {
        case .popoverView: "popover-view"
        case .readyMade: "ready-made"
        case .dialog: "dialog"
        case .bottomSheet: "sheet"
        case .modal(let style, let way): "modal-\(style)-\(way)"
        }
    }
}

/// A page on a small phone, and one overlay to animate over it.
@MainActor final class OverlayMotionFixture {
    static let frame = 1.0 / 60

    let device = TestDevice(.iPhoneSE)
    let page = MatrixPage()
    let overlay: any Overlay
    private let kind: MovingKind
    /// The animated view: the content, or its container.
    private let actor: UIView

    init(_ kind: MovingKind) {
        self.kind = kind
        device.show(page)
        page.anchor.frame = CGRect(x: 140, y: 60, width: 95, height: 30)
        let words = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
        words.text = "Content"
        words.textAlignment = .center
        switch kind {
        case .popoverView:
            let popover = PopoverView(contentView: words)
            popover.fadesInAndOut = true
            popover.staysOnScreen = true
            overlay = popover
            actor = words
        case .readyMade:
            let dialog = ConfirmDialog(title: "Send the letter?", message: "It cannot be called back.")
            overlay = dialog
            actor = dialog.view
        case .dialog:
            let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 140)
            overlay = dialog
            actor = dialog.view
        case .bottomSheet:
            let sheet = BottomSheetController()
            overlay = sheet
            actor = sheet.view
        case .modal(let style, _):
            let contentView = ModalContentView(240, 160)
            let modal = ModalPresentationViewController(contentView: contentView)
            modal.animationStyle = style
            overlay = modal
            actor = contentView
        }
    }

    func show() {
        _ = device.window
        switch (kind, overlay) {
        case (.popoverView, let popover as PopoverView): popover.present(from: page.anchor)
        case (.readyMade, let dialog as ReadyMadeDialog): dialog.show(over: page)
        case (.modal(_, .presented), let modal as ModalPresentationViewController): page.present(modal, animated: true)
        case (.modal(_, let way), let modal as ModalPresentationViewController):
            way.show(modal, over: page, animated: true)
        case (_, let controller as UIViewController): page.present(controller, animated: true)
        default: Issue.record("\(kind) cannot be shown")
        }
    }

    /// The view behind the content that fades in parallel; nil for a popover view, which has none.
    var backdrop: UIView? {
        switch (kind, overlay) {
        case (.modal, let modal as ModalPresentationViewController): modal.dimmingView
        case (.readyMade, let dialog as ReadyMadeDialog): dialog.enclosingModalPresentationViewController?.dimmingView
        case (_, let controller as OverlayController):
            controller.view.superview?.subviews.first { $0.accessibilityIdentifier == "backdrop" }
        default: nil
        }
    }

    /// Records `count` frames of the animated view, starting with the next one; fewer if it leaves the window before.
    func record(_ count: Int, _ actor: UIView? = nil) -> MotionRecorder {
        let recorder = MotionRecorder(of: actor ?? self.actor)
        for _ in 0..<count {
            device.advance(by: Self.frame)
            guard recorder.isInWindow else { break }
            recorder.look()
        }
        return recorder
    }

    /// Records the animated view and its dimming view together.
    func recordBoth(_ count: Int) -> (actor: MotionRecorder, backdrop: MotionRecorder?) {
        device.advance(by: 0)
        let actor = MotionRecorder(of: actor)
        let backdrop = backdrop.map(MotionRecorder.init)
        for _ in 0..<count {
            guard actor.isInWindow else { break }
            actor.look()
            backdrop?.look()
            device.advance(by: Self.frame)
        }
        return (actor, backdrop)
    }

    /// Saves a film strip of `seconds` in the folder of contact sheets; does nothing if there is none.
    func film(_ seconds: Double, _ name: String, _ begin: () throws -> Void) throws {
        guard let folder = MatrixPicture.folder else { return }
        try begin()
        try device.filmStrip(of: seconds, every: 0.05).save(to: "\(folder)/film-\(kind)-\(name).png")
        try device.settle()
    }
}
