import Foundation
import UIKitCore

/// Lets the user choose a picture of the machine's folder for pictures, which stands for the photo library.
///
/// Present it, and dismiss it when the delegate is called. Without a method of the delegate it dismisses itself. The
/// delegate is that of the navigation controller, and is asked for `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Creates a picker for the photo library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a picker for the photo library.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        showLibrary()
    }

    /// Creates the picker of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showLibrary()
    }

    private func showLibrary() {
        let grid = PhotoGridController(library: .current)
        grid.picker = self
        viewControllers = [grid]
    }

    // MARK: Sources

    /// Whether there are pictures of a source: of the library if the folder for pictures has any, never of a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        switch sourceType {
        case .photoLibrary, .savedPhotosAlbum: !PhotoLibrary.current.pictures.isEmpty
        case .camera: false
        }
    }

    /// The types that a source has: images; nil for a source that is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// Where pictures come from. Default `photoLibrary`. A camera is a misuse, because no device has one.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard sourceType == .camera else { return }
            sourceType = oldValue
            misuse("Source type \(SourceType.camera.rawValue) not available", raises: true)
        }
    }

    /// The types to choose from, by their identifiers. Only images are offered. Default `["public.image"]`.
    open var mediaTypes = ["public.image"]
    /// Whether the user crops a picture before it is chosen. Default false.
    open var allowsEditing = false

    // MARK: Camera

    /// Whether the device has a camera. Always false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera has a flash. Always false.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera takes; nil, because there is none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The camera to use. Default `rear`. Means nothing for a library.
    open var cameraDevice = CameraDevice.rear
    /// What the camera takes. Default `photo`. Means nothing for a library.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// When the camera flashes. Default `auto`. Means nothing for a library.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the camera's controls are shown. Default true. Means nothing for a library.
    open var showsCameraControls = true
    /// A view over the camera's picture. Default nil. Not shown over a library.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's picture. Default the identity. Means nothing for a library.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The longest duration of a video in seconds. Default 600. Means nothing for a library without videos.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of a video. Default `typeMedium`. Means nothing for a library without videos.
    open var videoQuality = QualityType.typeMedium

    /// Takes a picture. A misuse, because the source is never a camera.
    open func takePicture() {
        misuse("-[UIImagePickerController takePicture] needs the source type camera.", raises: true)
    }

    // MARK: The user's choice

    private var pictureDelegate: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    func didChoose(_ picture: PhotoLibrary.Picture, image: UIImage) {
        guard allowsEditing else { return finish([:], of: picture, image: image) }
        let crop = PhotoCropController(image: image)
        crop.didChoose = { [weak self] rectangle, edited in
            self?.finish([.cropRect: rectangle, .editedImage: edited], of: picture, image: image)
        }
        pushViewController(crop, animated: true)
    }

    private func finish(_ edits: [InfoKey: Any], of picture: PhotoLibrary.Picture, image: UIImage) {
        let info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: picture.url]
        guard let pictureDelegate else { return dismiss(animated: true) }
        pictureDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info.merging(edits) { $1 })
    }

    func didCancel() {
        guard let pictureDelegate else { return dismiss(animated: true) }
        pictureDelegate.imagePickerControllerDidCancel(self)
    }
}
