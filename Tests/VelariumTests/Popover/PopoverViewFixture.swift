import Testing
import UIKit
import Velarium
import VelariumTesting

/// A page with a title and another button, and a popover with 160 × 100 points of content.
@MainActor final class PopoverViewFixture {
    let device: TestDevice
    let page = UIViewController()
    let title = UIButton(type: .system)
    let other = UIButton(type: .system)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    private(set) var popover: PopoverView?
    private let listener = Log()
    private(set) var taps: [String] = []

    /// Accessing it makes the device the current one.
    var window: UIWindow { device.window }
    var log: [String] { listener.calls }
    /// The bubble's frame in the window; null without a bubble.
    var bubble: CGRect {
        guard let bubble = popover?.subviews.first, bubble.window != nil else { return .null }
        return bubble.convert(bubble.bounds, to: nil)
    }

    init(_ device: TestDevice = TestDevice(.iPhone14)) {
        self.device = device
        device.show(page)
        title.setTitle("Title", for: .normal)
        title.frame = CGRect(x: 145, y: 60, width: 100, height: 40)
        other.setTitle("Other", for: .normal)
        other.frame = CGRect(x: 20, y: 500, width: 100, height: 40)
        for button in [title, other] {
            button.addAction(
                UIAction { [unowned self] _ in taps.append(button.title(for: .normal) ?? "") }, for: .touchUpInside)
            page.view.addSubview(button)
        }
    }

    @discardableResult
    func present(_ made: PopoverView? = nil, _ configure: (PopoverView) -> Void = { _ in }) throws -> PopoverView {
        let popover = made ?? PopoverView(contentView: content)
        self.popover = popover
        popover.delegate = listener
        configure(popover)
        present(popover, from: title)
        try device.settle()
        return popover
    }

    func present(_ popover: PopoverView, from view: UIView) {
        #expect(view.window == nil || view.window === window)
        popover.present(from: view)
    }

    final class Log: PopoverViewDelegate {
        private(set) var calls: [String] = []
        func popoverViewDidDismiss(_ popoverView: PopoverView) { calls.append("did dismiss") }
        func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) {
            calls.append("ended \(reason)")
        }
    }
}
