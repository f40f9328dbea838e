import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitText

/// Every element has a name that tells what it is.
@MainActor struct DescriptionCheck {
    let findings: [AuditFinding]

    init(_ screen: AuditedScreen) {
        findings = screen.elements.compactMap(Self.finding)
    }

    private static func finding(_ node: AccessibilityNode) -> AuditFinding? {
        guard let label = node.label?.trimmingCharacters(in: .whitespacesAndNewlines), !label.isEmpty else {
            guard !node.speaksForItself else { return nil }
            return AuditFinding(
                .sufficientElementDescription, node, problem: "has no label",
                remedy: "set accessibilityLabel to what the user would call it")
        }
        if label.hasSuffix(".png") || label.hasSuffix(".jpg") || (label.contains("_") && !label.contains(" ")) {
            return AuditFinding(
                .sufficientElementDescription, node, problem: "has a label that looks like the name of a file",
                remedy: "set accessibilityLabel to words")
        }
        // A title that can be seen has to be read as it is.
        guard !node.traits.contains(.staticText), (node.responder as? UIButton)?.currentTitle != label else {
            return nil
        }
        if let word = node.repeatedKind(in: label) {
            return AuditFinding(
                .sufficientElementDescription, node, problem: "repeats what its traits say: \"\(word)\"",
                remedy: "leave the word out of accessibilityLabel")
        }
        return nil
    }
}

extension AccessibilityNode {
    /// Whether the value alone tells what this is: a page control, progress, a part of a control of UIKit.
    fileprivate var speaksForItself: Bool {
        switch responder {
        case is UIPageControl, is UIProgressView, is UITextView: return value != nil
        case is UISlider, is UIStepper, is UISwitch, is UIButton, is UIImageView, is UITextField: return false
        case let view as UIView: return view.isOfUIKit && (value != nil || traits.contains(.adjustable))
        default: return false
        }
    }

    /// The word at the end of the label that VoiceOver says again for a trait.
    fileprivate func repeatedKind(in label: String) -> String? {
        let words: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.searchField, "search field"),
        ]
        return words.first { trait, word in
            traits.contains(trait) && label.lowercased().hasSuffix(" " + word)
        }?.1
    }
}

/// Traits do not contradict each other, and what can be operated says so.
@MainActor struct TraitCheck {
    let findings: [AuditFinding]

    private static let exclusive: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.searchField, "searchField"), (.keyboardKey, "keyboardKey"),
    ]

    init(_ screen: AuditedScreen) {
        findings = screen.elements.compactMap(Self.finding)
    }

    private static func finding(_ node: AccessibilityNode) -> AuditFinding? {
        let kinds = exclusive.filter { node.traits.contains($0.0) }.map(\.1)
        if kinds.count > 1 {
            return AuditFinding(
                .trait, node, problem: "has the traits \(kinds.joined(separator: " and "))",
                remedy: "keep the one that tells what it does")
        }
        if node.traits.contains(.staticText), node.traits.contains(.adjustable) {
            return AuditFinding(
                .trait, node, problem: "has the traits staticText and adjustable",
                remedy: "remove staticText: its value changes")
        }
        guard let control = node.responder as? UIControl, node.textEntry == nil, control.isEnabled,
            control.allControlEvents.rawValue != 0 || control.showsMenuAsPrimaryAction,
            !node.responder.accessibilityTraitsTellOfOperation
        else { return nil }
        return AuditFinding(
            .trait, node, problem: "is a control with actions, but has no trait that says so",
            remedy: "add button, link or adjustable to accessibilityTraits")
    }
}

extension UIResponder {
    fileprivate var accessibilityTraitsTellOfOperation: Bool {
        !accessibilityTraits.isDisjoint(with: [
            .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .allowsDirectInteraction,
        ])
    }
}

/// What can be seen can be reached: each text and control belongs to an element.
@MainActor struct DetectionCheck {
    let findings: [AuditFinding]

    init(_ screen: AuditedScreen) {
        let elements = screen.elements.map(\.responder)
        let frames = screen.elements.filter { !($0.responder is UIView) }.map(\.frame)
        let known = Set(elements.map { ObjectIdentifier($0) })
        findings = screen.texts().compactMap { text in
            guard !text.isHiddenFromReaders, !text.visibleFrame.isEmpty, !text.isOfSystemView else { return nil }
            let isInside = sequence(first: text.view as UIResponder, next: \.next)
                .contains { known.contains(ObjectIdentifier($0)) }
            let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
            guard !isInside, !frames.contains(where: { $0.contains(middle) }) else { return nil }
            return AuditFinding(
                .elementDetection, text.view, name: text.string, frame: text.frame,
                problem: "can be seen, but no element has it",
                remedy: "set isAccessibilityElement, list it in accessibilityElements, or hide it as decoration")
        }
    }
}

/// The order in which a container lists its elements agrees with their places.
@MainActor struct OrderCheck {
    let findings: [AuditFinding]

    init(_ screen: AuditedScreen) {
        var found: [AuditFinding] = []
        var open = screen.tree.windows
        while let node = open.popLast() {
            open += node.children
            guard node.arrangement == .listed else { continue }
            found += zip(node.orderedChildren, node.orderedChildren.dropFirst()).compactMap { before, after in
                Self.finding(before, after)
            }
        }
        findings = found
    }

    /// A jump back up, in the same column.
    private static func finding(_ before: AccessibilityNode, _ after: AccessibilityNode) -> AuditFinding? {
        let (above, below) = (after.placeInOrder, before.placeInOrder)
        let isSameColumn = above.minX < below.maxX && below.minX < above.maxX
        guard isSameColumn, above.maxY <= below.minY + 1 else { return nil }
        return AuditFinding(
            .readingOrder, after, problem: "is read after \"\(before.name)\", which is below it",
            remedy: "list it earlier in accessibilityElements")
    }
}

/// After an overlay has closed, VoiceOver continues where it was.
@MainActor struct FocusReturnCheck {
    let findings: [AuditFinding]

    init(_ screen: AuditedScreen) {
        findings = screen.system.voiceOverCursor.lostOpeners.map { lost in
            AuditFinding(
                .focusReturn, lost.screen, name: "", frame: lost.screen.accessibilityFrame,
                problem: "is in front again, but the element that opened the overlay is gone: VoiceOver begins at "
                    + "\"\(lost.cursorAt)\"",
                remedy: "keep that element, or post screenChanged with the one to continue at")
        }
    }
}

/// An overlay that hides everything else can be left.
@MainActor struct EscapeCheck {
    let findings: [AuditFinding]

    init(_ screen: AuditedScreen) {
        guard let front = screen.tree.screen, front.accessibilityViewIsModal, !(front is UIWindow),
            !screen.elements.contains(where: \.canBeOperated), !screen.system.performAccessibilityEscape()
        else {
            findings = []
            return
        }
        findings = [
            AuditFinding(
                .escape, front, name: "", frame: front.accessibilityFrame,
                problem: "hides everything else, has nothing to press, and ignores the escape gesture",
                remedy: "override accessibilityPerformEscape(), or add a button that closes it")
        ]
    }
}

extension AccessibilityNode {
    /// Whether the user can do something with it.
    var canBeOperated: Bool {
        !traits.contains(.notEnabled)
            && (responder.accessibilityRespondsToUserInteraction || textEntry != nil || !customActions.isEmpty)
    }
}
