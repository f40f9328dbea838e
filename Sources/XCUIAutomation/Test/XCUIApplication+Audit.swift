import Foundation
import VelariumTesting

/// What an accessibility audit looks for. The numbers are Apple's.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt64
    /// Creates a set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text that is hard to read on its background.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Text that no accessibility element has.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// What can be touched in less than 44 by 44 points.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label, or with one that is no name.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that does not follow the user's text size.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Text that is cut at the largest size.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Traits that contradict each other.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// Everything. Reading order, the return of the focus and the escape gesture are ours, and only part of this.
    public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

    var types: Set<TestDevice.AuditType> {
        let known: [(XCUIAccessibilityAuditType, TestDevice.AuditType)] = [
            (.contrast, .contrast), (.elementDetection, .elementDetection), (.hitRegion, .hitRegion),
            (.sufficientElementDescription, .sufficientElementDescription), (.dynamicType, .dynamicType),
            (.textClipped, .textClipped), (.trait, .trait),
        ]
        return self == .all ? Set(TestDevice.AuditType.allCases) : Set(known.filter { contains($0.0) }.map(\.1))
    }

    init(_ type: TestDevice.AuditType) {
        switch type {
        case .contrast: self = .contrast
        case .elementDetection: self = .elementDetection
        case .hitRegion: self = .hitRegion
        case .sufficientElementDescription: self = .sufficientElementDescription
        case .dynamicType: self = .dynamicType
        case .textClipped: self = .textClipped
        case .trait: self = .trait
        case .readingOrder, .focusReturn, .escape: self = []
        }
    }
}

/// Something that an accessibility audit has found.
@preconcurrency @MainActor public final class XCUIAccessibilityAuditIssue {
    /// The element; nil when it is none that a query finds.
    public let element: XCUIElement?
    /// What is wrong, in one line.
    public let compactDescription: String
    /// The same with what to do about it.
    public let detailedDescription: String
    /// What kind of fault it is. Empty for kinds that Apple's audit does not have.
    public let auditType: XCUIAccessibilityAuditType

    init(_ issue: TestDevice.AuditIssue, in app: XCUIApplication) {
        auditType = XCUIAccessibilityAuditType(issue.auditType)
        compactDescription = "\(issue.element) \(issue.problem)"
        detailedDescription = issue.description
        let name = issue.identifier ?? issue.element.trimmingCharacters(in: ["\""])
        let query = app.descendants(matching: .any).matching(identifier: name)
        element = query.count > 0 ? query.firstMatch : nil
    }
}

extension XCUIApplication {
    /// Audits the screen, and records a failure for each fault.
    ///
    /// - Parameters:
    ///   - auditTypes: What to look for. Default everything.
    ///   - issueHandler: Returns true for what is no fault in this app.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        guard let session else { throw notRunning }
        session.waitUntilIdle()
        for fault in session.device.auditIssues(for: auditTypes.types) where fault.exemption == nil {
            let issue = XCUIAccessibilityAuditIssue(fault, in: self)
            if try issueHandler?(issue) == true { continue }
            UITestFailure.record(issue.detailedDescription, at: TestLocation(file, line))
        }
    }
}
