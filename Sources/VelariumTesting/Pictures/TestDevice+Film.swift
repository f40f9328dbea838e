import Driving

extension TestDevice {
    /// Films the screen while `body` runs: every frame of the device's clock, also between steps.
    ///
    ///     try device.film(to: "menu.gif", framed: true, showsTouches: true) {
    ///         try device.tap("Menu")
    ///         try device.settle()
    ///     }
    ///
    /// The program `ffmpeg` must be on the `PATH`. Each run gives it the same pictures. The file is complete afterward,
    /// also if `body` throws; if the film fails, an older file stays as it was.
    ///
    /// - Parameters:
    ///   - file: Ends in `.webm` or `.mp4`, with 60 pictures per second and at most 2 pixels per point, or in `.gif`,
    ///     with 30 pictures and 1 pixel. A relative path starts at the current directory; the folder must exist.
    ///   - isFramed: Whether to draw the device around the screen. Default false.
    ///   - showsTouches: Whether to draw a dot where a finger is. Default false.
    /// - Throws: The error of `body`, otherwise a `TestFailure` if the film cannot be written.
    public func film(
        to file: String, framed isFramed: Bool = false, showsTouches: Bool = false, fileID: StaticString = #fileID,
        line: Int = #line, _ body: () throws -> Void
    ) throws {
        try beginFilm(file, FilmOptions(showsDevice: isFramed, showsTouches: showsTouches), fileID: fileID, line: line)
        do {
            try body()
        } catch {
            // The error of the body says more than that of the film.
            _ = try? system.filming.end()
            throw error
        }
        try endFilm(fileID: fileID, line: line)
    }

    /// Films the screen while `body` runs, as the call without `await` does.
    ///
    /// - Parameters:
    ///   - file: Ends in `.webm`, `.mp4` or `.gif`; its folder must exist.
    ///   - isFramed: Whether to draw the device around the screen. Default false.
    ///   - showsTouches: Whether to draw a dot where a finger is. Default false.
    /// - Throws: The error of `body`, otherwise a `TestFailure` if the film cannot be written.
    public func film(
        to file: String, framed isFramed: Bool = false, showsTouches: Bool = false, fileID: StaticString = #fileID,
        line: Int = #line, _ body: @MainActor () async throws -> Void
    ) async throws {
        try beginFilm(file, FilmOptions(showsDevice: isFramed, showsTouches: showsTouches), fileID: fileID, line: line)
        do {
            try await body()
        } catch {
            _ = try? system.filming.end()
            throw error
        }
        try endFilm(fileID: fileID, line: line)
    }

    private func beginFilm(
        _ file: String, _ options: FilmOptions, fileID: StaticString, line: Int
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            guard let format = FilmFormat(of: file) else {
                throw TestFailure("\(file) cannot be a film; its name ends in .webm, .mp4 or .gif")
            }
            try performer.perform(.film(file: file, format: format, options: options))
        }
    }

    private func endFilm(fileID: StaticString, line: Int) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try performer.perform(.endFilm)
        }
    }
}
