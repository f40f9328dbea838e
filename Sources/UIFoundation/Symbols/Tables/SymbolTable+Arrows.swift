extension SymbolTable {
    /// Chevrons, arrows and triangles. See `SymbolParser` for the format.
    static let arrows: [String: String] = [
        "chevron.left": "s M15.6 4.8 8.2 12 15.6 19.2",
        "chevron.right": "s M8.4 4.8 15.8 12 8.4 19.2",
        "chevron.backward": "s M15.6 4.8 8.2 12 15.6 19.2",
        "chevron.forward": "s M8.4 4.8 15.8 12 8.4 19.2",
        "chevron.up": "s M4.8 15.6 12 8.2 19.2 15.6",
        "chevron.down": "s M4.8 8.4 12 15.8 19.2 8.4",
        "chevron.compact.up": "s M3.6 13.8 12 10.4 20.4 13.8",
        "chevron.compact.down": "s M3.6 10.2 12 13.6 20.4 10.2",
        "chevron.up.chevron.down": "s M7.4 9 12 4.4 16.6 9 M7.4 15 12 19.6 16.6 15",
        "chevron.left.circle": "s2 O12 12 9.2; s M13.5 8 9.5 12 13.5 16",
        "chevron.right.circle": "s2 O12 12 9.2; s M10.5 8 14.5 12 10.5 16",
        "chevron.right.circle.fill": "f2 O12 12 10; x M10.4 7.6 14.8 12 10.4 16.4",
        "chevron.up.circle": "s2 O12 12 9.2; s M8 13.5 12 9.5 16 13.5",
        "chevron.down.circle": "s2 O12 12 9.2; s M8 10.5 12 14.5 16 10.5",
        "chevron.down.circle.fill": "f2 O12 12 10; x M7.6 10.4 12 14.8 16.4 10.4",
        "arrow.left": "s M20 12 4.2 12 M10.8 5.4 4.2 12 10.8 18.6",
        "arrow.right.to.line": "s M3 12 17.4 12 M11.6 6.2 17.4 12 11.6 17.8 M20.8 5 20.8 19",
        "arrow.right": "s M4 12 19.8 12 M13.2 5.4 19.8 12 13.2 18.6",
        "arrow.backward": "s M20 12 4.2 12 M10.8 5.4 4.2 12 10.8 18.6",
        "arrow.forward": "s M4 12 19.8 12 M13.2 5.4 19.8 12 13.2 18.6",
        "arrow.up": "s M12 20 12 4.2 M5.4 10.8 12 4.2 18.6 10.8",
        "arrow.down": "s M12 4 12 19.8 M5.4 13.2 12 19.8 18.6 13.2",
        "arrow.up.right": "s M5.8 18.2 17.8 6.2 M8.4 6 18 6 18 15.6",
        "arrow.up.circle": "s2 O12 12 9.2; s M12 16.4 12 7.8 M8.2 11.4 12 7.6 15.8 11.4",
        "arrow.up.circle.fill": "f2 O12 12 10; x M12 17 12 7.4 M7.9 11.3 12 7.2 16.1 11.3",
        "arrow.down.circle": "s2 O12 12 9.2; s M12 7.6 12 16.2 M8.2 12.6 12 16.4 15.8 12.6",
        "arrow.down.circle.fill": "f2 O12 12 10; x M12 7 12 16.6 M7.9 12.7 12 16.8 16.1 12.7",
        "arrow.up.arrow.down": "s M7.4 19.4 7.4 5 M3.2 9 7.4 4.8 11.6 9 M16.6 4.6 16.6 19 M12.4 15 16.6 19.2 20.8 15",
        "arrow.left.arrow.right":
            "s M4.6 7.4 19 7.4 M15 3.2 19.2 7.4 15 11.6 M19.4 16.6 5 16.6 M9 12.4 4.8 16.6 9 20.8",
        "arrow.clockwise": "s A12 13.6 7.5 -24 270 L14.2 6.1 M11.4 2.6 14.9 6.1 11.4 9.6",
        "arrow.counterclockwise": "s A12 13.6 7.5 204 -90 L9.8 6.1 M12.6 2.6 9.1 6.1 12.6 9.6",
        "arrow.uturn.left":
            "s M8.7 4.2 3.9 9 8.7 13.8 M4.1 9 14.6 9C17.9 9 20.2 11.2 20.2 14.2C20.2 17.2 17.9 19.4 14.6 19.4L10 19.4",
        "arrow.uturn.right":
            "s M15.3 4.2 20.1 9 15.3 13.8 M19.9 9 9.4 9C6.1 9 3.8 11.2 3.8 14.2C3.8 17.2 6.1 19.4 9.4 19.4L14 19.4",
        "arrow.uturn.backward":
            "s M8.7 4.2 3.9 9 8.7 13.8 M4.1 9 14.6 9C17.9 9 20.2 11.2 20.2 14.2C20.2 17.2 17.9 19.4 14.6 19.4L10 19.4",
        "arrow.uturn.forward":
            "s M15.3 4.2 20.1 9 15.3 13.8 M19.9 9 9.4 9C6.1 9 3.8 11.2 3.8 14.2C3.8 17.2 6.1 19.4 9.4 19.4L14 19.4",
        "arrow.up.left.and.arrow.down.right":
            "s M4.4 11.2 4.4 4.4 11.2 4.4 M4.6 4.6 10.4 10.4 M12.8 19.6 19.6 19.6 19.6 12.8 M19.4 19.4 13.6 13.6",
        "arrow.down.right.and.arrow.up.left":
            "s M4 10.4 10.4 10.4 10.4 4 M10.2 10.2 4.2 4.2 M20 13.6 13.6 13.6 13.6 20 M13.8 13.8 19.8 19.8",
        "arrowshape.turn.up.left":
            "s M10.6 4.6 3.2 11 10.6 17.4 10.6 13.8C15.4 13.6 18.2 15 20.6 18.8C20.6 12.4 17 8.6 10.6 8.4Z",
        "arrowtriangle.up": "s P1.1 12 5.4 20 18.4 4 18.4",
        "arrowtriangle.down": "s P1.1 12 18.6 20 5.6 4 5.6",
        "arrowtriangle.left": "s P1.1 5.4 12 18.4 4 18.4 20",
        "arrowtriangle.right": "s P1.1 18.6 12 5.6 4 5.6 20",
        "arrowtriangle.up.fill": "b P1.1 12 5.4 20 18.4 4 18.4",
        "arrowtriangle.down.fill": "b P1.1 12 18.6 20 5.6 4 5.6",
        "arrowtriangle.left.fill": "b P1.1 5.4 12 18.4 4 18.4 20",
        "arrowtriangle.right.fill": "b P1.1 18.6 12 5.6 4 5.6 20",
        "return": "s M20 5.6 20 10.2Q20 13.4 16.8 13.4L4.2 13.4 M9 8.6 4.2 13.4 9 18.2",
        "shift": "s M12 3.6 20.8 12.6 16.3 12.6 16.3 20.2 7.7 20.2 7.7 12.6 3.2 12.6Z",
        "capslock": "s M12 2.8 20.4 11.4 16 11.4 16 16.4 8 16.4 8 11.4 3.6 11.4Z M8 20.6 16 20.6",
        "capslock.fill": "b M12 2.8 20.4 11.4 16 11.4 16 16.4 8 16.4 8 11.4 3.6 11.4Z; s M8 20.6 16 20.6",
        "shift.fill": "b M12 3.6 20.8 12.6 16.3 12.6 16.3 20.2 7.7 20.2 7.7 12.6 3.2 12.6Z",
    ]
}
