import CoreGraphics
import Foundation
import Glibc
import ObjectiveCSupport
import RemoteHost
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting
import XCUIAutomation

extension Fuzzer {
    /// What other programs send, and what tests ask.
    static let messages = [remoteMessages, inputMethods, pasteboards, predicates]

    /// A stream of messages from the program that shows an app.
    private static let remoteMessages = Fuzzer("remoteMessages") { bytes in
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            preconditionFailure("No pair of sockets can be made: raise the limit of open files.")
        }
        let connection = RemoteConnection(descriptor: ends[0])
        _ = write(ends[1], bytes, bytes.count)
        Glibc.close(ends[1])
        _ = connection.takeMessages()
        connection.close()
        // One message without a frame of bytes, which mutations seldom keep right.
        if let kind = bytes.first { _ = try? RemoteMessage.Incoming(kind: kind, content: Data(bytes.dropFirst())) }
    }

    private static let predicates = Fuzzer("predicates", longestInput: 512) { bytes in
        let format = String(decoding: bytes, as: UTF8.self)
        let arguments: [Any] = ["label", 3, 2.5, ["a", "b"], "name"]
        guard let condition = try? PredicateCondition(format: format, values: arguments) else { return }
        // A key that an object does not have is a mistake of the format.
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        device.system.activate()
        _ = condition.holds(for: ["label": "Größe", "name": "x", "count": 3] as [String: Any])
        _ = condition.holds(for: "text")
    }

    private static let pasteboards = Fuzzer("pasteboards") { bytes in
        var input = InputReader(bytes)
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        device.system.activate()
        let board = input.flag() ? UIPasteboard.general : UIPasteboard.withUniqueName()
        let types = PasteboardItem.Kind.allCases.flatMap(\.types) + ["com.example.own", ""]
        while !input.isAtEnd {
            let type = input.element(of: types)
            switch input.number(below: 6) {
            case 0: board.setData(Data(input.bytes(atMost: 255)), forPasteboardType: type)
            case 1: board.string = input.text()
            case 2: board.addItems([[type: Data(input.bytes(atMost: 255))], [type: input.text()]])
            case 3: board.url = URL(string: input.text())
            case 4: board.strings = [input.text(), input.text()]
            default: board.items = []
            }
            _ = (board.string, board.strings, board.url, board.urls, board.image?.size, board.images?.count)
            _ = (board.color, board.types, board.data(forPasteboardType: type), board.value(forPasteboardType: type))
            _ = board.data(forPasteboardType: type, inItemSet: IndexSet(integer: input.number(below: 4)))
        }
    }
}
