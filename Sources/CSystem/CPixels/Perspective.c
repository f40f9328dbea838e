#include "CPixels.h"
#include <string.h>
#include "Widths.h"

/// Interpolates between two pairs of channels, in 256ths of the way to the second, rounded.
static inline __attribute__((always_inline)) uint32_t between(uint32_t first, uint32_t second, uint32_t share) {
    const uint32_t rest = 256 - share;
    const uint32_t low = ((first & EVEN) * rest + (second & EVEN) * share + 0x00800080u) >> 8 & EVEN;
    const uint32_t high = (((first >> 8) & EVEN) * rest + ((second >> 8) & EVEN) * share + 0x00800080u) & ~EVEN;
    return low | high;
}

static inline __attribute__((always_inline)) int32_t lower(int32_t value, int32_t limit) {
    return value < limit ? value : limit;
}

static inline __attribute__((always_inline)) int32_t higher(int32_t value, int32_t limit) {
    return value > limit ? value : limit;
}

/// The number of pixels computed in single precision from an exact start: accurate to a thousandth of a pixel.
enum { BLOCK = 32 };

typedef uint8_t eight_bytes __attribute__((vector_size(8)));
typedef uint16_t eight_words __attribute__((vector_size(16)));

/// Two neighboring pixels of a row, with 16 bits for each channel.
static inline __attribute__((always_inline)) eight_words pair(const uint32_t *pixels) {
    eight_bytes bytes;
    memcpy(&bytes, pixels, sizeof bytes);
    return __builtin_convertvector(bytes, eight_words);
}

/// Interpolates between four neighbors that are all inside the plane: two loads replace eight.
static inline __attribute__((always_inline)) uint32_t inside(
    const uint32_t *upper, const uint32_t *under, uint16_t across, uint16_t down) {
    const eight_words none = {0}, second = none + across, first = none + (uint16_t)(256 - across);
    const eight_words columns = __builtin_shufflevector(first, second, 0, 1, 2, 3, 12, 13, 14, 15);
    const eight_words mixed = (pair(upper) * (uint16_t)(256 - down) + pair(under) * down + 128) >> 8;
    const eight_words shares = mixed * columns;
    const eight_words sums = shares + __builtin_shufflevector(shares, shares, 4, 5, 6, 7, 4, 5, 6, 7) + 128;
    const eight_bytes bytes = __builtin_convertvector(sums >> 8, eight_bytes);
    uint32_t color;
    memcpy(&color, &bytes, sizeof color);
    return color;
}

static inline __attribute__((always_inline)) void sample(
    uint32_t *row, int count, const struct velarium_plane *plane, const int32_t *left, const int32_t *top) {
    const uint32_t *pixels = plane->pixels;
    const int32_t stride = plane->stride, lastX = plane->width - 1, lastY = plane->height - 1;
    for (int i = 0; i < count; i++) {
        const int32_t column = left[i] >> 8, line = top[i] >> 8;
        const uint32_t across = left[i] & 255, down = top[i] & 255;
        if (column >= 0 && line >= 0 && column < lastX && line < lastY) {
            const uint32_t *upper = pixels + (long)line * stride + column;
            row[i] = inside(upper, upper + stride, (uint16_t)across, (uint16_t)down);
            continue;
        }
        const int32_t near = higher(column, 0), far = lower(column + 1, lastX);
        const uint32_t *upper = pixels + (long)higher(line, 0) * stride;
        const uint32_t *under = pixels + (long)lower(line + 1, lastY) * stride;
        row[i] = between(between(upper[near], upper[far], across), between(under[near], under[far], across), down);
    }
}

EVERY_WIDTH
void velarium_project(
    uint32_t *row, long count, const struct velarium_plane *plane, double x, double y, double w, double dx, double dy,
    double dw) {
    const float stepX = (float)dx, stepY = (float)dy, stepW = (float)dw;
    const float limitX = (float)plane->width, limitY = (float)plane->height;
    int32_t left[BLOCK], top[BLOCK];
    for (long block = 0; block < count; block += BLOCK) {
        const float startX = (float)(x + (double)block * dx), startY = (float)(y + (double)block * dy);
        const float startW = (float)(w + (double)block * dw);
        for (int i = 0; i < BLOCK; i++) {
            const float step = (float)i, depth = 1 / (startW + step * stepW);
            float u = (startX + step * stepX) * depth, v = (startY + step * stepY) * depth;
            // Clamped in floating point: a position beyond the edge, or NaN, must not overflow.
            u = u > 0 ? u : 0;
            v = v > 0 ? v : 0;
            u = u < limitX ? u : limitX;
            v = v < limitY ? v : limitY;
            left[i] = (int32_t)(u * 256) - 128;
            top[i] = (int32_t)(v * 256) - 128;
        }
        if (count - block >= BLOCK) {
            sample(row + block, BLOCK, plane, left, top);
        } else {
            sample(row + block, (int)(count - block), plane, left, top);
        }
    }
}
