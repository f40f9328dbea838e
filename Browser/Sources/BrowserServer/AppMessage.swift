import Foundation
import NIOCore

/// The messages of the app's protocol, version 1 (Docs/RemoteProtocol.md), as the server uses them.
enum AppMessage {
    static let version = 1

    /// What the app sends.
    enum Kind: UInt8 {
        case hello = 1, screen, frame, state, clipboard, discardComposition, elements, announcement
    }

    /// What the server sends, by the names that the page uses.
    enum Request: String {
        case repaint, touch, hover, scroll, key, modifiers, composition, composedText, clipboard, resize, inputLost
        case close, readElements, activate, adjust, escape, steps, dropText, dropFile

        var number: UInt8 {
            switch self {
            case .repaint: 65
            case .touch: 66
            case .hover: 67
            case .scroll: 68
            case .key: 69
            case .modifiers: 70
            case .composition: 71
            case .composedText: 72
            case .clipboard: 73
            case .resize: 74
            case .inputLost: 75
            case .close: 76
            case .readElements: 77
            case .activate: 78
            case .adjust: 79
            case .escape: 80
            case .steps: 81
            case .dropText: 82
            case .dropFile: 83
            }
        }
    }

    /// Acknowledges a frame.
    static let acknowledgement: UInt8 = 64

    struct Hello: Decodable {
        var version: Int
        var title: String
        var isResizable: Bool
        var screen: Screen
    }

    struct Screen: Codable, Equatable {
        var width, height, scale: Double

        var pixelWidth: Int { Int((width * scale).rounded()) }
        var pixelHeight: Int { Int((height * scale).rounded()) }
        /// Whether the sizes are those of a screen.
        var isPossible: Bool {
            [width, height, scale].allSatisfy { $0.isFinite && $0 > 0 } && width * scale <= 16_384
                && height * scale <= 16_384
        }
    }
}

/// A message with its kind, from or to the app.
struct AppPacket: Sendable, Equatable {
    var kind: UInt8
    var content: [UInt8]
}

/// Splits the app's stream into messages: four bytes of length, little endian, one of the kind, and the content.
struct AppPacketDecoder: ByteToMessageDecoder {
    typealias InboundOut = AppPacket

    /// Longer than a frame of the largest screen; a longer message is an error that ends the connection. Bytes.
    static let longestMessage = 1 << 30

    struct TooLong: Error {}

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        guard let length = buffer.getInteger(at: buffer.readerIndex, endianness: .little, as: UInt32.self) else {
            return .needMoreData
        }
        guard length <= Self.longestMessage else { throw TooLong() }
        guard buffer.readableBytes >= 5 + Int(length) else { return .needMoreData }
        buffer.moveReaderIndex(forwardBy: 4)
        guard let kind = buffer.readInteger(as: UInt8.self), let content = buffer.readBytes(length: Int(length)) else {
            return .needMoreData
        }
        context.fireChannelRead(Self.wrapInboundOut(AppPacket(kind: kind, content: content)))
        return .continue
    }

    mutating func decodeLast(
        context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
    ) throws -> DecodingState { try decode(context: context, buffer: &buffer) }
}

struct AppPacketEncoder: MessageToByteEncoder {
    func encode(data: AppPacket, out: inout ByteBuffer) throws {
        out.writeInteger(UInt32(data.content.count), endianness: .little)
        out.writeInteger(data.kind)
        out.writeBytes(data.content)
    }
}
