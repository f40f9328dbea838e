import CoreGraphics
import Testing
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// A keyboard on a device, whose keys are pressed with touches. It is used for many layouts, one after the other.
@MainActor final class KeyboardUnderTest {
    /// Where a keyboard is: the device, its orientation, and the place of a tablet's keyboard.
    enum Place: String, CaseIterable, Sendable {
        case phone, smallPhone, phoneLandscape, tablet, tabletWithTab, largeTablet, tabletLandscape, floating, split

        fileprivate var model: TestDevice.Model {
            switch self {
            case .phone, .phoneLandscape: .iPhone14
            case .smallPhone: .iPhoneSE
            case .tablet, .tabletLandscape: .iPad
            case .tabletWithTab, .floating, .split: .iPadPro11
            case .largeTablet: .iPadPro13
            }
        }

        fileprivate var isLandscape: Bool { self == .phoneLandscape || self == .tabletLandscape }
    }

    let device: TestDevice
    let input = RecordingInput(frame: CGRect(x: 20, y: 80, width: 240, height: 34))

    init(_ place: Place, language: TestDevice.Language = .english) throws {
        device = TestDevice(
            place.model, isLandscape: place.isLandscape, language: language, keyboard: .software)
        // Without the bar of suggestions, which would be drawn for every letter.
        input.autocorrectionType = .no
        let controller = UIViewController()
        controller.view.addSubview(input)
        device.show(controller)
        input.becomeFirstResponder()
        try device.settle()
        switch place {
        case .floating: device.floatKeyboard(at: CGRect(x: 200, y: 400, width: 320, height: 254))
        case .split: device.splitKeyboard(at: 500)
        case .phone, .smallPhone, .phoneLandscape, .tablet, .tabletWithTab, .largeTablet, .tabletLandscape: return
        }
        try device.settle()
    }

    /// Shows the keyboard of a type on its first page.
    func show(_ type: UIKeyboardType) throws {
        input.keyboardType = type
        input.resignFirstResponder()
        input.becomeFirstResponder()
        try device.settle()
    }

    /// The keys that are shown, without the globe below them.
    var keys: [KeyView] { device.system.keyboard.window?.tree.compactMap { $0 as? KeyView } ?? [] }

    var names: [String] { keys.map(\.place.key.name) }

    /// The area that receives the touches of a key, in points of the screen.
    func area(of key: KeyView) -> CGRect { key.convert(key.bounds, to: nil) }

    func key(named name: String) -> KeyView? { keys.first { $0.place.key.name == name } }

    /// Whether the letters are capitals.
    var hasCapitals: Bool {
        let letter = keys.first { key in
            guard case .text(let text) = key.place.key.action else { return false }
            return text.count == 1 && text.allSatisfy(\.isLetter)
        }
        return letter.map { $0.accessibilityLabel == $0.accessibilityLabel?.uppercased() } ?? false
    }

    /// The middle of the key of the next language, among the keys or below them; nil when it is not shown.
    var globe: CGPoint? {
        let views = device.system.keyboard.window?.tree ?? []
        let globe = views.first {
            $0.accessibilityIdentifier == "key:globe" && !$0.isHidden && $0.alpha > 0 && $0.window != nil
        }
        return globe.map { $0.convert($0.bounds, to: nil).center }
    }

    /// A finger that comes down and is lifted in one frame.
    func tap(_ point: CGPoint) {
        for phase in [TouchPhase.began, .ended] { send(phase, at: point) }
        device.advance(by: 1.0 / 60)
    }

    func send(_ phase: TouchPhase, at point: CGPoint) {
        device.system.frameLoop.receive(.touch(id: 0, phase: phase, location: point, time: device.now))
    }

    /// Taps the key with `name`; a key that is shown twice on its left.
    func tap(_ name: String) throws {
        tap(try #require(place(of: name), "there is no key \(name) among \(names)"))
    }

    /// The middle of the key with `name`, or of the left one of two; nil when it is not shown.
    func place(of name: String) -> CGPoint? {
        (key(named: name) ?? key(named: name + "-left")).map { area(of: $0).center }
    }

    /// Lets the time of a double tap pass.
    func waitForDoubleTaps() { device.advance(by: 0.4) }
}
