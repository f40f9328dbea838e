import Testing
import UIKit
import Velarium
import VelariumTesting

/// A page that asks, and what a dialog looks like on it.
@MainActor final class ReadyMadeStage {
    let device: TestDevice
    let page = UIViewController()

    init(_ device: TestDevice = TestDevice(.iPhone14)) {
        self.device = device
        device.show(page)
    }

    /// The dialog's frame on the screen; null where it is not shown.
    func frame(of dialog: ReadyMadeDialog) -> CGRect {
        guard let view = dialog.viewIfLoaded, view.window != nil else { return .null }
        return view.convert(view.bounds, to: nil)
    }

    /// The button called `title` in the dialog.
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

    /// Lets tasks have their turns, and whatever moves come to rest.
    func settle() async throws {
        for _ in 0..<4 { await Task.yield() }
        try await device.settle()
    }
}
