import Gallery
import Testing
import UIKit
import VelariumTesting

/// Every page of the gallery, and with it every sample, has elements that can be named, reached, touched and left.
///
/// `CombinationTests` audit everything on every page: what needs other settings is slow without optimization.
@MainActor @Suite struct PageAuditTests {
    /// What an audit measures without other settings.
    private static let types = Set(TestDevice.AuditType.allCases)
        .subtracting([.contrast, .dynamicType, .textClipped, .focusReturn])

    @Test(arguments: GalleryPage.all.map(\.id)) func aPageCanBeReadReachedAndTouched(id: String) throws {
        let page = try #require(GalleryPage.named(id))
        let device = TestDevice(page.needsTablet ? .iPadPro11 : .iPhone14)
        device.show(page.makeController())
        try device.settle()

        try device.audit(for: Self.types)
    }
}
