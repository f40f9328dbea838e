import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// Films, which show every frame between two steps, and film strips, of a time or of another step.
extension StepKind {
    /// The default time between the pictures of a film strip, in seconds: three frames.
    private static let defaultFilmInterval = 0.05

    static let filmStrip = StepKind(
        "filmstrip FILE.png SECONDS [INTERVAL], or filmstrip FILE.png [SECONDS [INTERVAL]] during STEP",
        takesClockTime: false
    ) { reader throws(SyntaxProblem) in
        let file = try reader.pictureFile()
        let during = ScriptToken.word("during")
        let seconds = reader.next == during ? nil : try reader.seconds()
        let isLast = reader.next == nil || reader.next == during
        let interval = isLast ? defaultFilmInterval : try reader.seconds()
        if let problem = FilmStrip.problem(with: seconds ?? 0, every: interval) { throw SyntaxProblem(problem) }
        if let seconds, reader.next == nil {
            return .filmStrip(file: file, seconds: seconds, interval: interval)
        }
        return .filmStrip(of: try filmedStep(&reader), file: file, seconds: seconds, interval: interval)
    }

    static let film = StepKind(
        "film FILE.webm|FILE.mp4|FILE.gif [framed] [touches] [captions] [for SECONDS] [during STEP], or film end",
        takesClockTime: false
    ) { reader throws(SyntaxProblem) in
        if reader.skip("end") { return .endFilm }
        let file = try reader.name("a file name, or end")
        guard let format = FilmFormat(of: file) else {
            throw SyntaxProblem("\(file) cannot be a film; its name ends in .webm, .mp4 or .gif")
        }
        var options = FilmOptions()
        options.showsDevice = reader.skip("framed")
        options.showsTouches = reader.skip("touches")
        options.hasCaptions = reader.skip("captions")
        let begin = Step.film(file: file, format: format, options: options)
        let seconds = reader.skip("for") ? try reader.seconds() : nil
        guard reader.next == nil else { return begin.filming(try filmedStep(&reader), for: seconds) }
        return seconds.map { begin.filming(for: $0) } ?? begin
    }

    private static func filmedStep(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        try reader.require("during", of: "during STEP")
        let kind = try reader.stepKind("the step to film")
        let step = try kind.parse(&reader)
        guard kind.takesClockTime else {
            throw SyntaxProblem("\(kind.name) cannot be filmed; it takes no time on the clock")
        }
        return step
    }
}

extension Step {
    /// Begins a film of everything that follows, up to `endFilm`.
    package static func film(file: String, format: FilmFormat, options: FilmOptions) -> Step {
        let words =
            [quoted(file)] + (options.showsDevice ? ["framed"] : []) + (options.showsTouches ? ["touches"] : [])
            + (options.hasCaptions ? ["captions"] : [])
        return Step(.film, words.joined(separator: " ")) { context throws(StepFailure) in
            var options = options
            options.showsDevice = options.showsDevice || context.picturesShowDevice
            try context.system.filming.begin(file, format: format, options: options, in: context)
            return []
        }
    }

    /// This beginning of a film, its end after `seconds` of the clock, and the time between them.
    package func filming(for seconds: Double) -> Step {
        Step(.film, arguments, "for \(plain(seconds))") { context throws(StepFailure) in
            try begin(in: context) + [.pause(seconds), context.endOfFilm]
        }
    }

    /// This beginning of a film, which shows `step` and ends after `seconds` of the clock or, if that is nil, with the
    /// step. Both then go on to their ends.
    package func filming(_ step: Step, for seconds: Double?) -> Step {
        let time = seconds.map { "for \(plain($0)) " } ?? ""
        return Step(.film, arguments, "\(time)during \(step.line)", target: step.namedTarget) {
            context throws(StepFailure) in
            let filmed = FilmedStep(step, in: context)
            let rest =
                seconds.map { [.pause($0), context.endOfFilm] } ?? context.endOfFilm(when: { filmed.isFinished })
            return try begin(in: context) + [.alongside { () throws(StepFailure) in try filmed.poll() }] + rest
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

    /// A film strip over `seconds` of the clock, with a picture at the start and one every `interval` seconds.
    package static func filmStrip(file: String, seconds: Double, interval: Double) -> Step {
        Step(.filmStrip, quoted(file), plain(seconds), plain(interval)) { context in
            context.film(for: seconds, every: interval) { picture throws(StepFailure) in
                try PictureFiles(folder: context.folder).write(picture, to: file)
            }
        }
    }

    /// A film strip as above for a test; `finish` is called with it.
    package static func filmStrip(
        seconds: Double, interval: Double, finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> Step {
        Step(describedAs: "filmstrip \(plain(seconds)) \(plain(interval))") { context throws(StepFailure) in
            if let problem = FilmStrip.problem(with: seconds, every: interval) { throw StepFailure(problem) }
            return context.film(for: seconds, every: interval, finish: finish)
        }
    }

    /// A film strip of a step: the first picture is taken before it, then one every `interval` seconds, over `seconds`
    /// of the clock or, if that is nil, until the step has ended. Both then go on to their ends.
    package static func filmStrip(of step: Step, file: String, seconds: Double?, interval: Double) -> Step {
        let times = seconds.map { "\(plain($0)) \(plain(interval)) during" } ?? "during"
        return Step(.filmStrip, quoted(file), times, step.line, target: step.namedTarget) { context in
            let filmed = FilmedStep(step, in: context)
            let finish = { @MainActor (picture: Bitmap) throws(StepFailure) in
                try PictureFiles(folder: context.folder).write(picture, to: file)
            }
            let film =
                seconds.map { context.film(for: $0, every: interval, finish: finish) }
                ?? context.film(every: interval, until: { filmed.isFinished }, finish: finish)
            return [.alongside { () throws(StepFailure) in try filmed.poll() }] + film
        }
    }
}

extension StepContext {
    /// Ends the film that a step has begun.
    fileprivate var endOfFilm: StepAction {
        .run { () throws(StepFailure) in try system.filming.end() }
    }

    /// Ends the film in the frame in which `isOver` returns true.
    fileprivate func endOfFilm(when isOver: @escaping @MainActor () -> Bool) -> [StepAction] {
        [.pause(HeadlessHost.frameDuration), .plan { isOver() ? [endOfFilm] : endOfFilm(when: isOver) }]
    }

    /// Takes a picture now, after every `interval`, and after `seconds`; then calls `finish` with the strip of all of
    /// them.
    fileprivate func film(
        for seconds: Seconds, every interval: Seconds, finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> [StepAction] {
        let strip = FilmStrip()
        var actions = [capture(on: strip)]
        var left = seconds
        // A remainder caused by rounding is not a picture of its own.
        while left > 1e-6 {
            actions += [.pause(min(interval, left)), capture(on: strip)]
            left -= interval
        }
        return actions + [complete(strip, with: finish)]
    }

    /// Takes a picture now and after every `interval` until `isOver` returns true, which it is asked after each interval,
    /// or the strip is full; then calls `finish` with the strip of all of them.
    fileprivate func film(
        every interval: Seconds, until isOver: @escaping @MainActor () -> Bool,
        finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> [StepAction] {
        let strip = FilmStrip()
        func next(after count: Int) -> [StepAction] {
            let continues = StepAction.plan { () throws(StepFailure) in
                isOver() || count + 1 >= FilmStrip.mostPictures
                    ? [capture(on: strip), complete(strip, with: finish)]
                    : [capture(on: strip)] + next(after: count + 1)
            }
            return [.pause(interval), continues]
        }
        return [capture(on: strip)] + next(after: 1)
    }

    private func capture(on strip: FilmStrip) -> StepAction {
        .run { () throws(StepFailure) in
            // The app's changes since the last frame have no pixels yet.
            refresh()
            strip.append(pixels, size: system.screen.bounds.size, at: system.host.clock.now)
        }
    }

    private func complete(
        _ strip: FilmStrip, with finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> StepAction {
        .run { () throws(StepFailure) in
            if let picture = strip.picture() { try finish(picture) }
        }
    }
}

/// A step that is performed while another one takes pictures of it.
@MainActor private final class FilmedStep {
    private let step: Step
    private let context: StepContext
    private var run: StepRun?
    private(set) var isFinished = false

    init(_ step: Step, in context: StepContext) {
        self.step = step
        self.context = context
    }

    /// Begins the step, or continues it as far as the current time allows.
    func poll() throws(StepFailure) -> Progress {
        var run: StepRun
        if let current = self.run { run = current } else { run = try StepRun(step, in: context) }
        let progress = try run.poll()
        self.run = run
        isFinished = progress == .finished
        return progress
    }
}
