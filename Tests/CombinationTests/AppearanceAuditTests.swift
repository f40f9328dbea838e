import Gallery
import TestSupport
import Testing
import UIKit
import VelariumTesting

/// Every page of the gallery, and with it every sample, can be read: light and dark, with increased contrast, and at
/// the largest text size. Only in optimized builds and deep runs.
@MainActor @Suite(.enabled(if: TestRun.walksNets)) struct AppearanceAuditTests {
    @Test(arguments: GalleryPage.all.map(\.id)) func aPageCanBeRead(id: String) throws {
        let page = try #require(GalleryPage.named(id))
        let device = TestDevice(page.needsTablet ? .iPadPro11 : .iPhone14)
        device.show(page.makeController())
        try device.settle()

        try device.audit(for: [.contrast, .dynamicType, .textClipped]) { Self.isExample($0, on: id) }
    }

    /// The popovers, sheets, alerts and menus of the tour, each while it is open.
    @Test(arguments: GalleryPage.all.filter { !$0.tour.isEmpty }.map(\.id))
    func whatATourOpensCanBeReadReachedTouchedAndLeft(id: String) throws {
        let page = try #require(GalleryPage.named(id))
        let device = TestDevice(page.needsTablet ? .iPadPro11 : .iPhone14)
        device.show(page.makeController())

        for step in page.tour {
            try device.perform(script: step)
            guard step == "settle" else { continue }
            try device.audit { Self.isExample($0, on: id) }
        }
    }

    /// Whether the page shows just how text is cut, or a popover whose size, 200 by 200 points, is what it shows.
    private static func isExample(_ issue: TestDevice.AuditIssue, on page: String) -> Bool {
        switch (page, issue.auditType) {
        case ("sample-guide", .dynamicType): issue.element.hasPrefix("\"200 × 200 points")
        case ("text", .textClipped):
            ["\"A sentence that is too long", "\"A line that shrinks"].contains(where: issue.element.hasPrefix)
        default: false
        }
    }
}
