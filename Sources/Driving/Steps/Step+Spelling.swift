import CoreGraphics
import UIKitCore

extension Step {
    /// The script line of this step. Parsing it gives an equal step, with numbers rounded to three decimals.
    package var line: String {
        switch self {
        case .tap(let target): words(.tap, target.spelling)
        case .doubleTap(let target): words(.doubleTap, target.spelling)
        case .pressAndHold(let target, let seconds): words(.pressAndHold, target.spelling, plain(seconds))
        case .pressAndSlide(let target, let end, let seconds):
            words(.pressAndSlide, target.spelling, "to", end.spelling, plain(seconds))
        case .rightClick(let target): words(.rightClick, target.spelling)
        case .mouse(let step): words(.mouse, step.line)
        case .drag(let start, let end, let seconds): words(.drag, pair(start), pair(end), plain(seconds))
        case .path(let points):
            ([StepName.path.rawValue] + points.map { "\(pair($0.point)) \(plain($0.seconds))" }).joined(separator: " ")
        case .scrollTo(let target): words(.scroll, "to", target.spelling)
        case .swipe(let target, let way): words(.swipe, target.spelling, way.rawValue)
        case .pinch(let target, let scale, let seconds): words(.pinch, target.spelling, plain(scale), plain(seconds))
        case .turn(let target, let degrees, let seconds): words(.turn, target.spelling, plain(degrees), plain(seconds))
        case .scroll(let place, let way): words(.scroll, pair(place), pair(CGPoint(x: way.dx, y: way.dy)))
        case .hover(let target): words(.hover, target?.spelling ?? "away")
        case .type(let text): words(.type, quoted(text))
        case .code(let code): words(.code, quoted(code))
        case .key(let chord): words(.key, chord.spelling)
        case .modifiers(let held):
            words(.modifiers, held.isEmpty ? "none" : held.map(\.rawValue).sorted().joined(separator: "+"))
        case .escapeGesture: words(.escapeGesture)
        case .keyboard(let height): words(.keyboard, height.map { plain($0) } ?? "hide")
        case .keyboardKind(let kind): words(.keyboard, kind.rawValue)
        case .keyboardReplay(let situation): words(.keyboard, "replay", situation.rawValue)
        case .keyboardFloat(let point): words(.keyboard, "float", pair(point))
        case .keyboardSplit(let y): words(.keyboard, "split", plain(y))
        case .advance(let seconds): words(.advance, plain(seconds))
        case .wait(let seconds): words(.wait, plain(seconds))
        case .settle: words(.settle)
        case .rotate(let rotation): words(.rotate, rotation.rawValue)
        case .resize(let size): words(.resize, pair(CGPoint(x: size.width, y: size.height)))
        case .style(let style): words(.style, style.rawValue)
        case .setting(let setting): setting.line
        case .tilt(let x, let y): words(.tilt, plain(x), plain(y))
        case .memoryWarning: words(.memoryWarning)
        case .statusBar(let height): words(.statusBar, plain(height))
        case .showStatusBar(let isShown): words(.statusBar, isShown ? "shown" : "hidden")
        case .open(let url): words(.open, quoted(url.absoluteString))
        case .scene(let phase): words(.scene, phase.rawValue)
        case .device(let name): words(.device, quoted(name))
        case .expect(let expectation): words(.expect, expectation.spelling)
        case .picture(let file): words(.picture, quoted(file))
        case .framedPicture(let file): words(.picture, quoted(file), "framed")
        case .filmStrip(let file, let seconds, let interval):
            words(.filmStrip, quoted(file), plain(seconds), plain(interval))
        case .film(let step, let file, let seconds, let interval):
            seconds.map { words(.filmStrip, quoted(file), plain($0), plain(interval), "during", step.line) }
                ?? words(.filmStrip, quoted(file), "during", step.line)
        case .dump(let file): words(.dump, quoted(file))
        case .trace(let file): words(.trace, quoted(file))
        case .quit: words(.quit)
        }
    }

}

/// Joins a step's name and its arguments.
private func words(_ name: StepName, _ arguments: String...) -> String {
    ([name.rawValue] + arguments).joined(separator: " ")
}

extension Step.Setting {
    fileprivate var line: String {
        switch self {
        case .contrast(let contrast): words(.contrast, contrast.rawValue)
        case .textSize(let size): words(.textSize, size.rawValue)
        case .direction(let direction): words(.direction, direction.rawValue)
        case .battery(let percent, let state): words(.battery, plain(percent), state.rawValue)
        case .flag(let flag, let isOn): "\(flag.rawValue) \((isOn ? Switch.on : .off).rawValue)"
        }
    }
}

extension Step.Expectation {
    fileprivate var spelling: String {
        switch self {
        case .state(let target, let state): "\(target.spelling) \(state.rawValue)"
        case .text(let target, let text): "\(target.spelling) text \(quoted(text))"
        case .presentations(let count): "presentations \(count)"
        case .style(let name): "style \(name)"
        case .arrow(let direction, let tip): "arrow \(direction.rawValue) at \(pair(tip))"
        case .frame(let target, let frame):
            "frame \(target.spelling) \(pair(frame.origin)) \(pair(CGPoint(x: frame.width, y: frame.height)))"
        case .picture(let file): "picture \(quoted(file))"
        case .order(let labels): "order " + labels.map(quoted).joined(separator: " ")
        }
    }
}

extension ElementQuery {
    /// The target in a script's notation.
    fileprivate var spelling: String {
        switch self {
        case .text, .identifier: description
        case .point(let point): pair(point)
        }
    }
}

extension KeyChord {
    fileprivate var spelling: String {
        let held = Modifier.allCases.filter(modifiers.contains).map { $0.rawValue + "+" }.joined()
        return Self.names.contains(name) && modifiers.isEmpty ? name : held.isEmpty ? quoted(name) : quoted(held + name)
    }
}

private func pair(_ point: CGPoint) -> String {
    "\(plain(point.x)) \(plain(point.y))"
}
