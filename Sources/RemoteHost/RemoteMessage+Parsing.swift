import CoreGraphics
import Foundation
import UIKitDevice

extension RemoteMessage.Incoming {
    /// The kinds of what the other program sends; the content of each is JSON.
    private enum Kind: UInt8 {
        case acknowledgement = 64, repaint, touch, hover, scroll, key, modifiers, composition, composedText, clipboard
        case resize, inputLost, close, readElements, activate, adjust, escape, steps, dropText, dropFile
    }

    /// The fields of all kinds.
    private struct Fields: Decodable {
        var frame: UInt32?
        var id: Int?
        var phase: String?
        var source: String?
        var x, y, dx, dy: Double?
        var key: String?
        var isDown: Bool?
        var isOn: Bool?
        var increments: Bool?
        var modifiers: [String]?
        var text: String?
        var name: String?
        var data: Data?
        var start, end: Int?
        var width, height, scale: Double?
    }

    /// Points of a screen; nothing is farther away.
    private static let farthest: Double = 1e6
    /// The sides of a screen that may be asked for, in points.
    private static let sides: ClosedRange<Double> = 100...8_192
    private static let scales: ClosedRange<Double> = 0.25...8

    /// Reads a message from its kind and content. Throws for an unknown kind, and for content that is not that of the kind.
    package init(kind number: UInt8, content: Data) throws(RemoteFailure) {
        guard let kind = Kind(rawValue: number) else { throw RemoteFailure("there is no kind \(number)") }
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: content.isEmpty ? Data("{}".utf8) : content)
        } catch {
            throw RemoteFailure("the content of kind \(number) is not its JSON")
        }
        guard let message = Self.parse(kind, fields) else {
            throw RemoteFailure("a value of kind \(number) is missing or impossible")
        }
        self = message
    }

    private static func parse(_ kind: Kind, _ fields: Fields) -> RemoteMessage.Incoming? {
        switch kind {
        case .acknowledgement: fields.frame.map { .acknowledgement($0) }
        case .repaint: .repaint
        case .touch: touch(fields)
        case .hover: fields.x == nil && fields.y == nil ? .hover(nil) : point(fields).map { .hover($0) }
        case .scroll: scroll(fields)
        case .key: key(fields)
        case .modifiers: fields.modifiers.flatMap(flags).map { .modifiers($0) }
        case .composition: composition(fields)
        case .composedText: fields.text.map { .composedText($0) }
        case .clipboard: fields.text.map { .clipboard($0) }
        case .resize: resize(fields)
        case .inputLost: .inputLost
        case .close: .close
        case .readElements: fields.isOn.map { .readElements($0) }
        case .activate: fields.id.map { .activate($0) }
        case .adjust: adjust(fields)
        case .escape: .escape
        case .steps: fields.text.map { .steps($0) }
        case .dropText: dropText(fields)
        case .dropFile: dropFile(fields)
        }
    }

    private static func adjust(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let id = fields.id, let increments = fields.increments else { return nil }
        return .adjust(id, increments: increments)
    }

    private static func dropText(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let text = fields.text, !text.isEmpty, let point = point(fields) else { return nil }
        return .dropText(text, point)
    }

    private static func dropFile(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let name = fields.name, DroppedFiles.isName(name), let data = fields.data else { return nil }
        return .dropFile(name, data)
    }

    private static func number(_ value: Double?) -> Double? {
        value.flatMap { $0.isFinite && abs($0) <= farthest ? $0 : nil }
    }

    private static func point(_ fields: Fields) -> CGPoint? {
        guard let x = number(fields.x), let y = number(fields.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    private static func touch(_ fields: Fields) -> RemoteMessage.Incoming? {
        let phases = ["began": TouchPhase.began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]
        let sources = ["finger": TouchSource.finger, "mouse": .primaryButton, "secondary": .secondaryButton]
        guard let id = fields.id, let phase = fields.phase.flatMap({ phases[$0] }), let point = point(fields),
            let source = sources[fields.source ?? "finger"]
        else { return nil }
        return .touch(id, phase, point, source)
    }

    private static func scroll(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let point = point(fields), let dx = number(fields.dx), let dy = number(fields.dy) else { return nil }
        return .scroll(point, CGVector(dx: dx, dy: dy))
    }

    private static func key(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let name = fields.key, !name.isEmpty, name.utf8.count <= 32, let isDown = fields.isDown,
            let modifiers = flags(fields.modifiers ?? [])
        else { return nil }
        return .key(KeyStroke(name: name, modifiers: modifiers), isDown: isDown)
    }

    private static func flags(_ names: [String]) -> UIKeyModifierFlags? {
        let known: [String: UIKeyModifierFlags] = [
            "shift": .shift, "control": .control, "alternate": .alternate, "command": .command,
            "capsLock": .alphaShift,
        ]
        var flags: UIKeyModifierFlags = []
        for name in names {
            guard let flag = known[name] else { return nil }
            flags.insert(flag)
        }
        return flags
    }

    private static func composition(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let text = fields.text, let start = fields.start, let end = fields.end, start >= 0, start <= end,
            end <= text.utf16.count
        else { return nil }
        return .composition(text, selected: start..<end)
    }

    private static func resize(_ fields: Fields) -> RemoteMessage.Incoming? {
        guard let width = fields.width, sides.contains(width), let height = fields.height, sides.contains(height),
            let scale = fields.scale, scales.contains(scale), width * height * scale * scale <= mostPixels
        else { return nil }
        return .resize(ScreenMetrics(size: CGSize(width: width.rounded(), height: height.rounded()), scale: scale))
    }

    /// More than an 8K display has.
    private static let mostPixels: Double = 40e6
}
