#include "CPixels.h"
#include "Widths.h"

EVERY_WIDTH
void velarium_fill_covered(uint32_t *row, const uint8_t *coverage, long count, uint32_t color) {
    const uint32_t even = color & EVEN, odd = (color >> 8) & EVEN;
    // The rows never overlap.
#pragma clang loop vectorize(assume_safety)
    for (long i = 0; i < count; i++) {
        const uint32_t cover = coverage[i];
        const uint32_t low = velarium_scaled(even, cover), high = velarium_scaled(odd, cover);
        const uint32_t rest = 255 - (high >> 16);
        const uint32_t below = row[i];
        row[i] = (low + velarium_scaled(below & EVEN, rest))
            | ((high + velarium_scaled((below >> 8) & EVEN, rest)) << 8);
    }
}

EVERY_WIDTH
void velarium_subtract_coverage(uint8_t *result, const uint8_t *coverage, const uint8_t *hole, long count) {
    for (long i = 0; i < count; i++) {
        const uint16_t product = (uint16_t)(coverage[i] * (255 - hole[i]) + 128);
        result[i] = (uint8_t)((product + (product >> 8)) >> 8);
    }
}

/// The number of entries processed at a time: a run is written beyond its end, and the next one overwrites that.
enum { BLOCK = 16 };

EVERY_WIDTH
void velarium_stretch(
    int16_t *result, const uint8_t *row, const struct velarium_run *runs, long count, const int16_t *weights) {
    long start = 0;
    for (long run = 0; run < count; run++) {
        const uint8_t value = row[runs[run].index];
        const int16_t base = (int16_t)(value * 128);
        if (row[runs[run].index + 1] == value) {
            // Most covered pixels are fully covered.
            while (run + 1 < count && row[runs[run + 1].index] == value && row[runs[run + 1].index + 1] == value) run++;
            for (long i = start; i < runs[run].end; i++) result[i] = base;
            start = runs[run].end;
            continue;
        }
        const int16_t slope = (int16_t)(row[runs[run].index + 1] * 128 - base);
        for (long block = start; block < runs[run].end; block += BLOCK) {
            for (long i = block; i < block + BLOCK; i++) {
                // 16 bits, because processors multiply many of these at once.
                result[i] = (int16_t)(base + (int16_t)((slope * weights[i]) >> 16) * 2);
            }
        }
        start = runs[run].end;
    }
}

EVERY_WIDTH
void velarium_interpolate_rows(
    uint8_t *result, const int16_t *first, const int16_t *second, int16_t weight, long count) {
#pragma clang loop vectorize(assume_safety)
    for (long i = 0; i < count; i++) {
        const int16_t slope = (int16_t)(second[i] - first[i]);
        result[i] = (uint8_t)((int16_t)(first[i] + (int16_t)((slope * weight) >> 16) * 2 + 64) >> 7);
    }
}

EVERY_WIDTH
void velarium_blend_row(uint32_t *row, const uint32_t *colors, long count, uint32_t alpha, uint32_t opaque) {
#pragma clang loop vectorize(assume_safety)
    for (long i = 0; i < count; i++) {
        const uint32_t color = colors[i] | opaque, below = row[i];
        const uint32_t low = velarium_scaled(color & EVEN, alpha), high = velarium_scaled((color >> 8) & EVEN, alpha);
        const uint32_t rest = 255 - (high >> 16);
        row[i] = (low + velarium_scaled(below & EVEN, rest))
            | ((high + velarium_scaled((below >> 8) & EVEN, rest)) << 8);
    }
}

EVERY_WIDTH
void velarium_blend_covered(uint32_t *row, const uint32_t *colors, const uint8_t *coverage, long count) {
#pragma clang loop vectorize(assume_safety)
    for (long i = 0; i < count; i++) {
        const uint32_t color = colors[i], below = row[i], cover = coverage[i];
        const uint32_t low = velarium_scaled(color & EVEN, cover), high = velarium_scaled((color >> 8) & EVEN, cover);
        const uint32_t rest = 255 - (high >> 16);
        row[i] = (low + velarium_scaled(below & EVEN, rest))
            | ((high + velarium_scaled((below >> 8) & EVEN, rest)) << 8);
    }
}
