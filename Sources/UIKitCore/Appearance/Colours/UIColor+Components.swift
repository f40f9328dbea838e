extension UIColor {
    /// Writes the sRGB components; a nil pointer skips one. Always true, as every colour can be told in sRGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let colour = components
        red?.pointee = colour.red
        green?.pointee = colour.green
        blue?.pointee = colour.blue
        alpha?.pointee = colour.alpha
        return true
    }

    /// Writes hue, saturation and brightness, each from 0 to 1; a nil pointer skips one. Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let colour = components
        let parts = colour.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = colour.alpha
        return true
    }

    /// Writes the grey, from 0 black to 1 white. False, with nothing written, for a colour that is not a grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let colour = components
        guard colour.isGrey else { return false }
        white?.pointee = colour.red
        alpha?.pointee = colour.alpha
        return true
    }

    /// Fills and strokes of the current graphics context use this colour from now on. Nothing without a context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills of the current graphics context use this colour from now on. Nothing without a context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Strokes of the current graphics context use this colour from now on. Nothing without a context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}

extension SRGBColour {
    init(_ colour: CGColor) {
        self.init(red: colour.red, green: colour.green, blue: colour.blue, alpha: colour.alpha)
    }
}
