#include "CPixels.h"
#include "Widths.h"

EVERY_WIDTH
void velarium_halve_rows(uint32_t *result, const uint32_t *upper, const uint32_t *lower, long count) {
#pragma clang loop vectorize(assume_safety)
    for (long i = 0; i < count; i++) {
        const uint32_t a = upper[2 * i], b = upper[2 * i + 1], c = lower[2 * i], d = lower[2 * i + 1];
        const uint32_t even = (a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN);
        const uint32_t odd = (a >> 8 & EVEN) + (b >> 8 & EVEN) + (c >> 8 & EVEN) + (d >> 8 & EVEN);
        result[i] = (even >> 2 & EVEN) | (odd << 6 & ~EVEN);
    }
}
