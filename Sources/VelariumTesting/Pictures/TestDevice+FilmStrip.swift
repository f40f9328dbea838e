import CoreGraphics
import Driving
import QuartzCore

extension TestDevice {
    /// Advances the clock by `seconds` and returns a strip of pictures: at the start, every `interval` seconds and at
    /// the end, each with its time below. Its scale is at most one pixel per point.
    ///
    /// Throws for more than 240 pictures.
    public func filmStrip(
        of seconds: Double, every interval: Double = 0.05, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) -> Picture {
        let film = FilmStripRecorder()
        try perform(film.step(seconds: seconds, interval: interval), fileID: fileID, line: line)
        return film.picture
    }
}

/// Receives the strip from the step.
@MainActor private final class FilmStripRecorder {
    private var strip: Bitmap?

    func step(seconds: Double, interval: Double) -> Step {
        .filmStrip(seconds: seconds, interval: interval) { self.strip = $0 }
    }

    var picture: Picture {
        guard let strip else { preconditionFailure("A film strip was read before its step had ended.") }
        return Picture(bitmap: strip, scale: 1)
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Advances the clock by `seconds` and returns a strip of pictures: at the start, every `interval` seconds and at
    /// the end, each with its time below. Its scale is at most one pixel per point.
    ///
    /// Throws for more than 240 pictures.
    public func filmStrip(
        of seconds: Double, every interval: Double = 0.05, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) -> Picture {
        let film = FilmStripRecorder()
        try await perform(film.step(seconds: seconds, interval: interval), fileID: fileID, line: line)
        return film.picture
    }
}
