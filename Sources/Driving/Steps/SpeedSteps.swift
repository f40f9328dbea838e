import HeadlessHost

/// The speed of the clock: slow motion, pauses, and single frames.
extension StepKind {
    static let speedSteps = [speed, pause, resume, nextFrame]

    static let speed = StepKind("speed FACTOR", takesClockTime: false) { reader throws(SyntaxProblem) in
        let factor = try reader.number("a speed")
        let range = Playback.speeds
        guard range.contains(factor) else {
            throw SyntaxProblem(
                "\(plain(factor)) is no speed from \(plain(range.lowerBound)) to \(plain(range.upperBound)); 1 is full "
                    + "speed, and pause stops the clock")
        }
        return .speed(factor)
    }

    static let pause = StepKind("pause", takesClockTime: false) { _ in .pause }

    static let resume = StepKind("resume", takesClockTime: false) { _ in .resume }

    static let nextFrame = StepKind("next frame", takesClockTime: false) { reader throws(SyntaxProblem) in
        try reader.require("frame", of: "frame")
        return .nextFrame
    }
}

extension Step {
    /// Sets how many seconds of the clock pass in a second of a film, or of the window.
    package static func speed(_ factor: Double) -> Step {
        Step(.speed, plain(factor)) { context throws(StepFailure) in
            try context.changeablePlayback().speed = factor
            return []
        }
    }

    /// Stops the clock.
    package static var pause: Step {
        Step(.pause) { context throws(StepFailure) in
            try context.changeablePlayback().pause = .script
            return []
        }
    }

    /// Lets the clock run again, at its speed.
    package static var resume: Step {
        Step(.resume) { context throws(StepFailure) in
            try context.changeablePlayback().pause = nil
            return []
        }
    }

    /// Stops the clock if it runs, and advances it by one frame.
    package static var nextFrame: Step {
        Step(.nextFrame, "frame") { context throws(StepFailure) in
            let playback = try context.changeablePlayback()
            playback.pause = .script
            // Planned, because other pauses are refused while the clock stands still.
            return [
                .plan {
                    guard let showNextFrame = playback.showNextFrame else {
                        return [.pause(HeadlessHost.frameDuration)]
                    }
                    showNextFrame()
                    return []
                }
            ]
        }
    }
}

extension StepContext {
    fileprivate func changeablePlayback() throws(StepFailure) -> Playback {
        let playback = system.playback
        guard !playback.isFixed else {
            throw StepFailure(
                "the clock of a bare window has one speed; start the app without --no-shell or VELARIUM_SHELL=off")
        }
        return playback
    }
}
