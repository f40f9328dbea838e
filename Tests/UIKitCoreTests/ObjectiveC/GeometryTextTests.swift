import Foundation
import Testing
import UIKitCore

/// Geometry as text, with `NSCoder`.
@Suite struct GeometryTextTests {
    @Test func valuesAreListsOfNumbersInBraces() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGVector(dx: 0, dy: 3)) == "{0, 3}")
        #expect(NSCoder.string(for: CGSize(width: 10, height: 20)) == "{10, 20}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 30, height: 40)) == "{{1, 2}, {30, 40}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(
            NSCoder.string(for: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6)) == "{5, 6}")
    }

    @Test func textsAreReadAsTheyAreWritten() {
        let rect = CGRect(x: -1.25, y: 2, width: 30.5, height: 1e20)
        let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 3, y: 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
        #expect(NSCoder.cgVector(for: "{1,2}") == CGVector(dx: 1, dy: 2))
        #expect(NSCoder.cgSize(for: " { 1 , 2 } ") == CGSize(width: 1, height: 2))
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test(arguments: ["", "{", "point", "1, 2", "{a, b}", "{}"])
    func otherTextsAreZero(_ text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
    }

    @Test func missingNumbersAreZeroAndMoreAreIgnored() {
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3}}") == CGRect(x: 1, y: 2, width: 3, height: 0))
        #expect(NSCoder.cgPoint(for: "{1, 2, 3}") == CGPoint(x: 1, y: 2))
    }
}
