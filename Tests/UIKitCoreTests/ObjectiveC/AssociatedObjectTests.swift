import Foundation
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct AssociatedObjectTests {
    private static nonisolated(unsafe) var key: UInt8 = 0
    private static nonisolated(unsafe) var otherKey: UInt8 = 0

    @Test func associatedValuesAreStoredPerObjectAndKeyAndRemovedByNil() {
        let view = UIView()
        let other = UIView()

        objc_setAssociatedObject(view, &Self.key, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &Self.otherKey, CGFloat(2), .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(other, &Self.key, { 7 }, .OBJC_ASSOCIATION_COPY_NONATOMIC)

        #expect(objc_getAssociatedObject(view, &Self.key) as? String == "text")
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? CGFloat == 2)
        #expect((objc_getAssociatedObject(other, &Self.key) as? () -> Int)?() == 7)
        #expect(objc_getAssociatedObject(other, &Self.otherKey) == nil)
        objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    }

    @Test func policiesRetainAssignAndCopy() {
        let owner = UIView()
        let mutable = NSMutableString(string: "one")
        weak var kept: NSObject?
        weak var assigned: NSObject?

        do {
            let first = NSObject()
            let second = NSObject()
            kept = first
            assigned = second
            objc_setAssociatedObject(owner, &Self.key, first, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, &Self.otherKey, second, .OBJC_ASSOCIATION_ASSIGN)
        }
        #expect(kept != nil && objc_getAssociatedObject(owner, &Self.key) as? NSObject === kept)
        #expect(assigned == nil && objc_getAssociatedObject(owner, &Self.otherKey) == nil)
        objc_setAssociatedObject(owner, &Self.otherKey, mutable, .OBJC_ASSOCIATION_COPY)
        mutable.append(" two")

        #expect((objc_getAssociatedObject(owner, &Self.otherKey) as? NSString)?.isEqual(to: "one") == true)
    }

    @Test func associatedValuesAreReleasedWithTheirOwners() {
        let makers: [() -> NSObject] = [
            { UIView() }, { UIViewController() }, { CALayer() }, { UITapGestureRecognizer() }, { UIBarButtonItem() },
            { UINavigationItem(title: "") }, { NSLayoutConstraint() },
        ]
        for make in makers {
            weak var value: NSObject?
            do {
                let owner = make()
                let associated = NSObject()
                value = associated
                objc_setAssociatedObject(owner, &Self.key, associated, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(objc_getAssociatedObject(owner, &Self.key) as? NSObject === associated)
            }

            #expect(value == nil, "\(make())")
        }
    }

    @Test func anAssociatedValueCanBeReadInDeinit() {
        var told: [String] = []
        do {
            let view = LeavingView()
            view.onDeinit = { told.append($0) }
            objc_setAssociatedObject(view, &LeavingView.key, "token", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        #expect(told == ["token"])
    }

    @Test func reusedAddressesHaveNoAssociatedValuesAndOldOwnersAreRemoved() {
        for _ in 0..<5_000 {
            let owner = Plain()
            #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
            objc_setAssociatedObject(owner, &Self.key, NSObject(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        var owners: [Plain] = []
        for _ in 0..<500 {
            owners.append(Plain())
            objc_setAssociatedObject(owners.last!, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        owners = []
        for _ in 0..<2_000 {
            let owner = Plain()
            owners = [owner]
            objc_setAssociatedObject(owner, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        #expect(AssociatedObjects.ownerCount < 1_200)
    }
}

/// An object that does not inherit from NSObject, so its release cannot be observed.
private final class Plain {}

private final class LeavingView: UIView {
    static nonisolated(unsafe) var key: UInt8 = 0
    var onDeinit: (String) -> Void = { _ in }

    isolated deinit {
        onDeinit(objc_getAssociatedObject(self, &LeavingView.key) as? String ?? "nothing")
    }
}
