/// JPEG pictures through the system's libjpeg, which reports errors by jumping: that cannot be said in Swift.
#ifndef VELARIUM_JPEG_H
#define VELARIUM_JPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Room for the reason of a failure, as libjpeg words it.
#define VELARIUM_JPEG_REASON 256

typedef struct {
    int width, height;
    bool is_grey;
} velarium_jpeg_size;

/// Reads what the header says about the picture. No pixel is decoded and little memory used.
bool velarium_jpeg_measure(const uint8_t *bytes, size_t length, velarium_jpeg_size *size, char *reason);

/// Decodes into rows of 32-bit pixels, alpha (always 255) in the highest byte, then red, green, blue.
///
/// The rows must have room for the size that was measured. A picture that ends early is a failure; the rows then hold
/// anything. `most_memory` is in bytes and beside the rows; `most_scans` bounds the passes of a progressive picture.
bool velarium_jpeg_decode(const uint8_t *bytes, size_t length, uint8_t *rows, size_t bytes_per_row, long most_memory,
                          int most_scans, char *reason);

/// Encodes rows of 32-bit pixels as above, whose alpha is ignored. `quality` is 1 to 100, `orientation` Exif's 1 to 8,
/// of which 1 is not written. On success `*bytes` belongs to the caller, who frees it with `free`.
bool velarium_jpeg_encode(const uint8_t *rows, size_t bytes_per_row, int width, int height, int quality,
                          int orientation, uint8_t **bytes, size_t *length, char *reason);

#endif
