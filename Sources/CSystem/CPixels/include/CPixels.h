#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

/// Loops over rows of pixels, compiled for the processor's widest vectors as well as for the narrowest, and chosen
/// when the program starts: Swift has no way to say that. Colours are 32-bit words of alpha, red, green and blue,
/// premultiplied; products are rounded as pixman rounds them.

/// Blends `colour`, as far as `coverage` says, over a row of `count` pixels.
void velarium_shade(uint32_t *row, const uint8_t *coverage, long count, uint32_t colour);

/// Fills `result` with what of `coverage` lies outside `hole`. `result` may be `coverage`.
void velarium_leave_out(uint8_t *result, const uint8_t *coverage, const uint8_t *hole, long count);

/// Places that lie between the same two pixels of a row: up to `end`, between the one at `index` and the one after.
struct velarium_run {
    int32_t index, end;
};

/// Stretches a row of coverage, in 128ths. The place `i` lies `weights[i]` 32,767ths of the way between the two pixels
/// of its run. `result` and `weights` have room for 16 more than all runs.
void velarium_spread(
    int16_t *result, const uint8_t *row, const struct velarium_run *runs, long count, const int16_t *weights);

/// Fills a row with what lies `weight` 32,767ths of the way between two rows in 128ths.
void velarium_between(uint8_t *result, const int16_t *first, const int16_t *second, int16_t weight, long count);

/// Blends a row of premultiplied colours, faded to `alpha` of 255ths, over another one. The colours count as opaque when
/// `opaque` is 0xFF000000, else it is 0.
void velarium_fade(uint32_t *row, const uint32_t *colours, long count, uint32_t alpha, uint32_t opaque);

/// Blends a row of premultiplied colours, as far as `coverage` says, over another one.
void velarium_cover(uint32_t *row, const uint32_t *colours, const uint8_t *coverage, long count);

/// A picture as a plane that is seen in perspective.
struct velarium_plane {
    const uint32_t *pixels;
    /// Pixels from one row to the next, and those that are used.
    int32_t stride, width, height;
};

/// Fills a row with a plane, read between its pixels; beyond its edge the outermost pixels go on.
///
/// The pixel `i` shows the place (x + i·dx, y + i·dy) / (w + i·dw), in pixels of the plane.
void velarium_project(
    uint32_t *row, long count, const struct velarium_plane *plane, double x, double y, double w, double dx, double dy,
    double dw);

#endif
