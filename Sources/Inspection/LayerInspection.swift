import CoreGraphics
import Driving
import QuartzCore

/// What an inspector tells about a layer that is no view's own.
@MainActor package struct LayerInspection {
    private let layer: CALayer

    package init(of layer: CALayer) { self.layer = layer }

    package var sections: [InspectedSection] {
        var rows = [("class", className(of: layer))]
        if let name = layer.name { rows.append(("name", name)) }
        var geometry = [("frame", plain(layer.frame))]
        if layer.bounds.origin != .zero { geometry.append(("bounds", plain(layer.bounds))) }
        if layer.zPosition != 0 { geometry.append(("z position", plain(layer.zPosition))) }
        if !CATransform3DIsIdentity(layer.transform) { geometry.append(("transform", "\(layer.transform)")) }
        var appearance: [(String, String)] = []
        if layer.isHidden { appearance.append(("hidden", "yes")) }
        if layer.opacity < 1 { appearance.append(("opacity", plain(Double(layer.opacity)))) }
        if layer.contents != nil { appearance.append(("contents", "an image")) }
        if layer.cornerRadius > 0 { appearance.append(("corner radius", plain(layer.cornerRadius))) }
        if layer.borderWidth > 0 { appearance.append(("border", plain(layer.borderWidth))) }
        if layer.shadowOpacity > 0 { appearance.append(("shadow opacity", plain(Double(layer.shadowOpacity)))) }
        if layer.masksToBounds { appearance.append(("masks to bounds", "yes")) }
        let animations = layer.animationKeys() ?? []
        if !animations.isEmpty { appearance.append(("animations", animations.joined(separator: ", "))) }
        return [
            InspectedSection(title: "Layer", rows: rows), InspectedSection(title: "Geometry", rows: geometry),
            InspectedSection(title: "Appearance", rows: appearance),
        ].filter { !$0.rows.isEmpty }
    }
}
