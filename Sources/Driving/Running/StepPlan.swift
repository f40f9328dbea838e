import CoreGraphics
import Foundation
import HeadlessHost
import QuartzCore
import SystemChrome
import UIKitCore
import UIKitText

/// Converts a step into actions, and performs immediately what takes no time.
@MainActor
package struct StepPlan {
    /// How long a tap holds the finger down, in seconds; three frames.
    package static let tapLength: Seconds = 0.05
    static let frameDuration = HeadlessHost.frameDuration

    let context: StepContext

    var system: UIKitSystem { context.system }

    func actions(for step: Step) throws(StepFailure) -> [StepAction] {
        switch step {
        case .tap(let target): return try press(target, for: Self.tapLength)
        case .pressAndHold(let target, let seconds): return try press(target, for: seconds)
        case .pressAndSlide(let target, let end, let seconds): return try press(target, for: seconds, slidingTo: end)
        case .rightClick(let target): return rightClick(at: try point(for: target))
        case .mouse(let step): return try actions(for: step).map { $0.byMouse }
        case .doubleTap(let target): return try press(target, for: Self.tapLength, times: 2)
        case .drag(let start, let end, let seconds): return try drag(from: start, to: end, for: seconds)
        case .path(let points): return try path(along: points)
        case .scrollTo(let target): return try scroll(to: target)
        case .swipe(let target, let way): return swipe(from: try point(for: target), way)
        case .pinch(let target, let scale, let seconds):
            return pinch(at: try point(for: target), to: scale, for: seconds)
        case .turn(let target, let degrees, let seconds):
            return turn(at: try point(for: target), by: degrees, for: seconds)
        case .hover(let target):
            let place: CGPoint? = if let target { try point(for: target) } else { nil }
            return [.hover(place), .pause(Self.frameDuration)]
        case .scroll(let place, let delta): return [.scroll(place, delta), .pause(Self.frameDuration)]
        case .key(let chord): return key(chord)
        case .modifiers(let modifiers):
            system.frameLoop.receive(.modifiers(UIKeyModifierFlags(modifiers), time: system.host.clock.now))
            return [.pause(Self.frameDuration)]
        case .escapeGesture:
            guard system.performAccessibilityEscape() else {
                throw StepFailure("no responder handles the escape gesture")
            }
            return [.pause(Self.frameDuration)]
        case .advance(let seconds): return [.pause(seconds)]
        case .wait(let seconds): return [.wait(seconds)]
        case .settle: return [.settle]
        case .resize(let size): return try resize(to: size)
        case .style(let style): return try change(to: style)
        case .setting(let setting):
            system.changeSettings(setting.apply)
            return [.pause(Self.frameDuration)]
        case .tilt(let x, let y):
            system.tilt.viewerOffset = UIOffset(horizontal: x, vertical: y)
            return [.pause(Self.frameDuration)]
        case .memoryWarning:
            system.application.receiveMemoryWarning()
            return [.pause(Self.frameDuration)]
        case .rotate(let rotation): return try rotate(to: rotation)
        case .statusBar(let height):
            system.statusBar.setHeight(height)
            return [.pause(Self.frameDuration)]
        case .showStatusBar(let isShown):
            system.showsSystemChrome = isShown
            return [.pause(Self.frameDuration)]
        case .device(let name): return try change(toDevice: name)
        case .open(let url):
            system.application.receive(url: url)
            return [.pause(Self.frameDuration)]
        case .scene(let phase): return try move(to: phase)
        case .expect(let expectation): try ExpectationCheck(context: context).check(expectation)
        case .picture(let file): try write(to: file, isFramed: context.picturesShowDevice)
        case .framedPicture(let file): try write(to: file, isFramed: true)
        case .filmStrip(let file, let seconds, let interval):
            return filmStrip(for: seconds, every: interval) { [context] picture throws(StepFailure) in
                try PictureFiles(folder: context.folder).write(picture, to: file)
            }
        // `StepRun` performs the step beside its film.
        case .film(let step, _, _, _): return try actions(for: step)
        case .dump(let file): try context.folder.write(Data(SystemDump(of: system).text.utf8), to: file)
        case .trace(let file): try context.folder.write(Data(system.trace.text().utf8), to: file)
        case .quit: break
        case .type(let text): return try type(text)
        case .code(let code): return try fill(code)
        case .keyboard(let height):
            if let height { system.keyboard.dock(height: height) } else { system.keyboard.hide() }
            return [.pause(Self.frameDuration)]
        case .keyboardKind(let kind):
            guard let presenter = system.keyboardPresenter else {
                throw StepFailure("this device cannot draw a keyboard")
            }
            presenter.isSoftwareKeyboardEnabled = kind == .software
            return [.pause(Self.frameDuration)]
        case .keyboardFloat(let corner):
            guard system.device.idiom == .pad else { throw StepFailure("only a tablet's keyboard floats") }
            system.keyboard.float(at: CGRect(origin: corner, size: ScreenKeyboard.floatingSize))
            return [.pause(Self.frameDuration)]
        case .keyboardSplit(let y):
            guard system.device.idiom == .pad else { throw StepFailure("only a tablet's keyboard is split") }
            system.keyboard.split(at: y)
            return [.pause(Self.frameDuration)]
        case .keyboardReplay(let situation):
            KeyboardReplay(situation, on: system).start()
            return [.pause(Self.frameDuration)]
        }
        return []
    }

    /// Takes a picture now, after every `interval`, and after `seconds`; then calls `finish` with the strip of all of
    /// them.
    func filmStrip(
        for seconds: Seconds, every interval: Seconds, finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> [StepAction] {
        let strip = FilmStrip()
        var cues = [capture(on: strip)]
        var left = seconds
        // A remainder caused by rounding is not a picture of its own.
        while left > 1e-6 {
            cues += [.pause(min(interval, left)), capture(on: strip)]
            left -= interval
        }
        return cues + [write(strip, with: finish)]
    }

    /// Takes a picture now and after every `interval` until `isOver` returns true, which it is asked after each interval,
    /// or the strip is full; then calls `finish` with the strip of all of them.
    func filmStrip(
        every interval: Seconds, until isOver: @escaping @MainActor () -> Bool,
        finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> [StepAction] {
        let strip = FilmStrip()
        func next(after count: Int) -> [StepAction] {
            let continues = StepAction.plan { () throws(StepFailure) in
                isOver() || count + 1 >= FilmStrip.mostPictures
                    ? [capture(on: strip), write(strip, with: finish)]
                    : [capture(on: strip)] + next(after: count + 1)
            }
            return [.pause(interval), continues]
        }
        return [capture(on: strip)] + next(after: 1)
    }

    private func capture(on strip: FilmStrip) -> StepAction {
        .run { [context, system] () throws(StepFailure) in
            // The app's changes since the last frame have no pixels yet.
            context.refresh()
            strip.append(context.pixels, size: system.screen.bounds.size, at: system.host.clock.now)
        }
    }

    private func write(
        _ strip: FilmStrip, with finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) -> StepAction {
        .run { () throws(StepFailure) in
            if let picture = strip.picture() { try finish(picture) }
        }
    }

    /// Presses and releases the key of each character, for the first responder.
    private func type(_ text: String) throws(StepFailure) -> [StepAction] {
        let holder = FirstResponder.find(in: system)
        guard holder is any UIKeyInput else {
            let name = FirstResponder.name(of: holder).map { "\($0) is focused" } ?? "nothing is focused"
            throw StepFailure("there is nothing to type into; \(name)")
        }
        return text.flatMap { key(KeyChord(name: StepPlan.keyName(of: $0))) }
    }

    /// Fills a one-time code into the first responder, which must be for one. Views that accept keys but are no
    /// `UITextInput` are not offered codes.
    private func fill(_ code: String) throws(StepFailure) -> [StepAction] {
        let holder = FirstResponder.find(in: system)
        guard let input = holder as? any UITextInput, input.textContentType == .oneTimeCode else {
            let name = FirstResponder.name(of: holder).map { "\($0) is focused" } ?? "nothing is focused"
            throw StepFailure("no text input with the content type oneTimeCode is focused; \(name)")
        }
        if let client = input as? any TextInputClient {
            client.input.fill(with: code)
        } else {
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            input.insertText(code)
        }
        return [.pause(Self.frameDuration)]
    }

    private static func keyName(of character: Character) -> String {
        if character.isNewline { return "return" }
        return character == "\t" ? "tab" : String(character)
    }

    /// Key down, one frame, key up, one frame.
    private func key(_ chord: KeyChord) -> [StepAction] {
        let stroke = KeyStroke(name: chord.name, modifiers: UIKeyModifierFlags(chord.modifiers))
        return [
            .key(stroke, isDown: true), .pause(Self.frameDuration), .key(stroke, isDown: false),
            .pause(Self.frameDuration),
        ]
    }

    private func change(to style: Step.Style) throws(StepFailure) -> [StepAction] {
        guard style == .light || system.era.supportsDarkStyle else {
            throw StepFailure("iOS \(system.era.version) has no dark style; it requires iOS 13")
        }
        system.setStyle(style == .dark ? .dark : .light)
        return [.pause(Self.frameDuration)]
    }

    private func write(to file: String, isFramed: Bool) throws(StepFailure) {
        let canvas = context.pixels
        try PictureFiles(folder: context.folder).write(
            isFramed ? DeviceFrame(of: system).draw(around: canvas) : canvas, to: file)
    }

    private func rotate(to rotation: Step.Rotation) throws(StepFailure) -> [StepAction] {
        do {
            try system.rotate(to: rotation.orientation)
        } catch {
            throw StepFailure(error.description)
        }
        return [.pause(Self.frameDuration)]
    }

    private func move(to phase: ScenePhase) throws(StepFailure) -> [StepAction] {
        do {
            try system.moveScene(to: phase)
        } catch {
            throw StepFailure(error.description)
        }
        return [.pause(Self.frameDuration)]
    }

    private func change(toDevice name: String) throws(StepFailure) -> [StepAction] {
        guard let device = DeviceModel.named(name) else { throw StepFailure("there is no device \(quoted(name))") }
        system.changeDevice(to: device)
        return [.pause(Self.frameDuration)]
    }

    private func resize(to size: CGSize) throws(StepFailure) -> [StepAction] {
        guard system.device.isResizable else {
            throw StepFailure(
                "\(system.device.name) has a screen of one size; only Desktop and apps on pads can be resized")
        }
        guard system.device.supportsAppSize(size) else {
            throw StepFailure("an app on \(system.device.name) cannot be \(plain(size.width)) by \(plain(size.height))")
        }
        system.host.changeScreen(to: size, scale: system.device.scale)
        return [.pause(Self.frameDuration)]
    }
}

extension Step.Rotation {
    /// UIKit's value for the orientation.
    package var orientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
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
