import CoreGraphics
import Foundation
import HeadlessHost
import QuartzCore
import UIKitCore

/// Turns a step into cues, doing at once what takes no time.
@MainActor
package struct StepPlan {
    /// How long a tap holds the finger down, in seconds; three frames.
    package static let tapLength: Seconds = 0.05
    private static let frame = HeadlessHost.frame

    let stage: Stage

    private var system: UIKitSystem { stage.system }

    func cues(of step: Step) throws(StepFailure) -> [Cue] {
        switch step {
        case .tap(let target): return try press(target, for: Self.tapLength)
        case .pressAndHold(let target, let seconds): return try press(target, for: seconds)
        case .drag(let start, let end, let seconds): return drag(from: start, to: end, for: seconds)
        case .scroll(let place, let delta): return [.scroll(place, delta), .pause(Self.frame)]
        case .key(let chord): return key(chord)
        case .advance(let seconds): return [.pause(seconds)]
        case .wait(let seconds): return [.wait(seconds)]
        case .settle: return [.settle]
        case .resize(let size): return try resize(to: size)
        case .style(let style): return try change(to: style)
        case .setting(let setting):
            system.changeSettings(setting.apply)
            return [.pause(Self.frame)]
        case .open(let url):
            system.application.receive(url: url)
            return [.pause(Self.frame)]
        case .expect(let expectation): try ExpectationCheck(stage: stage).check(expectation)
        case .picture(let file): try PictureFiles(folder: stage.folder).write(system.host.canvas, to: file)
        case .filmStrip(let file, let seconds, let interval):
            return filmStrip(for: seconds, every: interval) { [stage] picture throws(StepFailure) in
                try PictureFiles(folder: stage.folder).write(picture, to: file)
            }
        case .dump(let file): try stage.folder.write(Data(SystemDump(of: system).text.utf8), to: file)
        case .trace(let file): try stage.folder.write(Data(system.trace.text().utf8), to: file)
        case .quit: break
        case .type(let text): return try type(text)
        case .keyboard: throw later("keyboards on the screen")
        case .rotate: throw later("turning the device")
        case .statusBar: throw later("a status bar of another height")
        case .device: throw later("changing the device while the app runs")
        }
        return []
    }

    private func later(_ subject: String) -> StepFailure {
        StepFailure("this version cannot do that yet: \(subject) will come with a later one")
    }

    private func press(_ target: Target, for seconds: Seconds) throws(StepFailure) -> [Cue] {
        let point: CGPoint
        switch target {
        case .point(let place): point = place
        case .text, .identifier:
            let match = try TargetFinder(system).view(target)
            point = try TouchPoint.of(match, called: target.description, in: system)
        }
        return press(at: point, for: seconds)
    }

    /// Down, `seconds`, up, one frame.
    func press(at point: CGPoint, for seconds: Seconds) -> [Cue] {
        [.touch(.began, point), .pause(seconds), .touch(.ended, point), .pause(Self.frame)]
    }

    /// Straight, a move every frame, lifted where and when the last move was, so that its speed is the finger's last.
    /// A drag of no time takes one frame: a finger cannot be in two places at once.
    private func drag(from start: CGPoint, to end: CGPoint, for seconds: Seconds) -> [Cue] {
        let length = max(seconds, Self.frame)
        let moves = HeadlessHost.frameDates(from: 0, for: length)
        var cues: [Cue] = [.touch(.began, start)]
        var last: Seconds = 0
        for date in moves {
            let part = date / length
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            cues += [.pause(date - last), .touch(.moved, point)]
            last = date
        }
        return cues + [.touch(.ended, end), .pause(Self.frame)]
    }

    /// A picture now and after every `interval`, the last one when `seconds` are over; then all of them go to `finish`.
    func filmStrip(
        for seconds: Seconds, every interval: Seconds, finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> [Cue] {
        let strip = FilmStrip()
        let look = Cue.look { [system] () throws(StepFailure) in
            strip.take(system.host.canvas, size: system.screen.bounds.size, at: system.host.clock.now)
        }
        var cues = [look]
        var left = seconds
        // A remainder that only comes of adding up is no picture of its own.
        while left > 1e-6 {
            cues += [.pause(min(interval, left)), look]
            left -= interval
        }
        return cues + [
            .look { () throws(StepFailure) in
                if let picture = strip.picture() { try finish(picture) }
            }
        ]
    }

    /// Each character's key, down and up, into whoever takes text.
    private func type(_ text: String) throws(StepFailure) -> [Cue] {
        let holder = FirstResponder.find(in: system)
        guard holder is any UIKeyInput else {
            let name = FirstResponder.name(of: holder).map { "\($0) is focused" } ?? "nothing is focused"
            throw StepFailure("there is nothing to type into; \(name)")
        }
        return text.flatMap { key(KeyChord(name: StepPlan.keyName(of: $0))) }
    }

    private static func keyName(of character: Character) -> String {
        if character.isNewline { return "return" }
        return character == "\t" ? "tab" : String(character)
    }

    /// Down, one frame, up, one frame.
    private func key(_ chord: KeyChord) -> [Cue] {
        let stroke = KeyStroke(name: chord.name, modifiers: UIKeyModifierFlags(chord.modifiers))
        return [
            .key(stroke, isDown: true), .pause(Self.frame), .key(stroke, isDown: false), .pause(Self.frame),
        ]
    }

    private func change(to style: Step.Style) throws(StepFailure) -> [Cue] {
        guard style == .light || system.era.hasDarkStyle else {
            throw StepFailure("iOS \(system.era.version) has no dark style; iOS 13 brought it")
        }
        system.setStyle(style == .dark ? .dark : .light)
        return [.pause(Self.frame)]
    }

    private func resize(to size: CGSize) throws(StepFailure) -> [Cue] {
        guard system.device.isResizable else {
            throw StepFailure("\(system.device.name) has a screen of one size; only Desktop can be resized")
        }
        guard let resizeScreen = stage.resizeScreen else {
            throw StepFailure("this host cannot give its screen another size")
        }
        resizeScreen(size)
        return [.pause(Self.frame)]
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: Set<KeyChord.Modifier>) {
        self = []
        for modifier in modifiers {
            switch modifier {
            case .cmd: insert(.command)
            case .ctrl: insert(.control)
            case .alt: insert(.alternate)
            case .shift: insert(.shift)
            }
        }
    }
}
