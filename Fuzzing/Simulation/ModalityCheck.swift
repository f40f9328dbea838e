import CoreGraphics
import UIKit
import UIKitCore
import VelariumTesting

/// What reaches the content below a modal presentation, although nothing may.
@MainActor package struct ModalityCheck {
    package let faults: [String]

    package init(of device: TestDevice) {
        let records = device.system.presentations
        guard let top = records.last, Self.isModal(top), let container = top.container, let window = container.window,
            let covered = top.presenting.viewIfLoaded
        else {
            faults = []
            return
        }
        var found: [String] = []
        let size = device.system.screen.bounds.size
        for column in 1..<4 {
            for row in 1..<8 {
                let point = CGPoint(x: size.width * CGFloat(column) / 4, y: size.height * CGFloat(row) / 8)
                guard let hit = device.system.frameLoop.hitTest(point), hit.window === window else { continue }
                if hit.isDescendant(of: covered), !hit.isDescendant(of: container) {
                    found.append("a touch reaches \(type(of: hit)) below \(type(of: top.presented))")
                }
            }
        }
        if let responder = window.firstResponder as? UIView, responder.isDescendant(of: covered),
            !responder.isDescendant(of: container)
        {
            found.append("\(type(of: responder)) has the focus below \(type(of: top.presented))")
        }
        faults = found
    }

    /// Whether the presentation is one that covers everything below it, whatever the app has configured.
    private static func isModal(_ record: PresentationRecord) -> Bool {
        guard record.phase == "shown" else { return false }
        return record.presented is UIAlertController
            || ["fullScreen", "overFullScreen"].contains(record.effectiveStyle)
    }
}
