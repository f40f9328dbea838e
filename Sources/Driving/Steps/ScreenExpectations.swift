import CoreGraphics
import UIKitCore

/// Expectations about the overlays and the whole screen.
extension ExpectationKind {
    static let presentations = ExpectationKind("presentations N") { reader throws(SyntaxProblem) in
        .presentations(try reader.count("a number of presentations"))
    }

    static let style = ExpectationKind("style NAME") { reader throws(SyntaxProblem) in
        .style(try reader.name("a presentation style"))
    }

    static let arrow = ExpectationKind("arrow up|down|left|right at X Y") { reader throws(SyntaxProblem) in
        let direction: Step.Expectation.Direction = try reader.choice("a direction")
        let word = try reader.word("at")
        guard word == "at" else { throw SyntaxProblem("expected at X Y, but found \(word)") }
        return .arrow(direction, tip: try reader.point())
    }

    static let order = ExpectationKind("order \"LABEL\" …") { reader throws(SyntaxProblem) in
        var labels = [try reader.string("the expected labels")]
        while reader.next != nil { labels.append(try reader.string("the expected labels")) }
        return .order(labels)
    }

    static let picture = ExpectationKind("picture FILE.png") { reader throws(SyntaxProblem) in
        .picture(file: try reader.pictureFile())
    }
}

extension Step.Expectation {
    /// The largest error of an arrow's tip, in points.
    private static let tipTolerance: CGFloat = 1

    /// There are `count` presentations, in any phase.
    package static func presentations(_ count: Int) -> Step.Expectation {
        Step.Expectation("presentations", "\(count)") { context throws(StepFailure) in
            let actual = ShownOverlay.all(in: context.system).count
            guard actual == count else {
                throw StepFailure(
                    "there are \(actual) presentations instead of \(count); \(ShownOverlay.list(in: context.system))")
            }
        }
    }

    /// The effective style of the topmost presentation, as in the dump, or the system's style.
    package static func style(_ name: String) -> Step.Expectation {
        Step.Expectation("style", name) { context throws(StepFailure) in
            // No presentation style has one of these names, so they can only mean the system's style.
            if let style = Step.Style(rawValue: name) {
                let actual: Step.Style = context.system.screen.style == .dark ? .dark : .light
                guard actual == style else {
                    throw StepFailure("the system's style is \(actual.rawValue) instead of \(name)")
                }
                return
            }
            guard let top = ShownOverlay.all(in: context.system).last else {
                throw StepFailure("no presentation has the style \(name); nothing is presented")
            }
            guard top.effectiveStyle == name else {
                throw StepFailure(
                    "\(top.name) has the style \(top.effectiveStyle) instead of \(name): \(top.because)"
                )
            }
        }
    }

    /// The direction of an arrow.
    package enum Direction: String, CaseIterable, Sendable {
        case up, down, left, right
    }

    /// The topmost arrow points in `direction`, with its tip within 1 point of `tip`.
    package static func arrow(_ direction: Direction, tip: CGPoint) -> Step.Expectation {
        Step.Expectation("arrow", direction.rawValue, "at", coordinates(tip)) { context throws(StepFailure) in
            let record = context.system.presentations.last { $0.arrowTip != nil }
            guard let record, let actual = record.arrowTip, let name = record.arrowDirection?.name else {
                throw StepFailure("no presentation has an arrow; \(ShownOverlay.list(in: context.system))")
            }
            let isNear = abs(actual.x - tip.x) <= tipTolerance && abs(actual.y - tip.y) <= tipTolerance
            guard name == direction.rawValue, isNear else {
                throw StepFailure(
                    "the arrow points \(name) at \(plain(actual)) instead of \(direction.rawValue) at \(plain(tip))")
            }
        }
    }

    /// The labels of the frontmost overlay in reading order.
    package static func order(_ labels: [String]) -> Step.Expectation {
        let words = labels.map(quoted).joined(separator: " ")
        return Step.Expectation("order", words) { context throws(StepFailure) in
            let actual = AccessibilityOrder.labels(in: context.system)
            guard actual == labels else {
                let list = actual.isEmpty ? "nothing" : actual.map(quoted).joined(separator: " ")
                throw StepFailure("the reading order is \(list) instead of \(words)")
            }
        }
    }

    /// The screen looks like the file.
    package static func picture(file: String) -> Step.Expectation {
        Step.Expectation("picture", quoted(file)) { context throws(StepFailure) in
            try PictureFiles(folder: context.folder).compare(context.pixels, with: file)
        }
    }
}

extension ShownOverlay {
    /// A sentence that lists all overlays, for messages.
    fileprivate static func list(in system: UIKitSystem) -> String {
        let overlays = all(in: system)
        guard !overlays.isEmpty else { return "nothing is presented" }
        let names = overlays.map { overlay in
            switch overlay {
            case .presentation: "\(overlay.name) (\(overlay.effectiveStyle), \(overlay.phase))"
            case .modalView: "\(overlay.name) (\(overlay.because), \(overlay.phase))"
            }
        }
        return "presented: " + names.joined(separator: ", ")
    }
}
