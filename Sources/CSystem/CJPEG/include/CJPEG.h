/// JPEG coding through the system's libjpeg, which reports errors with longjmp: Swift cannot call it safely.
#ifndef VELARIUM_JPEG_H
#define VELARIUM_JPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The size of the buffer for libjpeg's error message.
#define VELARIUM_JPEG_REASON 256

typedef struct {
    int width, height;
    bool is_gray;
} velarium_jpeg_size;

/// Reads the size and color space from the header, without decoding pixels and with little memory.
bool velarium_jpeg_measure(const uint8_t *bytes, size_t length, velarium_jpeg_size *size, char *reason);

/// Decodes into rows of 32-bit pixels, alpha (always 255) in the highest byte, then red, green, blue.
///
/// The rows must have the measured size. A truncated image is a failure; the content of the rows is then undefined.
/// `most_memory` is in bytes, in addition to the rows; `most_scans` limits the passes of a progressive image.
bool velarium_jpeg_decode(const uint8_t *bytes, size_t length, uint8_t *rows, size_t bytes_per_row, long most_memory,
                          int most_scans, char *reason);

/// Encodes rows of 32-bit pixels as above, ignoring alpha.
///
/// `quality` is 1 to 100, `orientation` Exif's 1 to 8, of which 1 is not written. On success the caller must release
/// `*bytes` with `free`.
bool velarium_jpeg_encode(const uint8_t *rows, size_t bytes_per_row, int width, int height, int quality,
                          int orientation, uint8_t **bytes, size_t *length, char *reason);

#endif
