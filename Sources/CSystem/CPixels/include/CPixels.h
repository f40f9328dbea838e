#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

/// Loops over rows of pixels, compiled for several vector widths; the best one is selected when the program starts,
/// which Swift does not support.
///
/// Colors are 32-bit words of alpha, red, green and blue, premultiplied; products are rounded as in pixman.

/// Blends `color`, weighted by `coverage`, over a row of `count` pixels.
void velarium_fill_covered(uint32_t *row, const uint8_t *coverage, long count, uint32_t color);

/// Blends `color`, weighted by the same `coverage` everywhere, over a row of `count` pixels.
void velarium_fill_evenly(uint32_t *row, long count, uint32_t color, uint8_t coverage);

/// Fills `result` with the part of `coverage` outside `hole`. `result` may be `coverage`.
void velarium_subtract_coverage(uint8_t *result, const uint8_t *coverage, const uint8_t *hole, long count);

/// The samples of a stretched row, in blocks of eight: each between a pixel and the next one.
struct velarium_samples {
    /// The pixel of the first sample of each block.
    const int32_t *starts;
    /// How many pixels each sample is behind that of its block, with the highest bit set.
    const uint16_t *places;
    /// How far each sample is on the way to the next pixel, in 32,767ths.
    const int16_t *weights;
    /// The number of blocks.
    long count;
    /// The largest place without its highest bit.
    long reach;
};

/// Stretches a row of coverage, in 128ths. `row` must have 16 readable bytes from the start of each block, and the pixels of
/// all samples; `result` needs space for all blocks.
void velarium_stretch(int16_t *result, const uint8_t *row, const struct velarium_samples *samples);

/// Interpolates between two rows in 128ths, at `weight` 32,767ths of the way.
void velarium_interpolate_rows(
    uint8_t *result, const int16_t *first, const int16_t *second, int16_t weight, long count);

/// Blends a row of premultiplied colors, faded by `alpha` in 255ths, over another one. The colors are treated as opaque
/// when `opaque` is 0xFF000000; otherwise it must be 0.
void velarium_blend_row(uint32_t *row, const uint32_t *colors, long count, uint32_t alpha, uint32_t opaque);

/// Blends a row of premultiplied colors, weighted by `coverage`, over another one.
void velarium_blend_covered(uint32_t *row, const uint32_t *colors, const uint8_t *coverage, long count);

/// The largest of `count` pixels, as numbers: the one with the largest alpha.
uint32_t velarium_strongest(const uint32_t *row, long count);

/// Writes the alpha of a row of premultiplied colors to `coverage`. Returns whether the row is that coverage of the opaque
/// `color`, up to one step of each part.
int velarium_take_coverage(uint8_t *coverage, const uint32_t *row, long count, uint32_t color);

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
