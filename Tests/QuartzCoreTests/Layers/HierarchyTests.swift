import CoreGraphics
import QuartzCore
import Testing

@Suite struct HierarchyTests {
    private let root = CALayer()
    private let layers = (0..<4).map { _ in CALayer() }

    private func order(_ layer: CALayer) -> [Int] {
        (layer.sublayers ?? []).map { sublayer in layers.firstIndex { $0 === sublayer } ?? -1 }
    }

    @Test func sublayersAreInsertedAtTheRequestedPosition() {
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[0])

        #expect(order(root) == [1, 2, 3, 0])
        root.insertSublayer(layers[0], below: nil)
        #expect(order(root) == [0, 1, 2, 3])
        root.insertSublayer(layers[0], at: 99)
        #expect(order(root) == [1, 2, 3, 0])
        root.replaceSublayer(layers[2], with: layers[0])
        #expect(order(root) == [1, 0, 3])
        root.sublayers = [layers[3], layers[2]]
        #expect(order(root) == [3, 2])
        #expect(layers[0].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    @Test func addingALayerRemovesItFromItsFormerSuperlayer() {
        root.addSublayer(layers[0])
        root.addSublayer(layers[1])

        layers[1].addSublayer(layers[0])

        #expect(order(root) == [1])
        #expect(layers[0].superlayer === layers[1])
    }

    @Test func layerCannotBeAddedToItsOwnSubtree() {
        let faults = MisuseRecorder()
        root.addSublayer(layers[0])
        layers[0].addSublayer(layers[1])

        faults.record {
            layers[1].addSublayer(root)
            layers[0].addSublayer(layers[0])
            layers[0].mask = root
        }

        #expect(faults.messages.count == 3)
        #expect(faults.messages.allSatisfy { $0.contains("cycle in its layer tree") })
        #expect(root.superlayer == nil)
        #expect(order(root) == [0])
    }

    @Test func maskIsRemovedFromItsSuperlayerWithAWarning() {
        let faults = MisuseRecorder()
        root.addSublayer(layers[0])

        faults.record { layers[1].mask = layers[0] }

        #expect(faults.messages.count == 1)
        #expect(order(root).isEmpty)
        #expect(layers[1].mask === layers[0])
        layers[0].removeFromSuperlayer()
        #expect(layers[1].mask == nil)
    }

    @Test func nonFiniteValuesAreRejected() {
        let faults = MisuseRecorder()
        let layer = layers[0]
        layer.frame = CGRect(1, 2, 3, 4)

        faults.record {
            layer.position = CGPoint(x: CGFloat.nan, y: 0)
            layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            layer.cornerRadius = .nan
            layer.opacity = .nan
            layer.transform.m11 = .nan
            layer.frame.origin.x = .nan
        }

        #expect(faults.messages.count == 6)
        #expect(faults.messages.first?.hasPrefix("CALayer position contains NaN") == true)
        #expect(layer.frame == CGRect(1, 2, 3, 4))
        #expect(layer.cornerRadius == 0 && layer.opacity == 1)
    }

    @Test func sublayersOutliveTheirSuperlayer() {
        var holder: CALayer? = CALayer()
        holder?.addSublayer(layers[0])

        holder = nil

        #expect(layers[0].superlayer == nil)
        layers[0].position.x += 1
    }

    @Test func aLayerThatIsAddedLongAfterItsChangesIsDisplayed() {
        let canvas = Canvas()
        let layer = CALayer()
        layer.frame = CGRect(10, 10, 20, 20)
        layer.backgroundColor = .red
        canvas.frame(at: 0)

        canvas.root.addSublayer(layer)
        canvas.frame(at: 60)

        #expect(layer.presentation()?.frame == layer.frame)
        #expect(canvas.pixel(20, 20) == "#FF0000FF")
    }
}
