#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

/// Loops over rows of pixels, compiled for several vector widths; the best one is selected when the program starts,
/// which Swift does not support.
///
/// Colors are 32-bit words of alpha, red, green and blue, premultiplied; products are rounded as in pixman.

/// Blends `color`, weighted by `coverage`, over a row of `count` pixels.
void velarium_fill_covered(uint32_t *row, const uint8_t *coverage, long count, uint32_t color);

/// Fills `result` with the part of `coverage` outside `hole`. `result` may be `coverage`.
void velarium_subtract_coverage(uint8_t *result, const uint8_t *coverage, const uint8_t *hole, long count);

/// Entries between the same two pixels of a row: up to `end`, between the pixel at `index` and the next one.
struct velarium_run {
    int32_t index, end;
};

/// Stretches a row of coverage, in 128ths. Entry `i` is `weights[i]` 32,767ths of the way between the two pixels of its
/// run. `result` and `weights` need space for 16 entries more than all runs.
void velarium_stretch(
    int16_t *result, const uint8_t *row, const struct velarium_run *runs, long count, const int16_t *weights);

/// Interpolates between two rows in 128ths, at `weight` 32,767ths of the way.
void velarium_interpolate_rows(
    uint8_t *result, const int16_t *first, const int16_t *second, int16_t weight, long count);

/// Blends a row of premultiplied colors, faded by `alpha` in 255ths, over another one. The colors are treated as opaque
/// when `opaque` is 0xFF000000; otherwise it must be 0.
void velarium_blend_row(uint32_t *row, const uint32_t *colors, long count, uint32_t alpha, uint32_t opaque);

/// Blends a row of premultiplied colors, weighted by `coverage`, over another one.
void velarium_blend_covered(uint32_t *row, const uint32_t *colors, const uint8_t *coverage, long count);

/// Reduces two rows of pixels to one of half the length: each pixel of `result` is the mean of four, rounded down.
void velarium_halve_rows(uint32_t *result, const uint32_t *upper, const uint32_t *lower, long count);

/// A bitmap that is drawn in perspective.
struct velarium_plane {
    const uint32_t *pixels;
    /// The pixels from one row to the next, and the size in pixels.
    int32_t stride, width, height;
};

/// Fills a row with interpolated samples of a plane; beyond its edge the outermost pixels repeat.
///
/// Pixel `i` shows the point (x + i·dx, y + i·dy) / (w + i·dw), in pixels of the plane.
void velarium_project(
    uint32_t *row, long count, const struct velarium_plane *plane, double x, double y, double w, double dx, double dy,
    double dw);

#endif
