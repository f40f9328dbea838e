import Foundation
import Testing
import UIKitCore

/// Casts that the optimizer may do ahead of time; `ValueBridgingTests` of a debug build has every type.
@Suite struct ValueBridgingReleaseTests {
    @Test func structuresAndNumbersAreCastFromDictionaries() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let info: [AnyHashable: Any] = [
            "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "insets": NSValue(uiEdgeInsets: insets),
            "duration": NSNumber(value: 0.25), "rect": CGRect(x: 5, y: 6, width: 7, height: 8),
        ]

        #expect(info["frame"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(info["insets"] as? UIEdgeInsets == insets)
        #expect(info["insets"] as? CGRect == nil)
        #expect(info["duration"] as? CGFloat == 0.25)
        #expect((info["rect"] as? NSValue)?.cgRectValue.maxX == 12)
    }
}
