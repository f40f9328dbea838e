import AccessibilityTree
import CoreGraphics
import UIKitCore

/// Everything a system shows, as the canonical JSON of `dump`. Model values; frames in points of their window.
@MainActor
package struct SystemDump {
    /// The JSON text, with a final line break.
    package let text: String

    /// Captures the state of `system`.
    package init(of system: UIKitSystem) {
        let screen = system.screen
        let width = screen.bounds.width
        let height = screen.bounds.height
        text =
            JSONValue.object([
                "device": .string(system.device.name),
                "ios": .string(system.era.version),
                "orientation": .string(system.orientation.name),
                "screen": .array([.number(width), .number(height), .number(screen.scale)]),
                "windows": .array(system.application.windows.filter(\.isOnScreen).map(Self.window)),
                "presentations": .array(ShownOverlay.all(in: system).map(Self.overlay)),
                "firstResponder": FirstResponder.name(of: FirstResponder.find(in: system)).map(JSONValue.string)
                    ?? .null,
                "order": .array(AccessibilityOrder.labels(in: system).map(JSONValue.string)),
                "accessibility": .array(
                    AccessibilityTree(of: system).elements.map {
                        .string(SpokenText(of: $0, in: system.settings.language).description)
                    }),
                "keyboard": system.keyboard.frame.map { JSONValue($0) } ?? .null,
            ]).text
    }

    private static func window(_ window: UIWindow) -> JSONValue {
        .object([
            "class": .string(className(of: window)),
            "level": .number(window.windowLevel.rawValue),
            "isKey": .bool(window.isKeyWindow),
            "frame": JSONValue(window.frame),
            "root": JSONValue(viewTree: window),
        ])
    }

    private static func overlay(_ overlay: ShownOverlay) -> JSONValue {
        switch overlay {
        case .presentation(let record): presentation(record)
        case .modalView(let view): modalView(view, overlay)
        }
    }

    /// Has the keys of a presentation, with null for what only UIKit's presentations have.
    private static func modalView(_ view: UIView, _ overlay: ShownOverlay) -> JSONValue {
        let described = view as? any OverlayDescribing
        let frame = JSONValue(described?.overlayFrame ?? view.convert(view.bounds, to: nil))
        return .object([
            "style": .string(overlay.effectiveStyle),
            "effectiveStyle": .string(overlay.effectiveStyle),
            "because": .string(overlay.because),
            "phase": .string(overlay.phase),
            "presented": .string(overlay.name),
            "presenting": .null,
            "frame": frame,
            "bubble": frame,
            "contentFrame": described == nil
                ? JSONValue(view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)) : frame,
            "detent": .null,
            "arrowDirection": .null,
            "arrowTip": .null,
            "placement": described?.overlayPlacement.map(JSONValue.string) ?? .null,
        ])
    }

    private static func presentation(_ record: PresentationRecord) -> JSONValue {
        .object([
            "style": .string(record.style),
            "effectiveStyle": .string(record.effectiveStyle),
            "because": .string(record.adaptationReason),
            "phase": .string(record.phase),
            "presented": .string(className(of: record.presented)),
            "presenting": .string(className(of: record.presenting)),
            "frame": JSONValue(record.frame),
            "bubble": JSONValue(record.bubble),
            "contentFrame": JSONValue(record.contentFrame),
            "detent": record.detent.map(JSONValue.string) ?? .null,
            "arrowDirection": record.arrowDirection?.name.map(JSONValue.string) ?? .null,
            "arrowTip": record.arrowTip.map { .array([.number($0.x), .number($0.y)]) } ?? .null,
            "placement": record.placementSentence.map(JSONValue.string) ?? .null,
        ])
    }
}

extension JSONValue {
    /// `[x, y, width, height]`; null for a null or infinite rectangle.
    init(_ rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite else {
            self = .null
            return
        }
        self = .array([.number(rect.origin.x), .number(rect.origin.y), .number(rect.width), .number(rect.height)])
    }
}
