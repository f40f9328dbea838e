import Gallery
import Testing
import UIKit
import VelariumTesting

/// A page of the gallery goes away with its screen, whatever it is doing.
@MainActor @Suite struct PageReleaseTests {
    @Test(arguments: GalleryPage.all.map(\.id)) func aPageIsReleasedWithItsDevice(id: String) throws {
        weak var gone: UIViewController?
        try {
            let device = TestDevice(.iPhone14)
            gone = try device.showGalleryPage(id)
        }()

        #expect(gone == nil)
    }

    @Test(arguments: GalleryPage.all.map(\.id)) func aPageIsReleasedInTheMiddleOfItsTour(id: String) throws {
        weak var gone: UIViewController?
        let tour = try #require(GalleryPage.named(id)).tour
        try {
            let device = TestDevice(.iPhone14)
            gone = try device.showGalleryPage(id)
            for step in tour.prefix(tour.count / 2) { try? device.perform(script: step) }
            device.advance(by: 0.1)
        }()

        #expect(gone == nil)
    }
}
