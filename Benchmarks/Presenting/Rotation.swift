import UIKitCore

/// Rotates a device with three presentations over each other, above rows of text: the first frame, in which everything
/// is notified and laid out, and the whole rotation.
@MainActor func measureRotation(_ report: inout Report) {
    report.title("rotation: a rotation by 90 degrees under three presentations")
    for surface in Surface.all where surface.device.canRotate(to: .landscapeRight) {
        let screen = BenchmarkScreen(surface)
        var below = screen.rootController
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
            let content = screen.makePopover()
            content.modalPresentationStyle = style
            below.present(content, animated: false)
            screen.settle()
            below = content
        }
        var first = Samples()
        var turn = Samples()
        var allocations = 0
        for round in 0..<12 {
            let goal: UIInterfaceOrientation = screen.system.orientation.isLandscape ? .portrait : .landscapeRight
            let beginning = Cost.of {
                screen.rotate(to: goal)
                screen.step()
            }
            let rest = Cost.of { screen.settle() }
            guard round > 1 else { continue }
            first.append(beginning.milliseconds)
            turn.append(beginning.milliseconds + rest.milliseconds)
            allocations = max(allocations, beginning.allocations + rest.allocations)
        }
        report.add("rotation/\(surface.name)/first", first)
        report.add("rotation/\(surface.name)/turn", turn)
        report.add("rotation/\(surface.name)/allocations", Double(allocations))
    }
}

extension BenchmarkScreen {
    /// Rotates the device.
    ///
    /// - Precondition: Device and app support `orientation`, as a plain app on a phone or pad does.
    fileprivate func rotate(to orientation: UIInterfaceOrientation) {
        do {
            try system.rotate(to: orientation)
        } catch {
            preconditionFailure("The device does not rotate: \(error).")
        }
    }
}
