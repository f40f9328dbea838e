// Swift Testing looks for an overlay by this name beside a module named CoreGraphics.
