// What UIKit on Linux does not have, one per line, with what its message tells to do instead.

import UIKit

func use1(_: UIStoryboard) {}  // Storyboards are not read. Create the controllers in code.
func use2(_: UIStoryboardUnwindSegueSource) {}  // There are no unwind segues. Pop or dismiss in code.
func use3(_: UINib) {}  // Nib files are not read. Create the views in code.
func use4(_: UIDocument) {}  // There are no document objects. Read and write the file with Data and FileManager.
func use5(_: UIManagedDocument) {}  // There is no Core Data. Read and write the file with Data and FileManager.
func use6(_: UIDocumentPickerViewController) {}  // There is no picker for files. List the files of a folder in a UITableView.
func use7(_: any UIDocumentPickerDelegate) {}  // There is no picker for files. List the files of a folder in a UITableView.
func use8(_: UIDocumentBrowserViewController) {}  // There is no browser for files. List the files of a folder in a UITableView.
func use9(_: UIDocumentInteractionController) {}  // There is no preview of files. Share the file with a UIActivityViewController.
func use10(_: UIPrintInteractionController) {}  // There is no printing. Share the file with a UIActivityViewController.
func use11(_: UIPrintInfo) {}  // There is no printing. Share the file with a UIActivityViewController.
func use12(_: UIPrintPageRenderer) {}  // There is no printing. Draw the pages with a UIGraphicsImageRenderer.
func use13(_: UISimpleTextPrintFormatter) {}  // There is no printing. Draw the text with NSAttributedString.draw(in:).
func use14(_: UIGraphicsPDFRenderer) {}  // PDF files are not written. Draw with a UIGraphicsImageRenderer.
func use15(_: UIWebView) {}  // Web pages are not shown. Show the text in a UITextView.
func use16(_: any UIWebViewDelegate) {}  // Web pages are not shown. Show the text in a UITextView.
func use17(_: UIImagePickerController) {}  // There are no photo library and no camera. Show the images of the app in a UICollectionView.
func use18(_: any UIImagePickerControllerDelegate) {}  // There are no photo library and no camera. Show the images of the app in a UICollectionView.
func use19(_: UIVideoEditorController) {}  // There is no video. Leave it out.
func use20(_: UIColorPickerViewController) {}  // There is no picker for colors. Show swatches in a UICollectionView.
func use21(_: UIColorWell) {}  // There is no picker for colors. Show the color in a UIButton.
func use22(_: UIFontPickerViewController) {}  // There is no picker for fonts. List the names of UIFont.familyNames in a UITableView.
func use23(_: UIReferenceLibraryViewController) {}  // There is no dictionary. Leave it out.
func use24(_: UICloudSharingController) {}  // There is no iCloud. Share the file with a UIActivityViewController.
func use25(_: UIDragInteraction) {}  // There is no drag and drop between apps. Use a UIPanGestureRecognizer.
func use26(_: UIDropInteraction) {}  // There is no drag and drop between apps. Use a UIPanGestureRecognizer.
func use27(_: any UITableViewDragDelegate) {}  // There is no drag and drop between apps. Reorder rows with tableView(_:moveRowAt:to:).
func use28(_: any UICollectionViewDragDelegate) {}  // There is no drag and drop between apps. Reorder items with collectionView(_:moveItemAt:to:).
func use29(_: UIPencilInteraction) {}  // There is no pencil. Every touch is a finger's.
func use30(_: UIPreviewInteraction) {}  // There are no forces. Use a UIContextMenuInteraction.
func use31(_: UIFindInteraction) {}  // There is no panel for finding text. Use a UISearchBar.
func use32(_: UIAlertView) {}  // Retired with iOS 9. Use a UIAlertController of the style alert.
func use33(_: UIActionSheet) {}  // Retired with iOS 8.3. Use a UIAlertController of the style actionSheet.
func use34(_: UISearchDisplayController) {}  // Retired with iOS 8. Use a UISearchController.
func use35(_: UILocalNotification) {}  // There are no notifications outside of the app. Show a view in a window.
func use36(_: UIUserNotificationSettings) {}  // There are no notifications outside of the app. Leave the request out.
@MainActor func use40(_ controller: UIViewController) { _ = controller.storyboard }  // Storyboards are not read. Create the controllers in code.
@MainActor func use41() { _ = Bundle.main.loadNibNamed("Row", owner: nil) }  // Nib files are not read. Create the views in code.
