import CoreGraphics
import UIKitControls
import UIKitCore

/// Opens the drawn keyboard for a text field, types a letter on it, and closes it, ten times on each surface.
@MainActor func measureKeyboard(_ report: inout Report) {
    report.title("keyboard: opens for a field, and types")
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface)
        screen.system.keyboardPresenter?.isSoftwareKeyboardEnabled = true
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        screen.rootController.view.addSubview(field)
        screen.settle()
        var opening = Samples()
        var typing = Samples()
        for round in 0..<12 {
            let open = Cost.of {
                field.becomeFirstResponder()
                screen.step()
            }
            screen.settle()
            let frame = screen.system.keyboard.frame ?? .zero
            let point = CGPoint(x: frame.midX, y: frame.midY)
            let time = screen.system.host.clock.now
            let type = Cost.of {
                for phase in [TouchPhase.began, .ended] {
                    screen.system.frameLoop.receive(.touch(id: 0, phase: phase, location: point, time: time))
                    screen.step()
                }
            }
            precondition(field.hasText, "No key is at the middle of the keyboard; press another point.")
            field.text = ""
            field.resignFirstResponder()
            screen.settle()
            guard round >= 2 else { continue }
            opening.append(open.milliseconds)
            typing.append(type.milliseconds)
        }
        report.add("keyboard/\(surface.name)/open", opening)
        report.add("keyboard/\(surface.name)/key", typing)
    }
}
