import UIKitCore

/// Films, which show every frame between two steps.
extension StepKind {
    static let film = StepKind(
        "film FILE.webm|FILE.mp4|FILE.gif [framed] [touches], or film end", takesClockTime: false
    ) { reader throws(SyntaxProblem) in
        if reader.skip("end") { return .endFilm }
        let file = try reader.name("a file name, or end")
        guard let format = FilmFormat(of: file) else {
            throw SyntaxProblem("\(file) cannot be a film; its name ends in .webm, .mp4 or .gif")
        }
        var options = FilmOptions()
        options.showsDevice = reader.skip("framed")
        options.showsTouches = reader.skip("touches")
        return .film(file: file, format: format, options: options)
    }
}

extension Step {
    /// Begins a film of everything that follows, up to `endFilm`.
    package static func film(file: String, format: FilmFormat, options: FilmOptions) -> Step {
        let words = [quoted(file)] + (options.showsDevice ? ["framed"] : []) + (options.showsTouches ? ["touches"] : [])
        return Step(.film, words.joined(separator: " ")) { context throws(StepFailure) in
            var options = options
            options.showsDevice = options.showsDevice || context.picturesShowDevice
            try context.system.filming.begin(file, format: format, options: options, in: context)
            return []
        }
    }

    /// Ends the film and waits until its file is complete.
    package static var endFilm: Step {
        Step(.film, "end") { context throws(StepFailure) in
            guard try context.system.filming.end() else {
                throw StepFailure("no film has begun; write film FILE.webm before film end")
            }
            return []
        }
    }
}
