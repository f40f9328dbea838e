import AccessibilityTree
import CoreGraphics
import DeviceShell
import UIKitCore

/// The accessibility tree of an app, and of the device around it, for programs outside of the app.
///
/// Each element has a number, which is the same as long as its object is there. Nothing is read before a program asks.
@MainActor package final class AppAccessibility {
    /// A system on the screen, and where.
    struct Part {
        let system: UIKitSystem
        let shell: DeviceShell?

        /// The rectangle of the screen for one of the system, in points.
        @MainActor func screenRect(_ rect: CGRect) -> CGRect { shell?.windowRect(ofDevice: rect) ?? rect }
    }

    /// An element that was read.
    struct Known {
        weak var responder: UIResponder?
        let part: Part
    }

    /// The shell, if there is one, and the app, back to front.
    let parts: [Part]
    private(set) var known: [Int: Known] = [:]
    /// The text that was edited when the tree was read last.
    weak var lastEditing: UIResponder?
    unowned let host: any UIKitDevice.Host
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The number that was given last. Those up to the first belong to what contains all elements.
    private(set) var lastNumber = firstNumber - 1
    /// The number of the first element.
    static let firstNumber = 2

    /// The finger with which an element is activated, and how long it is down, in seconds.
    private static let activation = (finger: 1_000, duration: 0.05)

    /// - Parameters:
    ///   - system: The app's system.
    ///   - shell: What shows the device; nil if the app has the whole screen.
    ///   - host: What shows both.
    package init(of system: UIKitSystem, in shell: DeviceShell?, on host: any UIKitDevice.Host) {
        self.host = host
        parts = [shell.map { Part(system: $0.system, shell: nil) }, Part(system: system, shell: shell)]
            .compactMap(\.self)
    }

    /// The app's system.
    var app: UIKitSystem { parts[parts.count - 1].system }

    // MARK: Numbers

    /// Reads with `read`, and forgets the objects that it has not met.
    func readAll<Element>(_ read: (Part) -> [(number: Int, element: Element)]) -> [Element] {
        let all = parts.flatMap { part in part.system.run { read(part) } }
        let shown = Set(all.map(\.number))
        known = known.filter { shown.contains($0.key) }
        numbers = numbers.filter { shown.contains($0.value) }
        return all.map(\.element)
    }

    /// The same number for the same object.
    func number(of responder: UIResponder, in part: Part) -> Int {
        let id = ObjectIdentifier(responder)
        if let number = numbers[id], known[number]?.responder === responder { return number }
        lastNumber += 1
        numbers[id] = lastNumber
        known[lastNumber] = Known(responder: responder, part: part)
        return lastNumber
    }

    // MARK: Acting

    /// Runs `action` with the object of a number in its system, and shows the result. An unknown number does nothing.
    func act(on number: Int, _ action: (UIResponder) -> Void) {
        guard let entry = known[number], let responder = entry.responder else { return }
        entry.part.system.run { action(responder) }
        host.requestFrame()
    }

    /// Does what a tap on an element does.
    package func activate(_ number: Int) {
        guard let part = known[number]?.part else { return }
        act(on: number) {
            guard case .tap(let point) = ElementActivation(of: $0) else { return }
            tap(part.screenRect(CGRect(origin: point, size: .zero)).origin)
        }
    }

    /// Changes the value of an element by a step.
    package func adjust(_ number: Int, increments: Bool) {
        act(on: number) { if increments { $0.accessibilityIncrement() } else { $0.accessibilityDecrement() } }
    }

    /// Leaves what is in front.
    package func escape() {
        let system = app
        _ = system.run { system.performAccessibilityEscape() }
        host.requestFrame()
    }

    /// Taps a point of the screen.
    private func tap(_ point: CGPoint) {
        let client: any FrameClient = parts.last?.shell ?? app.frameLoop
        let clock = host.clock
        func touch(_ phase: TouchPhase) {
            client.receive(
                .touch(id: Self.activation.finger, phase: phase, location: point, time: clock.now, source: .finger))
        }
        touch(.began)
        _ = clock.schedule(at: clock.now + Self.activation.duration) { touch(.ended) }
    }

    // MARK: Announcements

    /// Calls `announce` with what the app announces, until `stopListening()`.
    package func startListening(_ announce: @escaping (String) -> Void) {
        for part in parts {
            part.system.assistiveTechnologies.startListening(self) { _, argument in
                switch argument {
                case let text as String: announce(text)
                case let text as NSAttributedString: announce(text.string)
                default: break
                }
            }
        }
    }

    package func stopListening() {
        for part in parts { part.system.assistiveTechnologies.stopListening(self) }
    }
}
