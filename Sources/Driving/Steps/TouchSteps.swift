/// Touches and clicks that stay where they begin, or slide from one view to another.
extension StepKind {
    static let touchSteps = [tap, doubleTap, pressAndHold, pressAndSlide, rightClick, mouse]

    static let tap = StepKind("tap TARGET", isForOneFinger: true) { reader throws(SyntaxProblem) in
        .tap(try reader.target())
    }

    static let doubleTap = StepKind("double-tap TARGET", isForOneFinger: true) { reader throws(SyntaxProblem) in
        .doubleTap(try reader.target())
    }

    static let pressAndHold = StepKind(
        "press-and-hold TARGET [SECONDS]", isForOneFinger: true
    ) { reader throws(SyntaxProblem) in
        .pressAndHold(try reader.target(), seconds: try reader.seconds(default: Step.defaultHoldDuration))
    }

    static let pressAndSlide = StepKind(
        "press-and-slide TARGET to TARGET [SECONDS]", isForOneFinger: true
    ) { reader throws(SyntaxProblem) in
        let target = try reader.target()
        try reader.require("to", of: "to TARGET")
        let end = try reader.target()
        return .pressAndSlide(target, to: end, seconds: try reader.seconds(default: Step.defaultHoldDuration))
    }

    static let rightClick = StepKind("right-click TARGET") { reader throws(SyntaxProblem) in
        .rightClick(try reader.target())
    }

    static let mouse: StepKind = StepKind(
        "mouse tap|double-tap|press-and-hold|press-and-slide|drag|path …"
    ) { reader throws(SyntaxProblem) in
        let name = try reader.word("what the mouse does")
        guard let kind = named(name), name != mouse.name else { throw SyntaxProblem("the mouse cannot \(name)") }
        let step = try kind.parse(&reader)
        guard kind.isForOneFinger else { throw SyntaxProblem("the mouse cannot \(name)") }
        return .mouse(step)
    }
}

extension Step {
    /// The default duration of `press-and-hold`, in seconds.
    fileprivate static let defaultHoldDuration = 0.7
    /// The time in which a finger slides from a pressed view to another one, in seconds.
    private static let slideDuration = 0.3
    /// The time between the taps of a double tap, in seconds.
    private static let tapPause = 0.05

    /// A finger down, 0.05 s, up, one frame.
    package static func tap(_ target: ElementQuery) -> Step {
        Step(.tap, target.spelling, target: target) { context throws(StepFailure) in
            context.press(at: try context.point(for: target), for: StepContext.tapDuration)
        }
    }

    /// Two taps, 0.05 s apart.
    package static func doubleTap(_ target: ElementQuery) -> Step {
        Step(.doubleTap, target.spelling, target: target) { context throws(StepFailure) in
            let tap = context.press(at: try context.point(for: target), for: StepContext.tapDuration)
            return tap + [.pause(tapPause)] + tap
        }
    }

    /// A finger down, `seconds`, up, one frame.
    package static func pressAndHold(_ target: ElementQuery, seconds: Double) -> Step {
        Step(.pressAndHold, target.spelling, plain(seconds), target: target) { context throws(StepFailure) in
            context.press(at: try context.point(for: target), for: seconds)
        }
    }

    /// A finger that touches one view for a time, slides to another one and is lifted there. The second view is searched
    /// when the finger begins to slide: it can be an element of the menu that the press has opened.
    package static func pressAndSlide(_ target: ElementQuery, to end: ElementQuery, seconds: Double) -> Step {
        Step(
            .pressAndSlide, target.spelling, "to", end.spelling, plain(seconds), target: target
        ) { context throws(StepFailure) in
            let start = try context.point(for: target)
            let slide = StepAction.plan { () throws(StepFailure) in
                context.refresh()
                do throws(StepFailure) {
                    let end = try context.point(for: end)
                    return Array(context.straightDrag(from: start, to: end, for: slideDuration).dropFirst())
                } catch {
                    // A finger that stays down would change the meaning of everything that follows.
                    context.cancelTouch(at: start)
                    throw error
                }
            }
            return [.touch(.began, start), .pause(seconds), slide]
        }
    }

    /// A click with the secondary button of the pointer.
    package static func rightClick(_ target: ElementQuery) -> Step {
        Step(.rightClick, target.spelling, target: target) { context throws(StepFailure) in
            context.rightClick(at: try context.point(for: target))
        }
    }

    /// A step that `isForOneFinger`, with the primary button of the mouse instead of a finger.
    package static func mouse(_ step: Step) -> Step {
        Step(.mouse, step.line, target: step.namedTarget) { context throws(StepFailure) in
            try step.begin(in: context).map { $0.byMouse }
        }
    }
}
