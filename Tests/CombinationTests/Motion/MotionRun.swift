import UIKit
import VelariumTesting

/// Runs a motion there and back, also interrupted, and collects what is wrong.
@MainActor enum MotionRun {
    /// The time at which motions are at rest, in seconds.
    private static let length = 1.2

    /// What is wrong about a case; empty if nothing is.
    static func violations(of one: MotionCase) throws -> [String] {
        guard let part = one.interruption else { return try violations(of: one.motion, on: one.model) }
        return try violations(of: one.motion, interruptedAt: part, on: one.model)
    }

    /// The motion from the page to its end and back.
    private static func violations(of motion: Motion, on model: TestDevice.Model) throws -> [String] {
        var found: [String] = []
        let stage = try MotionStage(motion, on: model)
        let before = stage.device.picture()
        let rest = try MotionStage(motion, on: model)
        try motion.begin(rest, false)
        try rest.device.settle()
        let target = rest.device.picture()

        func run(_ name: String, _ action: (MotionStage, Bool) throws -> Void, from start: Picture, to goal: Picture)
            throws
        {
            stage.device.makeCurrent()
            try action(stage, true)
            stage.device.advance(by: 0)
            if motion.beginsUnchanged, !stage.device.picture().matches(start) {
                found.append("\(name): the first frame differs from the page before")
                CombinationPictures.save(stage.device.picture(), start, "\(motion) \(name) first frame")
            }
            var film = MotionFilm(stage)
            film.record(length)
            found += film.violations().map { "\(name): \($0)" }
            try stage.device.settle()
            if !stage.device.picture().matches(goal) {
                found.append("\(name): the last frame differs from the rest state")
                CombinationPictures.save(stage.device.picture(), goal, "\(motion) \(name) last frame")
            }
        }
        try run("there", motion.begin, from: before, to: target)
        try run("back", motion.end, from: target, to: before)
        found += stage.device.misuses.map(\.message)
        return found
    }

    /// The motion, turned back after `part` of its time, and once more begun at the same part of the way back.
    private static func violations(
        of motion: Motion, interruptedAt part: Double, on model: TestDevice.Model
    ) throws -> [String] {
        var found: [String] = []
        let stage = try MotionStage(motion, on: model)
        let before = stage.device.picture()
        stage.device.makeCurrent()
        try motion.begin(stage, true)
        var film = MotionFilm(stage)
        film.record(0.4 * part)
        try motion.end(stage, true)
        film.record(length)
        // The way back turns every value around once.
        found += film.violations().filter { !$0.contains("turns back") }
        try stage.device.settle()
        if stage.page.presentedViewController != nil {
            // A request during a transition may be refused; then it is repeated.
            try motion.end(stage, true)
            try stage.device.settle()
        }
        if !stage.device.picture().matches(before) {
            found.append("interrupted at \(part): the picture differs from the page before")
            CombinationPictures.save(stage.device.picture(), before, "\(motion) interrupted at \(part)")
        }
        return found + stage.device.misuses.filter(\.raises).map(\.message)
    }
}

extension TestDevice {
    /// Makes the device the current one, for overlays that choose a scene by themselves.
    fileprivate func makeCurrent() { _ = application }
}
