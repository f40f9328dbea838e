import CoreGraphics
import UIKitCore

/// Everything a system shows, as the canonical JSON of `dump`. Model values; frames in points of their window.
@MainActor
package struct SystemDump {
    /// The JSON text, with a line end.
    package let text: String

    package init(of system: UIKitSystem) {
        let screen = system.screen
        let (width, height) = (screen.bounds.width, screen.bounds.height)
        text =
            JSONValue.object([
                "device": .string(system.device.name),
                "ios": .string(system.era.version),
                "orientation": .string(system.orientation.name),
                "screen": .array([.number(width), .number(height), .number(screen.scale)]),
                "windows": .array(system.application.windows.filter(\.isOnScreen).map(Self.window)),
                "presentations": .array(system.presentations.map(Self.presentation)),
                "firstResponder": FirstResponder.name(of: FirstResponder.find(in: system)).map(JSONValue.string)
                    ?? .null,
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

    private static func presentation(_ record: PresentationRecord) -> JSONValue {
        .object([
            "style": .string(record.style),
            "effectiveStyle": .string(record.effectiveStyle),
            "because": .string(record.because),
            "phase": .string(record.phase),
            "presented": .string(className(of: record.presented)),
            "presenting": .string(className(of: record.presenting)),
            "frame": JSONValue(record.frame),
            "bubble": JSONValue(record.bubble),
            "contentFrame": JSONValue(record.contentFrame),
            "arrowDirection": record.arrowDirection?.name.map(JSONValue.string) ?? .null,
            "arrowTip": record.arrowTip.map { .array([.number($0.x), .number($0.y)]) } ?? .null,
            "placement": record.placementSentence.map(JSONValue.string) ?? .null,
        ])
    }
}

extension JSONValue {
    /// `[x, y, width, height]`; null for a rectangle that is none.
    init(_ rect: CGRect) {
        guard !rect.isNull, !rect.isInfinite else {
            self = .null
            return
        }
        self = .array([.number(rect.origin.x), .number(rect.origin.y), .number(rect.width), .number(rect.height)])
    }
}
