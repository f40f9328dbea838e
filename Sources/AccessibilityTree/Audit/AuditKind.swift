import CoreGraphics
import UIKitCore

/// What an accessibility audit looks for.
package enum AuditKind: String, CaseIterable, Sendable {
    // With the names of `XCUIAccessibilityAuditType`.
    case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
    // Our own.
    case readingOrder, focusReturn, escape
}

/// Something that an audit has found.
@MainActor package struct AuditFinding {
    package let kind: AuditKind
    /// The name of the element, or its text; its class without either.
    package let element: String
    /// The class.
    package let type: String
    package let identifier: String?
    /// In points of the screen, y down.
    package let frame: CGRect
    /// What is wrong, with the numbers that were measured.
    package let problem: String
    /// What to do about it.
    package let remedy: String
    /// Why it counts as no fault; nil for a fault.
    package let exemption: String?
    /// The screen on which it was seen; nil unless the audit takes pictures.
    var screenPicture: ScreenPicture?
    /// The same pixels with the frame outlined.
    package var picture: Bitmap? { screenPicture?.outlining(frame) }

    init(
        _ kind: AuditKind, _ responder: UIResponder, name: String, frame: CGRect, problem: String, remedy: String,
        exemption: String? = nil
    ) {
        self.kind = kind
        type = String(describing: Swift.type(of: responder))
        element = name.isEmpty ? type : "\"\(name)\""
        identifier = (responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        self.frame = frame
        self.problem = problem
        self.remedy = remedy
        self.exemption = exemption
    }

    init(
        _ kind: AuditKind, _ node: AccessibilityNode, problem: String, remedy: String, exemption: String? = nil
    ) {
        self.init(
            kind, node.responder, name: node.name, frame: node.frame, problem: problem, remedy: remedy,
            exemption: exemption)
    }

    /// One line: `contrast: "Total" (UILabel) at (16, 60, 80, 20) …; remedy`.
    package var description: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
            .joined(separator: ", ")
        let name = element + (element == type ? "" : " (\(type))")
        return "\(kind.rawValue): \(name) at (\(numbers)) \(problem); \(remedy)"
            + (exemption.map { " [allowed: \($0)]" } ?? "")
    }
}
