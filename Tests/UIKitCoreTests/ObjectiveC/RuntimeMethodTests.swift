import Foundation
import Testing
import UIKitCore

/// No class has methods of Objective-C's runtime.
@Suite struct RuntimeMethodTests {
    private final class Page: NSObject {
        func appear() {}
        func trackedAppear() {}
        static let names = [Selector("appear", Page.appear), Selector("trackedAppear", Page.trackedAppear)]
    }

    @Test func codeThatExchangesImplementationsFindsNone() {
        var exchanged = 0

        if let original = class_getInstanceMethod(Page.self, Page.names[0]),
            let tracked = class_getInstanceMethod(Page.self, Page.names[1])
        {
            method_exchangeImplementations(original, tracked)
            exchanged += 1
        }

        #expect(exchanged == 0)
        #expect(class_getClassMethod(Page.self, Page.names[0]) == nil)
        #expect(class_getMethodImplementation(nil, Page.names[0]) == nil)
    }

    @Test func nothingIsAddedToAClass() throws {
        let some = try #require(IMP(bitPattern: 8))

        #expect(!class_addMethod(Page.self, Page.names[0], some, "v@:"))
        #expect(class_replaceMethod(Page.self, Page.names[0], some, "v@:") == nil)
        #expect(class_getInstanceMethod(Page.self, Page.names[0]) == nil)
    }
}
