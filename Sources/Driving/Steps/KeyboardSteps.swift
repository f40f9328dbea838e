import CoreGraphics
import UIKitCore

/// The keyboard on the screen: what it covers, and whether it is drawn.
extension StepKind {
    static let keyboardSteps = [keyboard]

    static let keyboard = StepKind(
        "keyboard HEIGHT, keyboard hide, keyboard software|hardware, keyboard float X Y, keyboard split Y "
            + "or keyboard replay NAME"
    ) { reader throws(SyntaxProblem) in
        if reader.skip("hide") { return .keyboard(height: nil) }
        for kind in KeyboardKind.allCases where reader.skip(kind.rawValue) { return .keyboardKind(kind) }
        if reader.skip("float") {
            let x = try reader.number("an x in points")
            return .keyboardFloat(CGPoint(x: x, y: try reader.number("a y in points")))
        }
        if reader.skip("split") { return .keyboardSplit(try reader.number("a y in points")) }
        if reader.skip("replay") { return .keyboardReplay(try situation(&reader)) }
        return .keyboard(height: try reader.amount("a height in points"))
    }

    private static func situation(_ reader: inout TokenReader) throws(SyntaxProblem) -> KeyboardSituation {
        let name = try reader.word("the name of a keyboard situation")
        guard let situation = KeyboardSituation(rawValue: name) else {
            let known = KeyboardSituation.allCases.map(\.rawValue)
            throw SyntaxProblem(
                "\(name) is no keyboard situation: \(NearestName.suggestion(for: name, among: known))choose one of "
                    + known.joined(separator: ", "))
        }
        return situation
    }
}

extension Step {
    /// Shows a keyboard area of this height in points; nil hides it.
    package static func keyboard(height: CGFloat?) -> Step {
        Step(.keyboard, height.map { plain($0) } ?? "hide") { context in
            let keyboard = context.system.keyboard
            if let height { keyboard.dock(height: height) } else { keyboard.hide() }
            return [.oneFrame]
        }
    }

    /// Draws a keyboard for text inputs from here on, or does not.
    package static func keyboardKind(_ kind: KeyboardKind) -> Step {
        Step(.keyboard, kind.rawValue) { context throws(StepFailure) in
            guard let presenter = context.system.keyboardPresenter else {
                throw StepFailure("this device cannot draw a keyboard")
            }
            presenter.isSoftwareKeyboardEnabled = kind == .software
            return [.oneFrame]
        }
    }

    /// Lets the keyboard float with its upper left corner at a point of a tablet's screen.
    package static func keyboardFloat(_ corner: CGPoint) -> Step {
        Step(.keyboard, "float", coordinates(corner)) { context throws(StepFailure) in
            guard context.system.device.idiom == .pad else { throw StepFailure("only a tablet's keyboard floats") }
            context.system.keyboard.float(at: CGRect(origin: corner, size: ScreenKeyboard.floatingSize))
            return [.oneFrame]
        }
    }

    /// Splits the keyboard into two halves with their upper edge at a y of a tablet's screen.
    package static func keyboardSplit(_ y: CGFloat) -> Step {
        Step(.keyboard, "split", plain(y)) { context throws(StepFailure) in
            guard context.system.device.idiom == .pad else { throw StepFailure("only a tablet's keyboard is split") }
            context.system.keyboard.split(at: y)
            return [.oneFrame]
        }
    }

    /// Replays what a keyboard of another kind, or a defect of a system, does.
    package static func keyboardReplay(_ situation: KeyboardSituation) -> Step {
        Step(.keyboard, "replay", situation.rawValue) { context in
            KeyboardReplay(situation, on: context.system).start()
            return [.oneFrame]
        }
    }
}
