import Foundation
import UIKitCore

/// Parses the tokens of one line into a step.
package enum StepParser {
    /// The default duration of `press-and-hold`, in seconds.
    package static let defaultHoldDuration = 0.7
    /// The default duration of two-finger gestures, in seconds: that of a drag in tests.
    package static let defaultGestureDuration = 0.3
    /// The default time between the pictures of a film strip, in seconds: three frames.
    package static let defaultFilmInterval = 0.05
    /// The side lengths that `resize` accepts, in points; larger screens cannot be created.
    package static let screenSides: ClosedRange<Double> = 1...8192

    /// The step that `tokens` describe; they are not empty.
    package static func step(of tokens: [ScriptToken]) throws(SyntaxProblem) -> Step {
        var reader = TokenReader(tokens)
        let word = try reader.word("a step")
        guard let name = StepName(rawValue: word) else {
            let names = StepName.allCases.map(\.rawValue)
            throw SyntaxProblem("unknown step \(word); \(NearestName.choices(for: word, among: names))")
        }
        do {
            let step = try arguments(of: name, from: &reader)
            try reader.finish()
            return step
        } catch {
            throw SyntaxProblem("\(error.reason) (usage: \(name.usage))")
        }
    }

    private static func arguments(
        of name: StepName, from reader: inout TokenReader
    ) throws(SyntaxProblem) -> Step {
        switch name {
        case .tap: return .tap(try reader.target())
        case .doubleTap: return .doubleTap(try reader.target())
        case .swipe: return .swipe(try reader.target(), try reader.choice("a direction"))
        case .pinch: return try pinch(&reader)
        case .turn: return try turn(&reader)
        case .pressAndHold: return try pressAndHold(&reader)
        case .pressAndSlide: return try pressAndSlide(&reader)
        case .rightClick: return .rightClick(try reader.target())
        case .mouse: return try mouse(&reader)
        case .drag: return try drag(&reader)
        case .path: return try path(&reader)
        case .scroll: return try scroll(&reader)
        case .hover: return try hover(&reader)
        case .type: return .type(try reader.string("the text to type"))
        case .code: return .code(try reader.string("the code"))
        case .key: return .key(try KeyChord(parsing: try reader.name("a key")))
        case .modifiers: return .modifiers(try KeyChord.modifiers(parsing: try reader.name("modifier keys")))
        case .escapeGesture: return .escapeGesture
        case .keyboard: return try keyboard(&reader)
        case .advance: return .advance(seconds: try reader.amount("a time in seconds"))
        case .wait: return .wait(seconds: try reader.amount("a time in seconds"))
        case .settle: return .settle
        case .rotate: return .rotate(try reader.choice("an orientation"))
        case .resize: return try resize(&reader)
        case .style: return .style(try reader.choice("a style"))
        case .contrast: return .setting(.contrast(try reader.choice("a contrast")))
        case .direction: return .setting(.direction(try reader.choice("a direction")))
        case .textSize: return .setting(.textSize(try reader.choice("a text size")))
        case .boldText: return try flag(.boldText, &reader)
        case .reduceMotion: return try flag(.reduceMotion, &reader)
        case .crossFade: return try flag(.crossFade, &reader)
        case .reduceTransparency: return try flag(.reduceTransparency, &reader)
        case .differentiate: return try flag(.differentiate, &reader)
        case .buttonShapes: return try flag(.buttonShapes, &reader)
        case .voiceOver: return try flag(.voiceOver, &reader)
        case .statusBar: return try statusBar(&reader)
        case .tilt: return .tilt(x: try reader.number("a number for x"), y: try reader.number("a number for y"))
        case .battery: return try battery(&reader)
        case .memoryWarning: return .memoryWarning
        case .open: return try open(&reader)
        case .scene: return .scene(try reader.choice("a scene phase"))
        case .device: return try device(&reader)
        case .expect: return .expect(try expectation(&reader))
        case .picture: return try picture(&reader)
        case .filmStrip: return try filmStrip(&reader)
        case .dump: return .dump(file: try reader.name("a file name"))
        case .trace: return .trace(file: try reader.name("a file name"))
        case .quit: return .quit
        }
    }

    private static func mouse(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let word = try reader.word("what the mouse does")
        guard let name = StepName(rawValue: word), name != .mouse else {
            throw SyntaxProblem("the mouse cannot \(word)")
        }
        let step = try arguments(of: name, from: &reader)
        guard step.isForOneFinger else { throw SyntaxProblem("the mouse cannot \(word)") }
        return .mouse(step)
    }

    private static func hover(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        guard reader.next == .word("away") else { return .hover(try reader.target()) }
        _ = try reader.word("away")
        return .hover(nil)
    }

    private static func battery(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let percent = try reader.amount("a charge in percent")
        guard percent <= 100 else { throw SyntaxProblem("a battery holds at most 100 percent") }
        return .setting(.battery(percent: percent, try reader.choice("what the battery does")))
    }

    private static func statusBar(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        for (word, isShown) in [("shown", true), ("hidden", false)] where reader.next == .word(word) {
            _ = try reader.word(word)
            return .showStatusBar(isShown)
        }
        return .statusBar(height: try reader.amount("a height in points"))
    }

    /// Reads a file name that ends in .png or has no extension: a picture is always a PNG.
    static func pictureFile(_ reader: inout TokenReader) throws(SyntaxProblem) -> String {
        let file = try reader.name("a file name")
        let ending = (file as NSString).pathExtension
        guard ending.isEmpty || ending.lowercased() == "png" else {
            let better = (file as NSString).deletingPathExtension + ".png"
            throw SyntaxProblem("\(file) cannot be a picture, which is a PNG file; write \(better)")
        }
        return file
    }

    private static func picture(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let file = try pictureFile(&reader)
        guard reader.next == .word("framed") else { return .picture(file: file) }
        _ = try reader.word("framed")
        return .framedPicture(file: file)
    }

    private static func flag(
        _ flag: Step.Setting.Flag, _ reader: inout TokenReader
    ) throws(SyntaxProblem) -> Step {
        let state: Step.Setting.Switch = try reader.choice("a switch")
        return .setting(.flag(flag, isOn: state == .on))
    }

    private static func pressAndHold(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let target = try reader.target()
        let seconds = reader.next == nil ? defaultHoldDuration : try reader.amount("a time in seconds")
        return .pressAndHold(target, seconds: seconds)
    }

    private static func pressAndSlide(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let target = try reader.target()
        let word = try reader.word("to TARGET")
        guard word == "to" else { throw SyntaxProblem("expected to TARGET, but found \(word)") }
        let end = try reader.target()
        let seconds = reader.next == nil ? defaultHoldDuration : try reader.amount("a time in seconds")
        return .pressAndSlide(target, to: end, seconds: seconds)
    }

    private static func drag(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let start = try reader.point()
        let end = try reader.point()
        return .drag(from: start, to: end, seconds: try reader.amount("a time in seconds"))
    }

    private static func pinch(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let target = try reader.target()
        let scale = try reader.number("a scale")
        guard scale > 0 else {
            throw SyntaxProblem("\(plain(scale)) is not a scale; it must not be negative")
        }
        return .pinch(target, scale: scale, seconds: try gestureTime(&reader))
    }

    private static func turn(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let target = try reader.target()
        let degrees = try reader.number("an angle in degrees")
        return .turn(target, degrees: degrees, seconds: try gestureTime(&reader))
    }

    private static func gestureTime(_ reader: inout TokenReader) throws(SyntaxProblem) -> Double {
        reader.next == nil ? defaultGestureDuration : try reader.amount("a time in seconds")
    }

    private static func path(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        var points: [Step.PathPoint] = []
        while reader.next != nil {
            let point = try reader.point()
            points.append(Step.PathPoint(point, after: try reader.amount("a time in seconds")))
        }
        guard points.count > 1 else { throw SyntaxProblem("a path needs at least two points") }
        return .path(points)
    }

    private static func scroll(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        if reader.next == .word("to") {
            _ = try reader.word("to")
            return .scrollTo(try reader.target())
        }
        let place = try reader.point()
        let way = try reader.point()
        return .scroll(at: place, by: CGVector(dx: way.x, dy: way.y))
    }

    private static func filmStrip(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let file = try pictureFile(&reader)
        let during = ScriptToken.word("during")
        let seconds = reader.next == during ? nil : try reader.amount("a time in seconds")
        let isLast = reader.next == nil || reader.next == during
        let interval = isLast ? defaultFilmInterval : try reader.amount("a time in seconds")
        if let problem = FilmStrip.problem(with: seconds ?? 0, every: interval) { throw SyntaxProblem(problem) }
        if let seconds, reader.next == nil {
            return .filmStrip(file: file, seconds: seconds, interval: interval)
        }
        return .film(try filmedStep(&reader), file: file, seconds: seconds, interval: interval)
    }

    private static func filmedStep(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let during = try reader.word("during STEP")
        guard during == "during" else { throw SyntaxProblem("expected during STEP, but found \(during)") }
        let word = try reader.word("the step to film")
        guard let name = StepName(rawValue: word) else {
            let names = StepName.allCases.map(\.rawValue)
            throw SyntaxProblem("unknown step \(word); \(NearestName.choices(for: word, among: names))")
        }
        let step = try arguments(of: name, from: &reader)
        guard step.takesClockTime else {
            throw SyntaxProblem("\(word) cannot be filmed; it takes no time on the clock")
        }
        return step
    }

    private static func keyboard(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        if reader.next == .word("hide") {
            _ = try reader.word("hide")
            return .keyboard(height: nil)
        }
        for kind in KeyboardKind.allCases where reader.next == .word(kind.rawValue) {
            _ = try reader.word(kind.rawValue)
            return .keyboardKind(kind)
        }
        if reader.next == .word("float") {
            _ = try reader.word("float")
            return .keyboardFloat(
                CGPoint(x: try reader.number("an x in points"), y: try reader.number("a y in points")))
        }
        if reader.next == .word("split") {
            _ = try reader.word("split")
            return .keyboardSplit(try reader.number("a y in points"))
        }
        if reader.next == .word("replay") {
            _ = try reader.word("replay")
            let name = try reader.word("the name of a keyboard situation")
            guard let situation = KeyboardSituation(rawValue: name) else {
                let known = KeyboardSituation.allCases.map(\.rawValue)
                throw SyntaxProblem(
                    "\(name) is no keyboard situation: \(NearestName.suggestion(for: name, among: known))choose one of "
                        + known.joined(separator: ", "))
            }
            return .keyboardReplay(situation)
        }
        return .keyboard(height: try reader.amount("a height in points"))
    }

    private static func resize(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let width = try reader.number("a width in points")
        let height = try reader.number("a height in points")
        guard screenSides.contains(width), screenSides.contains(height) else {
            throw SyntaxProblem(
                "a screen cannot be \(plain(width)) by \(plain(height)) points; a side is 1 to 8192 points")
        }
        return .resize(CGSize(width: width, height: height))
    }

    private static func open(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        let text = try reader.string("a URL")
        guard let url = URL(string: text), url.scheme != nil else {
            throw SyntaxProblem("\(quoted(text)) is not a URL with a scheme, as \"app://page\" is")
        }
        return .open(url)
    }

    /// Device names contain spaces, so all remaining words form one name.
    private static func device(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step {
        var name = try reader.name("a device")
        while case .word(let word) = reader.next {
            name += " " + word
            _ = try reader.word(word)
        }
        guard let device = DeviceModel.named(name) else {
            let choices = NearestName.choices(for: name, among: DeviceModel.all.map(\.name))
            throw SyntaxProblem("\(quoted(name)) is not a device; \(choices)")
        }
        return .device(device.name)
    }
}
