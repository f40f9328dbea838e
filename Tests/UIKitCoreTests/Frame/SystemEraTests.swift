import Testing
import UIKitCore
import VelariumTesting

/// The table of system versions, and which version views and controllers read.
@MainActor @Suite struct SystemEraTests {
    @Test func everyVersionIsFoundByItsName() {
        for era in SystemEra.allCases { #expect(SystemEra(version: era.version) == era) }
        #expect(SystemEra(version: "10.3") == nil)
    }

    @Test func aShownControllerReadsTheEraOfItsOwnSystem() {
        let old = TestDevice(.iPhone14, era: .iOS12)
        let page = UIViewController()
        old.show(page)

        let new = TestDevice(.iPhone14, era: .iOS18)

        #expect(new.system.era == .iOS18)
        #expect(page.era == .iOS12)
        #expect(page.view.era == .iOS12)
    }

    @Test func anUnshownControllerReadsTheEraOfTheCurrentSystem() {
        let device = TestDevice(.iPhone14, era: .iOS11)
        let page = UIViewController()

        #expect(device.system.era == .iOS11)
        #expect(page.era == .iOS11)
        #expect(UIView().era == .iOS11)
    }
}
