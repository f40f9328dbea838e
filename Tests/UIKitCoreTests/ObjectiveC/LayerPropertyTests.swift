import Testing
import UIKitCore

/// Properties of layers with `@NSManaged`, as the plugin rewrites them.
@Suite struct LayerPropertyTests {
    @Test func aPropertyIsZeroUntilItIsSet() {
        let layer = Ring()

        #expect(layer.progress == 0)
        layer.progress = 0.5
        #expect(layer.progress == 0.5)
        #expect(layer.value(forKey: "progress") as? CGFloat == 0.5)
    }

    @Test func aClassHasADefaultValue() {
        #expect(Ring().width == 3)
    }

    @Test func aChangeRedrawsTheLayerIfItsClassSaysSo() {
        let layer = Ring()
        layer.displayIfNeeded()

        layer.width = 4
        #expect(!layer.needsDisplay())
        layer.progress = 1
        #expect(layer.needsDisplay())
    }
}

private final class Ring: CALayer {
    var progress: CGFloat {
        get { _LayerProperties.value("progress", of: self) }
        set { _LayerProperties.setValue(newValue, forKey: "progress", of: self) }
    }

    var width: CGFloat {
        get { _LayerProperties.value("width", of: self) }
        set { _LayerProperties.setValue(newValue, forKey: "width", of: self) }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

    override class func defaultValue(forKey key: String) -> Any? { key == "width" ? CGFloat(3) : nil }
}
