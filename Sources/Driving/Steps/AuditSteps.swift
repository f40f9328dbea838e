import AccessibilityTree
import CoreGraphics
import UIKitCore

/// The accessibility audit.
extension StepKind {
    static let audit = StepKind(
        "audit [\(AuditKind.allCases.map(\.rawValue).joined(separator: "|")) …] [pictures NAME]", takesClockTime: false
    ) { reader throws(SyntaxProblem) in
        var kinds: Set<AuditKind> = []
        while let next = reader.next, next != .word("pictures") {
            kinds.insert(try reader.choice("a kind of finding"))
        }
        let pictures = reader.skip("pictures") ? try reader.name("the beginning of the names of files") : nil
        return .audit(kinds.isEmpty ? Set(AuditKind.allCases) : kinds, picturePrefix: pictures)
    }
}

extension Step {
    /// Fails with every fault of the screen that people meet who use assistive technology, large text or little contrast.
    ///
    /// - Parameter picturePrefix: The beginning of the names of pictures, one for each fault; nil for none.
    package static func audit(_ kinds: Set<AuditKind>, picturePrefix: String? = nil) -> Step {
        let all = kinds.count == AuditKind.allCases.count
        let words = all ? [] : AuditKind.allCases.filter(kinds.contains).map(\.rawValue)
        let line = (words + (picturePrefix.map { ["pictures", quoted($0)] } ?? [])).joined(separator: " ")
        return Step(.audit, line) { context throws(StepFailure) in
            let audit = context.audit(kinds, takesPictures: picturePrefix != nil)
            guard !audit.faults.isEmpty else { return [] }
            var lines = audit.faults.map(\.description)
            if let picturePrefix {
                for (number, fault) in audit.faults.enumerated() {
                    guard let picture = fault.picture else { continue }
                    let file = "\(picturePrefix)-\(number + 1).png"
                    try PictureFiles(folder: context.folder).write(picture, to: file)
                    lines[number] += " (\(file))"
                }
            }
            throw StepFailure(
                "the audit found \(lines.count) fault\(lines.count == 1 ? "" : "s"):\n" + lines.joined(separator: "\n"))
        }
    }
}

extension StepContext {
    /// Audits the screen as it is now.
    package func audit(_ kinds: Set<AuditKind>, takesPictures: Bool = false) -> AccessibilityAudit {
        AccessibilityAudit(of: system, for: kinds, takesPictures: takesPictures, runFrame: refresh)
    }
}
