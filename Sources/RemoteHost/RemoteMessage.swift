import CoreGraphics
import Foundation
import UIKitDevice

/// The messages between an app and the program that shows it; `Docs/RemoteProtocol.md` describes them.
package enum RemoteMessage {
    /// The version of the protocol.
    static let version = 1
    /// Four bytes of length, little endian, and one of the kind.
    static let headerLength = 5

    /// What the app sends.
    enum Kind: UInt8 {
        case hello = 1, screen, frame, state, clipboard, discardComposition, elements, announcement
    }

    static func bytes(_ kind: Kind, _ content: Data) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(headerLength + content.count)
        bytes.append(UInt32(content.count))
        bytes.append(kind.rawValue)
        bytes += content
        return bytes
    }

    /// What the other program sends.
    package enum Incoming: Equatable {
        case acknowledgement(UInt32)
        /// All pixels again.
        case repaint
        case touch(Int, TouchPhase, CGPoint, TouchSource)
        case hover(CGPoint?)
        case scroll(CGPoint, CGVector)
        case key(KeyStroke, isDown: Bool)
        case modifiers(UIKeyModifierFlags)
        case composition(String, selected: Range<Int>)
        case composedText(String)
        case clipboard(String)
        case resize(ScreenMetrics)
        /// The user does not touch the app any more: fingers that are down are gone.
        case inputLost
        case close
        /// Whether to tell what assistive technology reaches.
        case readElements(Bool)
        /// What assistive technology does with the element of this number.
        case activate(Int)
        case adjust(Int, increments: Bool)
        case escape
        /// Steps of a script that bring the app into a state.
        case steps(String)
        case dropText(String, CGPoint)
        /// A file with this name and content.
        case dropFile(String, Data)
    }
}

extension [UInt8] {
    /// Appends a number in little endian.
    mutating func append(_ number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}

struct RemoteHello: Codable, Equatable {
    var version: Int
    var title: String
    var isResizable: Bool
    var screen: RemoteScreen

    init(version: Int, title: String, isResizable: Bool, _ metrics: ScreenMetrics) {
        self.version = version
        self.title = title
        self.isResizable = isResizable
        screen = RemoteScreen(metrics)
    }
}

/// Points and pixels.
struct RemoteScreen: Codable, Equatable {
    var width: Double
    var height: Double
    var scale: Double

    init(_ metrics: ScreenMetrics) {
        width = metrics.size.width
        height = metrics.size.height
        scale = metrics.scale
    }
}

struct RemoteState: Codable, Equatable {
    var title: String
    /// As in style sheets.
    var cursor: String
    var acceptsText: Bool
    var allowsComposition: Bool
    /// Points of the screen.
    var caret: RemoteRect
}

struct RemoteRect: Codable, Equatable {
    var x, y, width, height: Double

    init(_ rect: CGRect) {
        (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    }
}

struct RemoteElements: Encodable {
    var elements: [RemoteElement]
}

struct RemoteText: Codable, Equatable {
    var text: String
}

/// The pixels of a frame: its number, the number of rectangles, and for each its place, size and pixels.
enum RemoteFrame {
    /// Bytes of the message. Each pixel is blue, green, red and 255, a byte each, in rows from the top.
    static func encode(_ rects: [PixelRect], of canvas: Bitmap, number: UInt32) -> [UInt8] {
        let pixels = rects.reduce(0) { $0 + $1.area }
        var content: [UInt8] = []
        content.reserveCapacity(RemoteMessage.headerLength + 6 + rects.count * 8 + pixels * 4)
        content.append(UInt32(6 + rects.count * 8 + pixels * 4))
        content.append(RemoteMessage.Kind.frame.rawValue)
        content.append(number)
        content.append(UInt16(rects.count))
        for rect in rects {
            for value in [rect.x, rect.y, rect.width, rect.height] { content.append(UInt16(value)) }
            for y in rect.minY..<rect.maxY {
                let row = canvas.pixels + y * canvas.bytesPerRow + rect.x * 4
                content.append(contentsOf: UnsafeRawBufferPointer(start: row, count: rect.width * 4))
            }
        }
        return content
    }
}

extension PointerCursor {
    /// The name of the cursor in style sheets.
    var remoteName: String {
        switch self {
        case .arrow: "default"
        case .verticalBeam: "text"
        case .horizontalBeam: "vertical-text"
        case .hidden: "none"
        }
    }
}
