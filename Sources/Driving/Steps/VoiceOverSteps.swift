import AccessibilityTree
import CoreGraphics
import UIKitCore

/// What a user of VoiceOver does.
extension StepKind {
    static let accessibilitySteps = [voiceOver, audit]

    static let voiceOver = StepKind(
        "voice-over on|off|" + Step.VoiceOverMove.allCases.map(\.rawValue).joined(separator: "|")
            + "|activate|escape|magic-tap|increment|decrement, voice-over scroll left|right|up|down|next|previous, "
            + "voice-over action \"NAME\", voice-over rotor \"NAME\" next|previous, voice-over move TARGET"
    ) { reader throws(SyntaxProblem) in
        if reader.skip("scroll") { return .voiceOver(.scroll(try reader.choice("a direction"))) }
        if reader.skip("action") { return .voiceOver(.action(try reader.string("the name of an action"))) }
        if reader.skip("rotor") {
            let name = try reader.string("the name of a rotor")
            let direction: Step.RotorDirection = try reader.choice("a direction")
            return .voiceOver(.rotor(name, direction))
        }
        if reader.skip("move") { return .voiceOver(.moveTo(try reader.target())) }
        let word: Step.VoiceOverWord = try reader.choice("what VoiceOver does")
        switch word {
        case .on, .off: return .setting(.flag(.voiceOver, isOn: word == .on))
        case .next: return .voiceOver(.move(.next))
        case .previous: return .voiceOver(.move(.previous))
        case .nextHeading: return .voiceOver(.move(.nextHeading))
        case .previousHeading: return .voiceOver(.move(.previousHeading))
        case .activate: return .voiceOver(.activate)
        case .escape: return .voiceOver(.escape)
        case .magicTap: return .voiceOver(.magicTap)
        case .increment: return .voiceOver(.increment)
        case .decrement: return .voiceOver(.decrement)
        }
    }
}

extension ExpectationKind {
    static let spoken = ExpectationKind("spoken \"TEXT\"") { reader throws(SyntaxProblem) in
        .spoken(try reader.string("what VoiceOver says"))
    }

    static let announced = ExpectationKind("announced \"TEXT\"") { reader throws(SyntaxProblem) in
        .announced(try reader.string("what VoiceOver announces"))
    }
}

extension Step {
    /// A move of the cursor to another element.
    package enum VoiceOverMove: String, CaseIterable, Sendable {
        case next, previous
        case nextHeading = "next-heading"
        case previousHeading = "previous-heading"
    }

    fileprivate enum VoiceOverWord: String, CaseIterable {
        case on, off, next, previous, activate, escape, increment, decrement
        case nextHeading = "next-heading"
        case previousHeading = "previous-heading"
        case magicTap = "magic-tap"
    }

    /// A direction of scrolling, by UIKit's names.
    package enum VoiceOverScroll: String, CaseIterable, Sendable {
        case left, right, up, down, next, previous

        fileprivate var direction: UIAccessibilityScrollDirection {
            switch self {
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            case .next: .next
            case .previous: .previous
            }
        }
    }

    /// A direction in which the rotor moves.
    package enum RotorDirection: String, CaseIterable, Sendable {
        case next, previous
    }

    /// What the user of VoiceOver does.
    package enum VoiceOverCommand: Sendable {
        case move(VoiceOverMove)
        case moveTo(ElementQuery)
        case activate, escape, magicTap, increment, decrement
        case scroll(VoiceOverScroll)
        case action(String)
        case rotor(String, RotorDirection)

        fileprivate var words: String {
            switch self {
            case .move(let move): move.rawValue
            case .moveTo(let target): "move \(target.spelling)"
            case .activate: "activate"
            case .escape: "escape"
            case .magicTap: "magic-tap"
            case .increment: "increment"
            case .decrement: "decrement"
            case .scroll(let direction): "scroll \(direction.rawValue)"
            case .action(let name): "action \(quoted(name))"
            case .rotor(let name, let direction): "rotor \(quoted(name)) \(direction.rawValue)"
            }
        }
    }

    /// Performs `command` with VoiceOver, which is turned on if it is off.
    package static func voiceOver(_ command: VoiceOverCommand) -> Step {
        Step(.voiceOver, command.words) { context throws(StepFailure) in
            let driver = VoiceOverDriver(context)
            switch command {
            case .move(let move): return try driver.move(move)
            case .moveTo(let target):
                return try driver.move(to: ElementFinder(context.system).viewAnywhere(target).view)
            case .activate: return try driver.activate()
            case .escape: return try driver.escape()
            case .magicTap: return try driver.magicTap()
            case .increment: return try driver.adjust(up: true)
            case .decrement: return try driver.adjust(up: false)
            case .scroll(let direction): return try driver.scroll(direction.direction, named: direction.rawValue)
            case .action(let name): return try driver.perform(actionNamed: name)
            case .rotor(let name, let direction):
                return try driver.move(inRotorNamed: name, forward: direction == .next)
            }
        }
    }

    /// Moves the cursor to `view`, or to the first element inside it.
    @MainActor package static func voiceOverMove(to view: UIView) -> Step {
        Step(describedAs: "voice-over move \(className(of: view))") { context throws(StepFailure) in
            try VoiceOverDriver(context).move(to: view)
        }
    }
}

extension Step.Expectation {
    /// VoiceOver says `text` for the element under its cursor, without the hint.
    package static func spoken(_ text: String) -> Step.Expectation {
        Step.Expectation("spoken", quoted(text)) { context throws(StepFailure) in
            let (said, hint) = try VoiceOverDriver(context).spoken
            guard said == text || [said, hint].compactMap(\.self).joined(separator: " ") == text else {
                throw StepFailure("VoiceOver says \(quoted(said)) instead of \(quoted(text))")
            }
        }
    }

    /// VoiceOver has announced `text` at some time since it was turned on.
    package static func announced(_ text: String) -> Step.Expectation {
        Step.Expectation("announced", quoted(text)) { context throws(StepFailure) in
            let all = context.system.voiceOverCursor.announcements
            guard !all.contains(text) else { return }
            let list = all.isEmpty ? "nothing was" : "there were: " + all.map(quoted).joined(separator: ", ")
            throw StepFailure("VoiceOver has not announced \(quoted(text)); \(list)")
        }
    }
}

/// Performs the steps of VoiceOver in one system.
@MainActor
private struct VoiceOverDriver {
    private let context: StepContext
    private let cursor: VoiceOverCursor

    init(_ context: StepContext) {
        self.context = context
        cursor = context.system.voiceOverCursor
        context.refresh()
        cursor.start()
    }

    var spoken: (description: String, hint: String?) {
        get throws(StepFailure) {
            guard let spoken = cursor.spoken else { throw StepFailure("VoiceOver finds no element on the screen") }
            return spoken
        }
    }

    var current: AccessibilityNode {
        get throws(StepFailure) {
            guard let node = cursor.current else { throw StepFailure("VoiceOver finds no element on the screen") }
            return node
        }
    }

    private var name: String {
        get throws(StepFailure) {
            let node = try current
            return node.name.isEmpty ? className(of: node.responder) : quoted(node.name)
        }
    }

    func move(_ move: Step.VoiceOverMove) throws(StepFailure) -> [StepAction] {
        let isForward = move == .next || move == .nextHeading
        let moved =
            switch move {
            case .next: cursor.move(by: 1)
            case .previous: cursor.move(by: -1)
            case .nextHeading, .previousHeading:
                cursor.move(forward: isForward) { $0.traits.contains(.header) }
            }
        guard moved else {
            let kind = move == .next || move == .previous ? "element" : "heading"
            throw StepFailure("there is no \(kind) \(isForward ? "after" : "before") \(try name)")
        }
        return [.oneFrame]
    }

    func move(to view: UIView) throws(StepFailure) -> [StepAction] {
        guard cursor.move(to: view) else {
            throw StepFailure(
                "VoiceOver cannot reach \(className(of: view)); it reads "
                    + cursor.readTree().elements.map { quoted($0.name) }.joined(separator: " "))
        }
        return [.oneFrame]
    }

    func activate() throws(StepFailure) -> [StepAction] {
        let called = try name
        switch ElementActivation(of: try current.responder) {
        case .performed: return [.oneFrame]
        case .dimmed: throw StepFailure("\(called) is dimmed: its traits contain notEnabled")
        case .tap(let point):
            if context.system.screen.bounds.contains(point) {
                return context.press(at: point, for: StepContext.tapDuration)
            }
            // The cursor has scrolled to it, which takes time.
            return [
                .settle,
                .plan { () throws(StepFailure) in
                    let point = try current.responder.accessibilityActivationPoint
                    try context.checkIsOnScreen(point)
                    return context.press(at: point, for: StepContext.tapDuration)
                },
            ]
        }
    }

    func escape() throws(StepFailure) -> [StepAction] {
        guard cursor.performEscape(in: context.system) else {
            throw StepFailure("no responder handles the escape gesture")
        }
        return [.oneFrame]
    }

    func magicTap() throws(StepFailure) -> [StepAction] {
        guard cursor.performMagicTap() else { throw StepFailure("no responder handles the magic tap") }
        return [.oneFrame]
    }

    func adjust(up isUp: Bool) throws(StepFailure) -> [StepAction] {
        let node = try current
        guard node.traits.contains(.adjustable) else {
            throw StepFailure("\(try name) has no value to change: its traits do not contain adjustable")
        }
        isUp ? node.responder.accessibilityIncrement() : node.responder.accessibilityDecrement()
        return [.oneFrame]
    }

    func scroll(
        _ direction: UIAccessibilityScrollDirection, named word: String
    ) throws(StepFailure) -> [StepAction] {
        guard cursor.scroll(direction) else {
            throw StepFailure("nothing around \(try name) scrolls \(word)")
        }
        return [.oneFrame]
    }

    func move(inRotorNamed wanted: String, forward isForward: Bool) throws(StepFailure) -> [StepAction] {
        let rotors = cursor.rotors()
        guard let rotor = rotors.first(where: { $0.name == wanted }) else {
            let choices = NearestName.choices(for: wanted, among: rotors.map(\.name))
            throw StepFailure(
                "there is no rotor \(quoted(wanted)) at \(try name); " + (rotors.isEmpty ? "there is none" : choices))
        }
        guard cursor.move(forward: isForward, in: rotor) else {
            throw StepFailure(
                "the rotor \(quoted(wanted)) has nothing \(isForward ? "after" : "before") \(try name)")
        }
        return [.oneFrame]
    }

    func perform(actionNamed wanted: String) throws(StepFailure) -> [StepAction] {
        let actions = try current.customActions
        guard let action = actions.first(where: { $0.name == wanted }) else {
            let choices = NearestName.choices(for: wanted, among: actions.map(\.name))
            throw StepFailure(
                "\(try name) has no action \(quoted(wanted)); "
                    + (actions.isEmpty ? "it has none" : choices))
        }
        guard cursor.perform(action) else { throw StepFailure("the action \(quoted(wanted)) of \(try name) failed") }
        return [.oneFrame]
    }
}
