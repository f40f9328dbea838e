extension SymbolTable {
    /// Crosses, checkmarks, signs and plain shapes. See `SymbolParser` for the format.
    static let marks: [String: String] = [
        "xmark": "s M6.2 6.2 17.8 17.8 M17.8 6.2 6.2 17.8",
        "xmark.circle": "s2 O12 12 9.2; s M8.8 8.8 15.2 15.2 M15.2 8.8 8.8 15.2",
        "xmark.circle.fill": "f2 O12 12 10; x M8.6 8.6 15.4 15.4 M15.4 8.6 8.6 15.4",
        "xmark.square": "s2 R3.6 3.6 16.8 16.8 3.4; s M8.8 8.8 15.2 15.2 M15.2 8.8 8.8 15.2",
        "checkmark": "s M4.8 13.4 9.7 18.6 19.2 5.4",
        "checkmark.circle": "s2 O12 12 9.2; s M8 12.7 10.9 15.8 16 8.6",
        "checkmark.circle.fill": "f2 O12 12 10; x M7.7 12.7 10.8 16 16.2 8.3",
        "checkmark.square": "s2 R3.6 3.6 16.8 16.8 3.4; s M8 12.7 10.9 15.8 16 8.6",
        "checkmark.square.fill": "f2 R2.8 2.8 18.4 18.4 4.2; x M7.7 12.7 10.8 16 16.2 8.3",
        "plus": "s M12 4.6 12 19.4 M4.6 12 19.4 12",
        "plus.circle": "s2 O12 12 9.2; s M12 7.6 12 16.4 M7.6 12 16.4 12",
        "plus.circle.fill": "f2 O12 12 10; x M12 7.2 12 16.8 M7.2 12 16.8 12",
        "plus.square": "s2 R3.6 3.6 16.8 16.8 3.4; s M12 7.6 12 16.4 M7.6 12 16.4 12",
        "minus": "s M4.8 12 19.2 12",
        "minus.circle": "s2 O12 12 9.2; s M7.6 12 16.4 12",
        "minus.circle.fill": "f2 O12 12 10; x M7.2 12 16.8 12",
        "ellipsis": "s D5.2 12 1.6 D12 12 1.6 D18.8 12 1.6",
        "ellipsis.circle": "s2 O12 12 9.2; s D7.8 12 1.3 D12 12 1.3 D16.2 12 1.3",
        "ellipsis.circle.fill": "f2 O12 12 10; x D7.4 12 1.4 D12 12 1.4 D16.6 12 1.4",
        "info": "s D12.1 6 1.6 M9.6 10.8 12.3 10.8 12.3 18.6 M8.8 18.6 15.8 18.6",
        "info.circle": "s2 O12 12 9.2; s D11.8 7.9 1.3 M10.3 11.3 12.1 11.3 12.1 16.3 M9.9 16.3 14.3 16.3",
        "info.circle.fill": "f2 O12 12 10; x D11.8 7.7 1.4 M10.1 11.2 12.1 11.2 12.1 16.6 M9.7 16.6 14.5 16.6",
        "questionmark":
            "s M7.9 8.5C7.9 6.1 9.7 4.6 12.1 4.6C14.6 4.6 16.3 6.1 16.3 8.3C16.3 11.4 12.1 11.5 12.1 14.7 D12.1 18.9 1.5",
        "questionmark.circle":
            "s2 O12 12 9.2; s M9.2 9.5C9.2 7.9 10.4 7 12 7C13.6 7 14.8 8 14.8 9.4C14.8 11.4 12 11.5 12 13.7 D12 16.8 1.25",
        "questionmark.circle.fill":
            "f2 O12 12 10; x M9 9.5C9 7.8 10.3 6.7 12 6.7C13.7 6.7 15 7.8 15 9.4C15 11.5 12 11.6 12 13.9 D12 17.1 1.35",
        "exclamationmark": "s M12 4.8 12 14.2 D12 18.9 1.5",
        "exclamationmark.circle": "s2 O12 12 9.2; s M12 7.2 12 13 D12 16.5 1.25",
        "exclamationmark.circle.fill": "f2 O12 12 10; x M12 6.9 12 13.1 D12 16.8 1.35",
        "exclamationmark.triangle": "s2 P1.4 12 3 21.8 20 2.2 20; s M12 9 12 13.8 D12 16.9 1.2",
        "exclamationmark.triangle.fill": "b2 P1.4 12 3 21.8 20 2.2 20; x M12 8.7 12 13.8 D12 17.1 1.3",
        "nosign": "s O12 12 9.2 M5.6 5.6 18.4 18.4",
        "circle": "s O12 12 9.2",
        "circle.fill": "f O12 12 10",
        "circle.inset.filled": "s O12 12 9.2; f O12 12 5.6",
        "circle.lefthalf.filled": "s O12 12 9.2; f A12 12 9.2 90 270 Z",
        "square": "s R3.6 3.6 16.8 16.8 3.4",
        "square.fill": "f R2.8 2.8 18.4 18.4 4.2",
        "rectangle": "s R2.2 5 19.6 14 3",
        "rectangle.fill": "f R1.4 4.2 21.2 15.6 3.8",
        "rectangle.portrait": "s R5 2.2 14 19.6 3",
        "capsule": "s R1.8 6.4 20.4 11.2 5.6",
        "triangle": "s P1 12 4 21.2 19.8 2.8 19.8",
        "triangle.fill": "b P1 12 4 21.2 19.8 2.8 19.8",
        "star": "s S12 12.9 9.8 4.3 5",
        "star.fill": "b S12 12.9 9.8 4.3 5",
        "heart":
            "s M12 20.2C9.2 18.3 3 14.2 3 9.2C3 6.3 5.1 4.3 7.6 4.3C9.5 4.3 11.1 5.4 12 7.2C12.9 5.4 14.5 4.3 16.4 4.3"
            + "C18.9 4.3 21 6.3 21 9.2C21 14.2 14.8 18.3 12 20.2Z",
        "heart.fill":
            "b M12 20.2C9.2 18.3 3 14.2 3 9.2C3 6.3 5.1 4.3 7.6 4.3C9.5 4.3 11.1 5.4 12 7.2C12.9 5.4 14.5 4.3 16.4 4.3"
            + "C18.9 4.3 21 6.3 21 9.2C21 14.2 14.8 18.3 12 20.2Z",
        "a.circle": "s2 O12 12 9.2; s M8.3 16.2 12 7.3 15.7 16.2 M9.6 13.2 14.4 13.2",
        "face.smiling": "s O12 12 9.2; s D9 9.8 1.3 D15 9.8 1.3 M7.8 14C9.4 17.2 14.6 17.2 16.2 14",
    ]
}
