import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The pages of the tutorials pass the accessibility audit.
@MainActor @Suite struct TutorialAuditTests {
    enum Page: CaseIterable {
        case album, drafts, feed, inbox, map, notes, party, trip

        @MainActor func makeController() -> UIViewController {
            switch self {
            case .album: AlbumPage()
            case .drafts: DraftsPage()
            case .feed: FeedPage()
            case .inbox: InboxPage()
            case .map: MapPage()
            case .notes: NotesPage()
            case .party: PartyPage()
            case .trip: TripPage()
            }
        }
    }

    @Test(arguments: Page.allCases) func aPageHasNoFault(page: Page) throws {
        let device = TestDevice(.iPhone14)
        device.show(UINavigationController(rootViewController: page.makeController()))
        try device.settle()

        try device.audit()
    }
}
