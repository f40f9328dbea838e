import Foundation
import Testing
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitSharing
import VelariumTesting

/// The user chooses a picture of the folder for pictures.
@MainActor @Suite final class ImagePickerTests {
    private let folder: URL
    private let device = TestDevice(.iPhone14)
    private let page = PickerPage()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Album-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try add("wide.png", CGSize(width: 80, height: 40), age: 10)
        try add("tall.PNG", CGSize(width: 30, height: 60), age: 0)
        try Data("text".utf8).write(to: folder.appendingPathComponent("notes.txt"))
        use(folder.path)
        device.show(page)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func use(_ path: String) {
        UIKitSystem.current?.service(PhotoLibraryService.self).library = PhotoLibrary(folder: path)
    }

    private func add(_ name: String, _ size: CGSize, age: TimeInterval) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
        }
        let file = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: file)
        let date = Date(timeIntervalSince1970: 1_700_000_000 - age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private func pick(editing: Bool = false) throws -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = page
        picker.allowsEditing = editing
        page.present(picker, animated: true)
        try device.settle()
        return picker
    }

    private func grid(of picker: UIImagePickerController) throws -> UICollectionView {
        try #require((picker.viewControllers.first as? UICollectionViewController)?.collectionView)
    }

    private func tap(_ item: Int, in picker: UIImagePickerController) throws {
        let cell = try #require(try grid(of: picker).cellForItem(at: IndexPath(item: item, section: 0)))
        try device.tap(cell)
        try device.settle()
    }

    @Test func thePicturesOfTheFolderAreShownNewestFirst() throws {
        let picker = try pick()

        let cells = try grid(of: picker).visibleCells.sorted { $0.frame.minX < $1.frame.minX }
        #expect(cells.map(\.accessibilityLabel) == ["tall", "wide"])
        #expect(cells.allSatisfy { $0.frame.width == $0.frame.height && $0.frame.width > 100 })
        #expect(picker.topViewController?.title == folder.lastPathComponent)
    }

    @Test func theChosenPictureIsToldToTheDelegateWhichDismisses() throws {
        let picker = try pick()

        try tap(1, in: picker)

        let info = try #require(page.info)
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 80, height: 40))
        #expect((info[.imageURL] as? URL)?.lastPathComponent == "wide.png")
        #expect(info[.mediaType] as? String == "public.image")
        #expect(info[.editedImage] == nil)
        #expect(page.presentedViewController == nil)
    }

    @Test func cancelIsToldOnceAndChoosesNothing() throws {
        _ = try pick()

        try device.tap("Cancel")
        try device.settle()

        #expect(page.cancelCount == 1 && page.info == nil && page.presentedViewController == nil)
    }

    @Test func aPickerWithoutDelegateDismissesItself() throws {
        let picker = try pick()
        picker.delegate = nil

        try tap(0, in: picker)

        #expect(page.presentedViewController == nil && page.info == nil)
    }

    @Test func aDelegateWithoutMethodsLetsItBeDismissed() throws {
        let picker = try pick()
        let quiet = QuietDelegate()
        picker.delegate = quiet

        try device.tap("Cancel")
        try device.settle()

        #expect(page.presentedViewController == nil)
    }

    @Test func anEditedPictureIsTheSquareInItsMiddle() throws {
        let picker = try pick(editing: true)

        try tap(1, in: picker)
        #expect(page.info == nil)
        try device.tap("Done")
        try device.settle()

        let info = try #require(page.info)
        let crop = try #require(info[.cropRect] as? CGRect)
        #expect(crop == CGRect(x: 20, y: 0, width: 40, height: 40))
        #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 40, height: 40))
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 80, height: 40))
    }

    @Test func backFromEditingLeadsToTheGrid() throws {
        let picker = try pick(editing: true)
        try tap(0, in: picker)

        picker.popViewController(animated: true)
        try device.settle()
        try tap(1, in: picker)

        #expect(picker.viewControllers.count == 2 && page.info == nil)
    }

    @Test func turningTheDeviceKeepsSquaresInWholeColumns() throws {
        let picker = try pick()

        try device.rotate(to: .landscapeLeft)
        try device.settle()

        let grid = try grid(of: picker)
        let cells = grid.visibleCells
        #expect(cells.count == 2 && cells.allSatisfy { $0.frame.width == $0.frame.height })
        #expect(cells.allSatisfy { $0.frame.maxX <= grid.bounds.width && $0.frame.width < 200 })
    }

    @Test func aSourceIsAvailableWhileThereArePicturesAndACameraNever() throws {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])

        use(folder.path + "/missing")

        #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(!UIImagePickerController.isFlashAvailable(for: .front))
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    }

    @Test func theCameraIsAMisuseAndTheSourceStays() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let picker = UIImagePickerController()

        picker.sourceType = .camera
        picker.takePicture()

        #expect(picker.sourceType == .photoLibrary)
        #expect(device.misuses.count == 2 && device.misuses[0].message.contains("Source type 1 not available"))
    }

    @Test func rotatingInTheMiddleOfThePresentationShowsTheGrid() throws {
        let picker = UIImagePickerController()
        picker.delegate = page
        page.present(picker, animated: true)
        device.advance(by: 0.1)

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(try grid(of: picker).visibleCells.count == 2)
        try tap(1, in: picker)
        #expect(page.info != nil && page.presentedViewController == nil)
    }

    @Test func dismissedInTheMiddleOfItsPresentationAndAfterItTellsNothing() throws {
        weak var picker: UIImagePickerController?
        do {
            let shown = UIImagePickerController()
            shown.delegate = page
            picker = shown
            page.present(shown, animated: true)
            device.advance(by: 0.1)
            page.dismiss(animated: true)
        }

        try device.settle()
        if page.presentedViewController != nil { page.dismiss(animated: true) }
        try device.settle()

        #expect(page.presentedViewController == nil && page.info == nil && page.cancelCount == 0)
        #expect(picker == nil)
    }

    @Test func dismissedWhileAPictureIsBeingCroppedItTellsNothing() throws {
        let picker = try pick(editing: true)
        let cell = try #require(try grid(of: picker).cellForItem(at: IndexPath(item: 0, section: 0)))
        try device.tap(cell)
        device.advance(by: 0.05)

        page.dismiss(animated: true)
        try device.settle()

        #expect(page.presentedViewController == nil && page.info == nil)
    }

    @Test func itIsShownAboveAKeyboardThatReturnsAfterIt() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        try device.settle()

        let picker = try pick()
        let frame = try grid(of: picker).convert(try grid(of: picker).bounds, to: nil)
        try device.tap("Cancel")
        try device.settle()

        #expect(frame.maxY > 800 && page.presentedViewController == nil && page.cancelCount == 1)
        #expect(field.isFirstResponder)
    }

    @Test func theSceneMayLeaveTheScreenOrEndWhileItIsShown() throws {
        _ = try pick(editing: true)

        try device.moveScene(to: .background)
        try device.moveScene(to: .active)
        try device.settle()
        try tap(0, in: try #require(page.presentedViewController as? UIImagePickerController))
        try device.moveScene(to: .disconnected)

        #expect(page.info == nil && page.cancelCount == 0)
    }

    @Test func aFileIsDecodedOnceForItsCell() throws {
        let pictures = PhotoLibrary(folder: folder.path).pictures
        let thumbnails = PhotoThumbnails()

        let first = try #require(thumbnails.image(of: pictures[1], side: 20))
        let again = thumbnails.image(of: pictures[1], side: 20)

        #expect(first === again && thumbnails.decodeCount == 1)
        #expect(first.size == CGSize(width: 20, height: 20))
        #expect(thumbnails.image(of: pictures[1], side: 400)?.size == CGSize(width: 40, height: 40))
        #expect(thumbnails.decodeCount == 2)
    }

    @Test func fewPixelsAreKeptAndTheOnesUsedLongestAgoGo() {
        let pictures = PhotoLibrary(folder: folder.path).pictures
        let thumbnails = PhotoThumbnails(limit: 500)

        for picture in [pictures[0], pictures[1], pictures[1], pictures[0]] {
            _ = thumbnails.image(of: picture, side: 20)
            #expect(thumbnails.pixelCount == 400)
        }
        thumbnails.removeAll()

        #expect(thumbnails.decodeCount == 3 && thumbnails.pixelCount == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
    func anImpossibleSideGivesOnePixel(_ side: CGFloat) throws {
        let picture = PhotoLibrary(folder: folder.path).pictures[0]

        #expect(PhotoThumbnails().image(of: picture, side: side)?.size == CGSize(width: 1, height: 1))
    }

    @Test func aFileThatIsNoPictureOrIsGoneCannotBeChosen() throws {
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
        let picker = try pick()
        let names = try grid(of: picker).visibleCells.sorted { $0.frame.minX < $1.frame.minX }.map(\.accessibilityLabel)

        try tap(try #require(names.firstIndex(of: "broken")), in: picker)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("wide.png"))
        try tap(try #require(names.firstIndex(of: "wide")), in: picker)

        #expect(page.info == nil && page.presentedViewController === picker)
    }
}

private final class PickerPage: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private(set) var info: [UIImagePickerController.InfoKey: Any]?
    private(set) var cancelCount = 0

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.info = info
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        cancelCount += 1
        picker.dismiss(animated: true)
    }
}

private final class QuietDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
