import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// A device with an app on it that frames are measured of: rows of text, as an app has them behind a popover.
@MainActor final class Stand {
    let system: UIKitSystem
    let host: HeadlessHost
    let ground = UIViewController()

    /// - Parameters:
    ///   - rows: How many labels the screen holds.
    ///   - isSeen: Whether every frame is painted, as in a window; false for a screen that only tests look at.
    init(_ surface: Surface, rows: Int = 20, isSeen: Bool = true) {
        (system, host) = UIKitSystem.headless(surface.device, isLandscape: surface.isLandscape)
        host.showsEveryFrame = isSeen
        system.activate()
        Stand.fill(ground.view, rows: rows)
        system.show(ground)
        settle()
    }

    /// Rows of text, as an app has them behind an overlay.
    static func fill(_ view: UIView, rows: Int) {
        view.backgroundColor = .systemBackground
        for row in 0..<rows {
            let label = UILabel(frame: CGRect(x: 20 + row / 20 * 180, y: 60 + 38 * (row % 20), width: 350, height: 30))
            label.text = "Row \(row) with some text in it"
            view.addSubview(label)
        }
    }

    /// A controller of 300×400 points with a title and rows, to be shown as a popover in the upper half.
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
        presentation?.sourceView = ground.view
        presentation?.sourceRect = CGRect(x: 150, y: 200, width: 100, height: 20)
        presentation?.delegate = KeepsPopover.shared
        return content
    }

    /// One frame of 1/60 s.
    func step() {
        host.advance(by: HeadlessHost.frame)
    }

    /// Frames until nothing is left to do.
    func settle() {
        repeat { step() } while !system.frameLoop.isIdle || host.isFrameRequested
    }
}
