import CoreGraphics
import TextLayout
import UIFoundation

extension NSTextContainer {
    /// The layout manager that lays text out here; nil for none. Set by `addTextContainer(_:)`; setting it does not add
    /// the container to a manager.
    public var layoutManager: NSLayoutManager? {
        get { owner as? NSLayoutManager }
        set { owner = newValue }
    }

    /// Gives the text of this container's manager, with all containers, to another manager.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let containers = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        if let storage = old.textStorage {
            storage.removeLayoutManager(old)
            storage.addLayoutManager(newLayoutManager)
        }
        for container in containers { newLayoutManager.addTextContainer(container) }
    }

    var shape: TextDocumentLayout.Shape {
        var shape = TextDocumentLayout.Shape()
        shape.width = size.width > 0 && size.width.isFinite && size.width < 1e7 ? size.width : .infinity
        shape.padding = lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0
        shape.maximumLines = max(maximumNumberOfLines, 0)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lineBreakMode
        shape.lineBreak = TextParagraph(style).lineBreak
        shape.exclusionPaths = exclusionPaths
        shape.asksContainer = type(of: self) != NSTextContainer.self
        return shape
    }
}
