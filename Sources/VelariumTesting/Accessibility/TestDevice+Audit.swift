import AccessibilityTree
import CoreGraphics
import Driving
import UIKitCore

/// The accessibility audit.
extension TestDevice {
    /// What an audit looks for. The names of the first seven are those of `XCUIAccessibilityAuditType`.
    public enum AuditType: String, CaseIterable, Sendable {
        /// Text of a contrast below 4.5, or below 3 from 18 points on, or bold from 14 on. Light and dark.
        case contrast
        /// Text that can be seen, but that no accessibility element has.
        case elementDetection
        /// What can be touched in less than 44 by 44 points, or is covered.
        case hitRegion
        /// An element without a label, or with one that is no name.
        case sufficientElementDescription
        /// Text that keeps its size when the user chooses the largest.
        case dynamicType
        /// Text that is cut at the largest size.
        case textClipped
        /// Traits that contradict each other, and controls without one.
        case trait
        /// Listed elements whose order jumps back up.
        case readingOrder
        /// An overlay that closed after what had opened it was gone; known once `voiceOver` has been used.
        case focusReturn
        /// An overlay that VoiceOver cannot leave.
        case escape
    }

    /// Something that an audit has found.
    @preconcurrency @MainActor
    public struct AuditIssue: CustomStringConvertible {
        /// What kind of fault it is.
        public let auditType: AuditType
        /// The name of the element, in quotes, or its class.
        public let element: String
        /// The identifier of the element; nil without one.
        public let identifier: String?
        /// Where it is on the screen, in points, y down.
        public let frame: CGRect
        /// What is wrong, with the measured numbers.
        public let problem: String
        /// What to do about it.
        public let remedy: String
        /// Why it is listed, but no fault, such as a color of the system; nil for a fault.
        public let exemption: String?
        /// One line with all of that.
        public nonisolated let description: String
        /// The screen on which it was seen. The outline is drawn when it is asked for, because most tests never do.
        let finding: AuditFinding
        let scale: CGFloat

        /// The screen as it was then, with the element outlined.
        public var picture: Picture {
            guard let bitmap = finding.picture else {
                preconditionFailure("The finding \(description) has no picture; audit with takesPictures.")
            }
            return Picture(bitmap: bitmap, scale: scale)
        }
    }

    /// Returns what people would meet who use assistive technology, large text or little contrast: faults first, then what is
    /// listed only.
    ///
    /// The settings and the screen are the same afterward, with one exception: `escape` tries the escape gesture on an
    /// overlay that has nothing to press.
    ///
    /// - Parameter types: What to look for. Default: everything.
    public func auditIssues(for types: Set<AuditType> = Set(AuditType.allCases)) -> [AuditIssue] {
        let kinds = types.map { type in
            guard let kind = AuditKind(rawValue: type.rawValue) else {
                preconditionFailure("Audits have no kind \(type.rawValue); AuditKind must list it.")
            }
            return kind
        }
        let scale = system.screen.scale
        return stepContext.audit(Set(kinds), takesPictures: true).findings.compactMap { finding in
            guard let type = AuditType(rawValue: finding.kind.rawValue) else { return nil }
            return AuditIssue(
                auditType: type, element: finding.element, identifier: finding.identifier, frame: finding.frame,
                problem: finding.problem, remedy: finding.remedy, exemption: finding.exemption,
                description: finding.description, finding: finding, scale: scale)
        }
    }

    /// Throws with every fault that an audit finds.
    ///
    /// - Parameters:
    ///   - types: What to look for. Default: everything.
    ///   - isIgnored: Returns true for what is no fault in this app. Not called for what is listed only.
    public func audit(
        for types: Set<AuditType> = Set(AuditType.allCases), fileID: StaticString = #fileID, line: Int = #line,
        ignoring isIgnored: (AuditIssue) -> Bool = { _ in false }
    ) throws(TestFailure) {
        let faults = auditIssues(for: types).filter { $0.exemption == nil && !isIgnored($0) }
        guard !faults.isEmpty else { return }
        throw TestFailure(
            "the audit found \(faults.count) fault\(faults.count == 1 ? "" : "s"):\n"
                + faults.map(\.description).joined(separator: "\n")
        ).located(in: fileID, line: line)
    }

    /// Returns what assistive technology reads on the screen, as an outline: a line for each container and element, in reading
    /// order.
    public func accessibilityOutline() -> String {
        stepContext.refresh()
        return AccessibilityOutline(of: AccessibilityTree(of: system), in: system.settings.language).text
    }
}
