import Foundation
import UIKitCore

/// A document with a managed object context.
@available(*, unavailable, message: "There is no Core Data. Read and write the file with Data and FileManager.")
@MainActor open class UIManagedDocument: NSObject {}

/// Lets the user choose a file.
@available(*, unavailable, message: "There is no picker for files. List the files of a folder in a UITableView.")
@MainActor open class UIDocumentPickerViewController: UIViewController {}

/// Receives the files that the user chose.
@available(*, unavailable, message: "There is no picker for files. List the files of a folder in a UITableView.")
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {}

/// Lets the user browse files.
@available(*, unavailable, message: "There is no browser for files. List the files of a folder in a UITableView.")
@MainActor open class UIDocumentBrowserViewController: UIViewController {}

/// Opens a file in another app.
@available(*, unavailable, message: "There is no preview of files. Share the file with a UIActivityViewController.")
@MainActor open class UIDocumentInteractionController: NSObject {}

/// Prints.
@available(*, unavailable, message: "There is no printing. Share the file with a UIActivityViewController.")
@MainActor open class UIPrintInteractionController: NSObject {}

/// What a print job is.
@available(*, unavailable, message: "There is no printing. Share the file with a UIActivityViewController.")
@MainActor open class UIPrintInfo: NSObject {
    /// How pages are placed on the sheet.
    public enum Orientation: Int, Sendable {
        /// The short edge is at the top.
        case portrait
        /// The long edge is at the top.
        case landscape
    }
}

/// Draws pages for printing.
@available(*, unavailable, message: "There is no printing. Draw the pages with a UIGraphicsImageRenderer.")
@MainActor open class UIPrintPageRenderer: NSObject {}

/// Lays out text for printing.
@available(*, unavailable, message: "There is no printing. Draw the text with NSAttributedString.draw(in:).")
@MainActor open class UISimpleTextPrintFormatter: NSObject {}

/// Draws a PDF file.
@available(*, unavailable, message: "PDF files are not written. Draw with a UIGraphicsImageRenderer.")
@MainActor open class UIGraphicsPDFRenderer: NSObject {}
