import CoreGraphics

// The identifiers of types in the module MobileCoreServices. Only files that import it see them: `velarium-port` replaces
// that import.

/// Any content.
@_spi(MobileCoreServices) public let kUTTypeItem: CFString = "public.item"
/// Anything that is a document.
@_spi(MobileCoreServices) public let kUTTypeContent: CFString = "public.content"
/// Bytes of any kind.
@_spi(MobileCoreServices) public let kUTTypeData: CFString = "public.data"
/// A folder.
@_spi(MobileCoreServices) public let kUTTypeFolder: CFString = "public.folder"
/// A picture of any kind.
@_spi(MobileCoreServices) public let kUTTypeImage: CFString = "public.image"
/// A picture in the form JPEG.
@_spi(MobileCoreServices) public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture in the form PNG.
@_spi(MobileCoreServices) public let kUTTypePNG: CFString = "public.png"
/// A picture in the form GIF.
@_spi(MobileCoreServices) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture in the form TIFF.
@_spi(MobileCoreServices) public let kUTTypeTIFF: CFString = "public.tiff"
/// A picture with a Live Photo.
@_spi(MobileCoreServices) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// A movie of any kind, with or without sound.
@_spi(MobileCoreServices) public let kUTTypeMovie: CFString = "public.movie"
/// A video without sound.
@_spi(MobileCoreServices) public let kUTTypeVideo: CFString = "public.video"
/// A sound of any kind.
@_spi(MobileCoreServices) public let kUTTypeAudio: CFString = "public.audio"
/// Sound in the form MP3.
@_spi(MobileCoreServices) public let kUTTypeMP3: CFString = "public.mp3"
/// A movie in the form MPEG-4.
@_spi(MobileCoreServices) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Text of any kind.
@_spi(MobileCoreServices) public let kUTTypeText: CFString = "public.text"
/// Text without markup.
@_spi(MobileCoreServices) public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without markup, in UTF-8.
@_spi(MobileCoreServices) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text in the form RTF.
@_spi(MobileCoreServices) public let kUTTypeRTF: CFString = "public.rtf"
/// A page in HTML.
@_spi(MobileCoreServices) public let kUTTypeHTML: CFString = "public.html"
/// A document in the form PDF.
@_spi(MobileCoreServices) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Data in the form JSON.
@_spi(MobileCoreServices) public let kUTTypeJSON: CFString = "public.json"
/// A URL.
@_spi(MobileCoreServices) public let kUTTypeURL: CFString = "public.url"
/// The URL of a file.
@_spi(MobileCoreServices) public let kUTTypeFileURL: CFString = "public.file-url"
/// An archive in the form ZIP.
@_spi(MobileCoreServices) public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A business card.
@_spi(MobileCoreServices) public let kUTTypeVCard: CFString = "public.vcard"
