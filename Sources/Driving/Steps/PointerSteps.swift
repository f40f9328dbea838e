import CoreGraphics

/// Scrolling, and a pointer without a pressed button.
extension StepKind {
    static let pointerSteps = [scroll, hover]

    static let scroll = StepKind("scroll X Y DX DY, or scroll to TARGET") { reader throws(SyntaxProblem) in
        if reader.skip("to") { return .scrollTo(try reader.target()) }
        let location = try reader.point()
        let delta = try reader.point()
        return .scroll(at: location, by: CGVector(dx: delta.x, dy: delta.y))
    }

    static let hover = StepKind("hover TARGET, or hover away") { reader throws(SyntaxProblem) in
        .hover(reader.skip("away") ? nil : try reader.target())
    }
}

extension Step {
    /// Scrolls the scroll views around the view until it is centered, or as close as possible.
    package static func scrollTo(_ target: ElementQuery) -> Step {
        Step(.scroll, "to", target.spelling) { context throws(StepFailure) in
            try context.scroll(to: target)
            return [.oneFrame]
        }
    }

    /// Scrolls with a wheel or a trackpad: the content under the pointer moves by this distance, in points.
    package static func scroll(at location: CGPoint, by delta: CGVector) -> Step {
        Step(.scroll, coordinates(location), coordinates(CGPoint(x: delta.dx, y: delta.dy))) { _ in
            [.scroll(location, delta), .oneFrame]
        }
    }

    /// Moves the pointer over the view, without a button; nil moves it off the screen.
    package static func hover(_ target: ElementQuery?) -> Step {
        Step(.hover, target?.spelling ?? "away", target: target) { context throws(StepFailure) in
            let location: CGPoint? = if let target { try context.point(for: target) } else { nil }
            return [.hover(location), .oneFrame]
        }
    }
}
