import CoreGraphics
import Foundation

/// Reads, writes and compares pictures as PNG files.
package struct PictureFiles {
    private let folder: Folder

    /// - Parameter folder: The folder that file names are relative to.
    package init(folder: Folder) {
        self.folder = folder
    }

    /// Writes `picture` to `file`, replacing an older one.
    package func write(_ picture: Bitmap, to file: String) throws(StepFailure) {
        let bytes: Data
        do {
            bytes = try CGImage(bitmap: picture).pngData()
        } catch {
            throw StepFailure("\(file) cannot be written: \(error)", cause: .system)
        }
        try folder.write(bytes, to: file)
    }

    /// Throws unless `picture` equals the one in `file`. It then has written `FILE.actual.png`, `FILE.diff.png` and the
    /// page of all such failures in the folder.
    package func compare(
        _ picture: Bitmap, with file: String, tolerance: PictureTolerance = .standard
    ) throws(StepFailure) {
        let base = file.lowercased().hasSuffix(".png") ? String(file.dropLast(4)) : file
        let actualFile = base + ".actual.png"
        guard let bytes = try folder.read(file) else {
            try write(picture, to: actualFile)
            let page = try FailedPictures(besides: file, in: folder).writePage()
            throw StepFailure("there is no picture \(file) to compare with; see \(actualFile), or \(page) in a browser")
        }
        let reference: Bitmap
        do {
            reference = try CGImage(png: bytes).bitmap
        } catch {
            throw StepFailure("\(file) cannot be read: \(error)")
        }
        let comparison = PictureComparison(of: picture, with: reference, tolerance: tolerance)
        guard !comparison.isMatch else { return }
        let differenceFile = base + ".diff.png"
        try write(picture, to: actualFile)
        try write(comparison.makeDifferencePicture(), to: differenceFile)
        let page = try FailedPictures(besides: file, in: folder).writePage()
        throw StepFailure(
            "the picture \(comparison.explanation) from \(file); see \(actualFile) and \(differenceFile), or \(page) "
                + "in a browser")
    }
}
