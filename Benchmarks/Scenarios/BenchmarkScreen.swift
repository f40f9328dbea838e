import CoreGraphics
import HeadlessHost
import QuartzCore
import SystemAssembly
import UIKitCore

/// A device with an app whose frames are measured: rows of text, as behind a typical popover.
@MainActor final class BenchmarkScreen {
    let system: UIKitSystem
    let host: HeadlessHost
    let rootController = UIViewController()

    /// - Parameters:
    ///   - rows: The number of labels on the screen.
    ///   - isSeen: Whether every frame is painted, as in a window; false for a screen as in tests.
    init(_ surface: Surface, rows: Int = 20, isSeen: Bool = true) {
        (system, host) = UIKitSystem.headless(surface.device, isLandscape: surface.isLandscape)
        host.showsEveryFrame = isSeen
        system.activate()
        BenchmarkScreen.fill(rootController.view, rows: rows)
        system.show(rootController)
        settle()
    }

    /// Adds rows of text, as behind a typical overlay.
    static func fill(_ view: UIView, rows: Int) {
        view.backgroundColor = .systemBackground
        for row in 0..<rows {
            let label = UILabel(frame: CGRect(x: 20 + row / 20 * 180, y: 60 + 38 * (row % 20), width: 350, height: 30))
            label.text = "Row \(row) with some text in it"
            view.addSubview(label)
        }
    }

    /// Creates a controller of 300×400 points with rows, to be presented as a popover in the upper half.
    func makePopover() -> UIViewController {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 400)
        for row in 0..<10 {
            let label = UILabel(frame: CGRect(x: 16, y: 20 + 36 * row, width: 268, height: 30))
            label.text = "Choice \(row)"
            content.view.addSubview(label)
        }
        content.view.backgroundColor = .clear
        content.modalPresentationStyle = .popover
        let presentation = content.popoverPresentationController
        presentation?.sourceView = rootController.view
        presentation?.sourceRect = CGRect(x: 150, y: 200, width: 100, height: 20)
        presentation?.delegate = NonAdaptivePopoverDelegate.shared
        return content
    }

    /// Runs one frame of 1/60 s.
    func step() {
        host.advance(by: HeadlessHost.frameDuration)
    }

    /// Runs frames until the app is idle.
    func settle() {
        repeat { step() } while !system.frameLoop.isIdle || host.isFrameRequested
    }
}
