/// Records how layers look before changes that no action animates: colors that a view sets without actions, or of
/// layers without a view, and contents, which are drawn again.
package final class AppearanceRecorder: LayerChangeObserver {
    /// The layers, and what they showed before.
    package private(set) var changes: [(layer: CALayer, before: LayerProperty)] = []
    private var recorded: Set<Change> = []

    private struct Change: Hashable {
        let layer: ObjectIdentifier
        let keyPath: String
    }

    /// The properties that determine a layer's colors.
    private static let colors: Set<String> = [
        "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor", "colors",
    ]

    /// Nothing is recorded yet.
    package init() {}

    /// Runs `body`, and records the changes that it makes on this thread.
    package func record(_ body: () -> Void) {
        let thread = TransactionThread.current
        let outer = thread.changeObserver
        thread.changeObserver = self
        body()
        thread.changeObserver = outer
    }

    func layer(_ layer: AnyObject, willChange key: String) {
        guard key == "contents" || Self.colors.contains(key), let layer = layer as? CALayer else { return }
        guard recorded.insert(Change(layer: ObjectIdentifier(layer), keyPath: key)).inserted else { return }
        if let before = key == "contents" ? layer.displayedContents : layer.property(key) {
            changes.append((layer, before))
        }
    }
}

extension CALayer {
    /// What the layer shows of its contents now, as the beginning of a cross-fade; nil without contents.
    fileprivate final var displayedContents: LayerProperty? {
        let image = contentsValue as? CGImage
        guard let bitmap = backing?.coloredBitmap ?? image.flatMap({ $0.isMask ? nil : $0.bitmap }) else { return nil }
        let running = presentedValues(at: localTime(at: MediaTime.now)).contents.fade
        let shown = running?.mixed(with: bitmap) ?? bitmap
        return LayerProperty(
            keyPath: ContentsFade.keyPath, model: .fade(nil), presented: .fade(ContentsFade(shown, share: 1)))
    }
}
