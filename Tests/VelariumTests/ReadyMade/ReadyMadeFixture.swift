import Testing
import UIKit
import Velarium
import VelariumTesting

/// A page that presents dialogs, and queries for them.
@MainActor final class ReadyMadeFixture {
    let device: TestDevice
    let page = UIViewController()

    init(_ device: TestDevice = TestDevice(.iPhone14)) {
        self.device = device
        device.show(page)
    }

    /// The dialog's frame in the window; null if it is not presented.
    func frame(of dialog: ReadyMadeDialog) -> CGRect {
        guard let view = dialog.viewIfLoaded, view.window != nil else { return .null }
        return view.convert(view.bounds, to: nil)
    }

    /// The button titled `title` in the dialog.
    func button(_ title: String, in dialog: ReadyMadeDialog) throws -> UIButton {
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.title(for: .normal) == title { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(dialog.view))
    }

    func show(_ dialog: ReadyMadeDialog) throws {
        _ = device.window
        dialog.show(over: page)
        try device.settle()
    }

    /// Presents `overlay` for a task, on this device while other tests run.
    func ask<Overlay: ValueOverlay>(_ overlay: Overlay) -> Task<OverlayResult<Overlay.Value>, Never>
    where Overlay.Value: Sendable {
        Task { @MainActor in
            _ = device.window
            return await page.present(overlay)
        }
    }

    /// Lets pending tasks run, and advances until all animations have ended.
    func settle() async throws {
        for _ in 0..<4 { await Task.yield() }
        try await device.settle()
    }
}
