import Foundation
import QuartzCore
import Testing
import UIKitCore

/// `ValueBridgingReleaseTests` has casts of an optimized build.
@Suite struct ValueBridgingTests {
    @Test func structuresBridgeToNSValueWithAs() {
        verifyBridging(of: CGPoint(x: 1, y: 2))
        verifyBridging(of: CGSize(width: 1, height: 2))
        verifyBridging(of: CGRect(x: 1, y: 2, width: 3, height: 4))
        verifyBridging(of: CGVector(dx: 1, dy: 2))
        verifyBridging(of: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        verifyBridging(of: CATransform3DMakeTranslation(1, 2, 3))
        verifyBridging(of: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        verifyBridging(of: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        verifyBridging(of: UIOffset(horizontal: 1, vertical: 2))
    }

    @Test func castingAValueToAnotherTypeReturnsNil() {
        let insets: Any = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

        #expect(insets as? CGRect == nil && insets as? NSDirectionalEdgeInsets == nil)
        #expect((NSValue(cgPoint: CGPoint(x: 1, y: 2)) as Any) as? CGSize == nil)
        #expect((NSNumber(value: 5) as Any) as? CGRect == nil)
    }

    @Test func valuePropertiesReturnTheStoredStructures() {
        let transform = CGAffineTransform(rotationAngle: 1)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(caTransform3D: CATransform3DIdentity).caTransform3DValue == CATransform3DIdentity)
        #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    }

    @Test func numbersBridgeToCGFloat() {
        let info: [String: Any] = ["number": NSNumber(value: 2.5), "length": CGFloat(3)]

        #expect(info["number"] as? CGFloat == 2.5)
        #expect(info["length"] as? NSNumber == 3)
        #expect(info["length"] as? CGFloat == 3)
    }

    private func verifyBridging<Structure: Equatable>(of structure: Structure) {
        let value = structure as Any as? NSValue
        #expect(value != nil, "\(structure)")
        #expect(value as Any as? Structure == structure)
        #expect(structure as Any as? Structure == structure)
    }
}
