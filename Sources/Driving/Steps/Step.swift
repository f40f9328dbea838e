import UIKitCore

/// One step of a script or a test. Everything that does not depend on the running app is already validated.
///
/// A step is declared once, beside its `StepKind`, in the file of its family, such as `TouchSteps.swift`: how scripts
/// write it, how a line is parsed, and what happens frame by frame.
///
/// Points are in the window's space of the current orientation, y down; seconds are finite and not negative.
package struct Step: Sendable {
    /// Begins a step: performs immediately what takes no time, and returns the rest.
    package typealias Performance = @MainActor (StepContext) throws(StepFailure) -> [StepAction]

    /// The script line of this step. Parsing it gives an equal step, with numbers rounded to three decimals.
    package let line: String
    /// The target of a touch step, if it is not a point; nil for other steps.
    package let namedTarget: ElementQuery?
    /// Nil for a step of tests that scripts do not have, because it is about a view.
    let kind: StepKind?
    private let perform: Performance

    /// Creates a step of scripts.
    ///
    /// - Parameters:
    ///   - arguments: What a script writes after the name, in the order in which `kind` parses it.
    ///   - target: The view that a touch step touches. Nil, the default, for other steps.
    init(_ kind: StepKind, _ arguments: String..., target: ElementQuery? = nil, perform: @escaping Performance) {
        self.kind = kind
        self.perform = perform
        line = ([kind.name] + arguments).joined(separator: " ")
        namedTarget =
            switch target {
            case .text, .identifier: target
            case .point, nil: nil
            }
    }

    /// Creates a step of tests that scripts do not have.
    ///
    /// - Parameter line: Describes the step.
    package init(describedAs line: String, perform: @escaping Performance) {
        kind = nil
        namedTarget = nil
        self.line = line
        self.perform = perform
    }

    /// Begins the step: performs immediately what takes no time, and returns the rest.
    @MainActor
    package func begin(in context: StepContext) throws(StepFailure) -> [StepAction] {
        try perform(context)
    }
}

extension Step: Equatable {
    package static func == (step: Step, other: Step) -> Bool { step.line == other.line }
}

extension Step {
    /// What a script writes after the name.
    var arguments: String { String(line.drop { $0 != " " }.dropFirst()) }

    /// Whether the step acts on the app or its device as a user does, other than one that waits or examines.
    package var isAction: Bool { StepKind.actions.contains { $0.name == kind?.name } }

    /// Whether a link of another person may perform the step: it writes and reads no files, and does not end the app.
    package var mayComeFromLink: Bool {
        let isClock = (StepKind.clockSteps + StepKind.speedSteps).contains { $0.name == kind?.name }
        let opensFile = kind?.name == StepKind.open.name && arguments.lowercased().hasPrefix("\"file:")
        return (isAction || isClock) && !opensFile
    }

    /// Whether the mouse's primary button can perform the step instead of a finger.
    package var isForOneFinger: Bool { kind?.isForOneFinger == true }
}
