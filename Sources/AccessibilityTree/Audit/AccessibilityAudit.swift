import CoreGraphics
import QuartzCore
import UIKitCore

/// Looks for what keeps people from using the screen, without a device.
///
/// The screen is as it was afterward, but for overlays that only the escape gesture leaves: that is tried on one that has
/// nothing to press.
@MainActor package struct AccessibilityAudit {
    /// What was found, faults first; within each kind in reading order.
    package let findings: [AuditFinding]
    /// Those that are no exemption.
    package var faults: [AuditFinding] { findings.filter { $0.exemption == nil } }

    /// Audits what can be reached on the screen of `system` now.
    ///
    /// - Parameters:
    ///   - kinds: What to look for.
    ///   - takesPictures: Whether findings have pictures. Default false.
    ///   - runFrame: Brings layout and pixels up to date after a change of the settings.
    package init(
        of system: UIKitSystem, for kinds: Set<AuditKind> = Set(AuditKind.allCases), takesPictures: Bool = false,
        runFrame: @escaping () -> Void
    ) {
        runFrame()
        let screen = AuditedScreen(of: system)
        var found: [AuditFinding] = []
        func look(for kind: AuditKind, _ check: () -> [AuditFinding]) {
            guard kinds.contains(kind) else { return }
            let findings = check()
            let needsPicture = takesPictures && findings.contains { $0.screenPicture == nil }
            let picture = needsPicture ? ScreenPicture(of: system) : nil
            found += findings.map { finding in
                var finding = finding
                finding.screenPicture = finding.screenPicture ?? picture
                return finding
            }
        }
        look(for: .sufficientElementDescription) { DescriptionCheck(screen).findings }
        look(for: .trait) { TraitCheck(screen).findings }
        look(for: .elementDetection) { DetectionCheck(screen).findings }
        look(for: .hitRegion) { HitRegionCheck(screen).findings }
        look(for: .readingOrder) { OrderCheck(screen).findings }
        look(for: .focusReturn) { FocusReturnCheck(screen).findings }
        let changes = SettingChanges(of: system, runFrame: runFrame)
        look(for: .contrast) { ContrastCheck(screen, changes, takesPictures: takesPictures).findings }
        let texts: Set<AuditKind> = [.dynamicType, .textClipped]
        if !kinds.isDisjoint(with: texts) {
            let check = TextSizeCheck(screen, changes, takesPictures: takesPictures)
            look(for: .dynamicType) { check.findings.filter { $0.kind == .dynamicType } }
            look(for: .textClipped) { check.findings.filter { $0.kind == .textClipped } }
        }
        look(for: .escape) { EscapeCheck(screen).findings }
        findings = found.filter { $0.exemption == nil } + found.filter { $0.exemption != nil }
    }
}

/// Changes the user's settings for a part of an audit.
@MainActor struct SettingChanges {
    let system: UIKitSystem
    private let runFrame: () -> Void

    init(of system: UIKitSystem, runFrame: @escaping () -> Void) {
        self.system = system
        self.runFrame = runFrame
    }

    /// Runs `body` with the settings of each of `looks` in turn, and restores those of before.
    func with<Look, Result>(
        _ looks: [Look], _ change: (Look, inout SystemSettings) -> Void, _ body: (Look) -> Result
    ) -> [Result] {
        let former = system.settings
        let results = looks.map { look in
            system.changeSettings {
                $0 = former
                change(look, &$0)
            }
            runFrame()
            return body(look)
        }
        system.changeSettings { $0 = former }
        runFrame()
        return results
    }
}
