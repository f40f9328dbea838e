import Foundation
import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The pictures of the tutorials match what the finished code draws.
///
/// With a folder in `VELARIUM_TUTORIAL_PICTURES` they are written there instead: `.ci/docs-pictures` does that after a
/// visual change. Review them.
@MainActor @Suite struct TutorialPictureTests {
    /// A picture, by its file name.
    enum Scene: String, CaseIterable {
        case popoverPage = "popover-page@2x"
        case popoverMenu = "popover-menu@2x"
        case popoverMenuInDark = "popover-menu~dark@2x"
        case popoverOnASide = "popover-landscape@2x"
        case modalPresented = "modal-presented@2x"
        case modalOverTheBoard = "modal-board@2x"
        case modalAboveTheKeyboard = "modal-keyboard@2x"
        case modalWritten = "modal-written@2x"
        case modalThrownIn = "modal-throw"
        case dialogRename = "dialog-rename@2x"
        case dialogHint = "dialog-hint@2x"
        case dialogHintInDark = "dialog-hint~dark@2x"
        case dialogWritten = "dialog-written@2x"
        case dialogOnASide = "dialog-landscape@2x"
        case sheetPlaces = "sheet-places@2x"
        case sheetHigh = "sheet-high@2x"
        case askConfirm = "ask-confirm@2x"
        case askConfirmInDark = "ask-confirm~dark@2x"
        case askChoose = "ask-choose@2x"
        case askSend = "ask-send@2x"
        case askCode = "ask-code@2x"
        case queueNews = "queue-news@2x"
        case queueNewsInDark = "queue-news~dark@2x"
        case queueRating = "queue-rating@2x"
        case queueOffline = "queue-offline@2x"
        case queueHistory = "queue-history@2x"
        case queueEditor = "queue-editor@2x"
        case noteRow = "note-row@2x"
        case noteRowInDark = "note-row~dark@2x"
        case noteScrolled = "note-scrolled@2x"
        case noteSorted = "note-sorted@2x"
        case guestsSheet = "guests-sheet@2x"
        case guestsPopover = "guests-popover@2x"
        case guestsPopoverInDark = "guests-popover~dark@2x"
        case guestsChange = "guests-change"
        /// The reference picture of the tests in "Test an overlay without a Mac".
        case renameInDark = "rename-dark"
    }

    @Test(arguments: Scene.allCases) func pictureMatchesTheFinishedCode(scene: Scene) async throws {
        let picture = try await TutorialScene(of: scene).picture()

        if let folder = ProcessInfo.processInfo.environment["VELARIUM_TUTORIAL_PICTURES"] {
            try picture.save(to: "\(folder)/\(scene.rawValue).png")
        } else {
            try picture.check(against: Self.folder.appending(path: "\(scene.rawValue).png").path)
        }
    }

    @Test func everyPictureFileHasAScene() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { !$0.hasSuffix(".actual.png") && !$0.hasSuffix(".diff.png") }

        #expect(files.sorted() == Scene.allCases.map { "\($0.rawValue).png" }.sorted())
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Velarium/Velarium.docc/Pictures").standardized
}

/// A device with the finished code of a tutorial, in the state of the picture.
@MainActor private struct TutorialScene {
    private let scene: TutorialPictureTests.Scene
    private let device: TestDevice

    init(of scene: TutorialPictureTests.Scene) {
        self.scene = scene
        let isOnASide = [.popoverOnASide, .dialogOnASide].contains(scene)
        let isDark = scene.rawValue.contains("dark")
        let model: TestDevice.Model =
            switch scene {
            case .renameInDark: .iPhone14
            case .guestsPopover, .guestsPopoverInDark: .iPadMini
            default: .iPhoneSE
            }
        device = TestDevice(model, style: isDark ? .dark : .light, isLandscape: isOnASide)
        device.showsStatusBar = scene != .renameInDark
    }

    func picture() async throws -> Picture {
        let page = page
        device.show(UINavigationController(rootViewController: page))
        if scene == .modalThrownIn {
            try await device.tap("Window")
            return try await device.filmStrip(of: 0.36, every: 0.09)
        }
        for step in steps {
            try await perform(step, on: page)
            try await device.settle()
        }
        if scene == .guestsChange {
            try await device.tap("More room")
            return try await device.filmStrip(of: 0.36, every: 0.09)
        }
        return device.picture()
    }

    private enum Step {
        case tap(String)
        case type(String)
        case keyboard
        case drag(from: CGFloat, to: CGFloat)
        case loseConnection
    }

    private func perform(_ step: Step, on page: UIViewController) async throws {
        switch step {
        case .tap(let name): try await device.tap(.text(name))
        case .type(let text): try await device.type(text)
        case .keyboard: try device.showKeyboard()
        case .loseConnection:
            _ = device.window
            (page as? InboxPage)?.connectionWasLost()
        case .drag(let start, let end):
            let x = device.window.bounds.midX
            try await device.drag(from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), in: 0.8)
        }
    }

    private var page: UIViewController {
        switch scene {
        case .popoverPage, .popoverMenu, .popoverMenuInDark, .popoverOnASide: FeedPage()
        case .modalPresented, .modalOverTheBoard, .modalAboveTheKeyboard, .modalWritten, .modalThrownIn: NotesPage()
        case .dialogRename, .dialogHint, .dialogHintInDark, .dialogWritten, .dialogOnASide, .renameInDark: AlbumPage()
        case .sheetPlaces, .sheetHigh: MapPage()
        case .askConfirm, .askConfirmInDark, .askChoose, .askSend, .askCode: DraftsPage()
        case .queueNews, .queueNewsInDark, .queueRating, .queueOffline, .queueHistory, .queueEditor: InboxPage()
        case .noteRow, .noteRowInDark, .noteScrolled, .noteSorted: TripPage()
        case .guestsSheet, .guestsPopover, .guestsPopoverInDark, .guestsChange: PartyPage()
        }
    }

    private var steps: [Step] {
        switch scene {
        case .popoverPage, .modalThrownIn: []
        case .popoverMenu, .popoverMenuInDark, .popoverOnASide: [.tap("Home")]
        case .modalPresented: [.tap("Presented")]
        case .modalOverTheBoard: [.tap("Board")]
        case .modalAboveTheKeyboard: [.tap("Window"), .keyboard]
        case .modalWritten: [.tap("Window"), .keyboard, .type("Milk and bread")]
        case .dialogRename, .renameInDark: [.tap("Rename")]
        case .dialogHint, .dialogHintInDark, .dialogOnASide: [.tap("Rename"), .tap("What is a good name")]
        case .dialogWritten: [.tap("Rename"), .tap("name"), .type(" at sea")]
        case .sheetPlaces: [.tap("Around here")]
        case .sheetHigh: [.tap("Around here"), .drag(from: 600, to: 180)]
        case .askConfirm, .askConfirmInDark: [.tap("Delete all")]
        case .askChoose: [.tap("Sort")]
        case .askSend: [.tap("Send")]
        case .askCode: [.tap("Protect"), .tap("2")]
        case .queueNews, .queueNewsInDark: [.tap("Refresh")]
        case .queueRating: [.tap("Refresh"), .tap("OK")]
        case .queueOffline: [.tap("Refresh"), .loseConnection]
        case .queueHistory: [.tap("Refresh"), .loseConnection, .tap("Got it"), .tap("Cancel")]
        case .queueEditor: [.tap("Write")]
        case .noteRow, .noteRowInDark: [.tap("Toledo")]
        case .noteScrolled: [.tap("Toledo"), .drag(from: 400, to: 330)]
        case .noteSorted: [.tap("Toledo"), .tap("Sort"), .drag(from: 500, to: 100)]
        case .guestsSheet, .guestsPopover, .guestsPopoverInDark, .guestsChange:
            [.tap("Guests"), .tap("Ada"), .tap("Claude")]
        }
    }
}
