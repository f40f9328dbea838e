extension UIImagePickerController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library: the machine's folder for pictures.
        case photoLibrary
        /// The camera.
        case camera
        /// The album of saved pictures: the same as the library.
        case savedPhotosAlbum
    }

    /// The quality of videos.
    public enum QualityType: Int, Sendable {
        /// The best one.
        case typeHigh
        /// For Wi-Fi.
        case typeMedium
        /// For mobile networks.
        case typeLow
        /// 640 by 480 pixels.
        case type640x480
        /// 1280 by 720 pixels, with every frame complete.
        case typeIFrame1280x720
        /// 960 by 540 pixels, with every frame complete.
        case typeIFrame960x540
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo
        /// Videos.
        case video
    }

    /// A camera of the device.
    public enum CameraDevice: Int, Sendable {
        /// The one at the back.
        case rear
        /// The one above the screen.
        case front
    }

    /// When the flash is used.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// When it is dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The keys of what the delegate is told about a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type's identifier, "public.image".
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it is, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user cropped it, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part that the user chose, a `CGRect` in pixels of the original.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video, a `URL`. Never there.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of the picture, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// What a camera told about the picture. Never there.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The moving picture. Never there.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    }
}
