/// Time, on the clock and real.
extension StepKind {
    static let clockSteps = [advance, wait, settle]

    static let advance = StepKind("advance SECONDS") { reader throws(SyntaxProblem) in
        .advance(seconds: try reader.seconds())
    }

    static let wait = StepKind("wait SECONDS", takesClockTime: false) { reader throws(SyntaxProblem) in
        .wait(seconds: try reader.seconds())
    }

    static let settle = StepKind("settle") { _ in .settle }
}

extension Step {
    /// Advances the clock.
    package static func advance(seconds: Double) -> Step {
        Step(.advance, plain(seconds)) { _ in [.pause(seconds)] }
    }

    /// Waits in real time.
    package static func wait(seconds: Double) -> Step {
        Step(.wait, plain(seconds)) { _ in [.wait(seconds)] }
    }

    /// Advances the clock until the app is idle.
    package static var settle: Step { Step(.settle) { _ in [.settle] } }
}
