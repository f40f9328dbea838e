import CoreGraphics
import Driving
import QuartzCore
import UIKitCore

/// The last touches: which view got each, which recognizers saw it, and which gesture won against which.
///
/// It keeps sentences and no views, so that nothing of the app lives longer because of it.
@MainActor package final class TouchHistory {
    /// The fingers that were down together, and what became of them.
    package struct Entry {
        /// Seconds of the system's clock.
        package let time: Seconds
        /// What a list says: who got the touch.
        package fileprivate(set) var title: String
        /// What happened, in order, a sentence each.
        package fileprivate(set) var lines: [String] = []
        /// The touches that were down when the entry began or since.
        fileprivate var touches: [WeakTouch] = []
        /// The last sentence about each recognizer: one that repeats its news tells nothing new.
        fileprivate var lastLines: [ObjectIdentifier: String] = [:]

        package var text: String { lines.joined(separator: "\n") }
    }

    fileprivate struct WeakTouch {
        weak var touch: UITouch?
    }

    /// The most entries that are kept.
    package static let limit = 50
    /// The most sentences of an entry: a finger may stay down for long.
    private static let mostLines = 200

    /// The oldest first.
    package private(set) var entries: [Entry] = []
    private let clock: any TimeSource

    init(clock: any TimeSource) { self.clock = clock }

    package func removeAll() { entries = [] }

    /// - Parameter obstacles: Why the touch does nothing, in sentences.
    func add(_ location: CGPoint, _ touch: UITouch?, obstacles: [String]) {
        let receiver = touch?.view?.inspectedName
        let position = "(\(plain(location.x)), \(plain(location.y)))"
        if !isTouching {
            begin(receiver ?? "Nothing at \(position)")
        }
        let index = entries.count - 1
        if let touch { entries[index].touches.append(WeakTouch(touch: touch)) }
        append("A finger touches \(position): " + (receiver.map { "\($0) gets it." } ?? "no view is there."))
        for recognizer in touch?.gestureRecognizers ?? [] { append("\(recognizer.inspectedName) sees it.") }
        obstacles.forEach(append)
    }

    func add(_ decision: GestureDecision, of recognizer: UIGestureRecognizer) {
        guard let sentence = decision.sentence(about: recognizer) else { return }
        if entries.isEmpty { begin("Without a touch") }
        let index = entries.count - 1
        let id = ObjectIdentifier(recognizer)
        guard entries[index].lastLines[id] != sentence else { return }
        entries[index].lastLines[id] = sentence
        append(sentence)
    }

    private var isTouching: Bool {
        entries.last?.touches.contains { $0.touch.map { $0.phase != .ended && $0.phase != .cancelled } ?? false }
            ?? false
    }

    private func begin(_ title: String) {
        if entries.count >= Self.limit { entries.removeFirst() }
        entries.append(Entry(time: clock.now, title: title))
    }

    private func append(_ line: String) {
        let index = entries.count - 1
        guard entries[index].lines.count < Self.mostLines else { return }
        entries[index].lines.append(line)
    }
}

@MainActor extension GestureDecision {
    /// Nil for what is no news: that it begins is said with the touch.
    fileprivate func sentence(about recognizer: UIGestureRecognizer) -> String? {
        let name = recognizer.inspectedName
        switch self {
        case .begin: return nil
        case .wait(let others):
            let names = others.map(\.inspectedName).joined(separator: " and ")
            let verb = others.count == 1 ? "has" : "have"
            return "\(name) has detected its gesture and waits until \(names) \(verb) failed."
        case .win: return "\(name) is recognized."
        case .lose(let winner):
            return "\(name) fails, because \(winner.inspectedName) is recognized with the same touches."
        case .isRefused:
            return "\(name) fails: gestureRecognizerShouldBegin(_:) of a view or of its delegate returns false."
        case .fail: return "\(name) fails by itself: these touches are not its gesture."
        }
    }
}
