import Foundation
import QuartzCore
import Testing
import UIKitCore

private class Kettle: NSObject {
    nonisolated(unsafe) static var wordCount = 0
    static func boil() { wordCount += 1 }
    class func make(_ name: NSString) -> NSString { "\(name) kettle" as NSString }
    func pour() {}
}

private final class CopperKettle: Kettle {}

/// Messages to classes, as `velarium-port` offers their methods.
@MainActor @Suite struct ClassMessageTests {
    private let boil = Selector("boil", { (target: Kettle.Type) in target.boil })
    private let make = Selector("make:", { (target: Kettle.Type) in target.make(_:) })
    private let pour = Selector("pour", Kettle.pour)

    @Test func aClassRespondsToItsOwnMethodsOnly() {
        #expect(Kettle.responds(to: Selector("boil")) && CopperKettle.responds(to: Selector("make:")))
        #expect(!Kettle.responds(to: pour) && !NSObject.responds(to: boil))
    }

    @Test func aClassTellsWhatItsObjectsRespondTo() {
        #expect(Kettle.instancesRespond(to: Selector("pour")) && CopperKettle.instancesRespond(to: pour))
        #expect(!Kettle.instancesRespond(to: boil) && !NSObject.instancesRespond(to: pour))
    }

    @Test func aClassTellsItsNameAndWhatItInheritsFrom() {
        func name<Object: NSObject>(of type: Object.Type) -> String { type.description() }

        #expect(name(of: UIView.self) == "UIKitCore.UIView")
        #expect(Kettle.description().hasSuffix(".Kettle"))
        #expect(CopperKettle.superclass().map { $0 == Kettle.self } == true)
        #expect(NSObject.superclass() == nil)
    }

    @Test func aMessageToTheClassOfAnObjectIsPerformed() {
        let kettle: Kettle = CopperKettle()
        let before = Kettle.wordCount

        _ = type(of: kettle).perform(Selector("boil"))
        let made = Kettle.perform(Selector("make:"), with: "tin")

        #expect(Kettle.wordCount == before + 1)
        #expect(made?.takeUnretainedValue() as? String == "tin kettle")
    }
}
