#include "CPixels.h"
#include "Widths.h"

#ifdef __x86_64__
#include <tmmintrin.h>
#endif

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
void velarium_fill_evenly(uint32_t *row, long count, uint32_t color, uint8_t coverage) {
    const uint32_t low = velarium_scaled(color & EVEN, coverage), high = velarium_scaled((color >> 8) & EVEN, coverage);
    const uint32_t rest = 255 - (high >> 16);
    for (long i = 0; i < count; i++) {
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

/// The samples that are processed at a time, and the bits of a place besides its mark.
enum { BLOCK = 8, PLACE = 0x7FFF };

#ifdef __x86_64__
/// Takes the pixels of a block out of 16 bytes at once; 20 times as fast as one by one.
__attribute__((target("ssse3"))) static void velarium_stretch_near(
    int16_t *result, const uint8_t *row, const struct velarium_samples *samples) {
    for (long block = 0; block < samples->count; block++) {
        const __m128i pixels = _mm_loadu_si128((const __m128i *)(row + samples->starts[block]));
        const __m128i places = _mm_loadu_si128((const __m128i *)(samples->places + block * BLOCK));
        const __m128i weights = _mm_loadu_si128((const __m128i *)(samples->weights + block * BLOCK));
        const __m128i first = _mm_shuffle_epi8(pixels, places);
        const __m128i second = _mm_shuffle_epi8(pixels, _mm_add_epi16(places, _mm_set1_epi16(1)));
        const __m128i part = _mm_mulhi_epi16(_mm_slli_epi16(_mm_sub_epi16(second, first), 7), weights);
        _mm_storeu_si128(
            (__m128i *)(result + block * BLOCK), _mm_add_epi16(_mm_slli_epi16(first, 7), _mm_add_epi16(part, part)));
    }
}
#endif

void velarium_stretch(int16_t *result, const uint8_t *row, const struct velarium_samples *samples) {
#ifdef __x86_64__
    if (samples->reach < 15 && __builtin_cpu_supports("ssse3")) return velarium_stretch_near(result, row, samples);
#endif
    for (long i = 0; i < samples->count * BLOCK; i++) {
        const uint8_t *pixel = row + samples->starts[i / BLOCK] + (samples->places[i] & PLACE);
        const int16_t slope = (int16_t)((pixel[1] - pixel[0]) * 128);
        // 16 bits, because processors multiply many of these at once.
        result[i] = (int16_t)(pixel[0] * 128 + (int16_t)((slope * samples->weights[i]) >> 16) * 2);
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

EVERY_WIDTH
uint32_t velarium_strongest(const uint32_t *row, long count) {
    uint32_t strongest = 0;
    for (long i = 0; i < count; i++) strongest = row[i] > strongest ? row[i] : strongest;
    return strongest;
}

/// The difference of two parts.
static inline __attribute__((always_inline)) uint32_t velarium_distance(uint32_t first, uint32_t second) {
    return first > second ? first - second : second - first;
}

EVERY_WIDTH
int velarium_take_coverage(uint8_t *coverage, const uint32_t *row, long count, uint32_t color) {
    uint32_t differs = 0;
#pragma clang loop vectorize(assume_safety)
    for (long i = 0; i < count; i++) {
        const uint32_t pixel = row[i], cover = pixel >> 24;
        const uint32_t low = velarium_scaled(color & EVEN, cover), high = velarium_scaled((color >> 8) & EVEN, cover);
        differs |= (velarium_distance(low & 255, pixel & 255) | velarium_distance(high & 255, (pixel >> 8) & 255)
            | velarium_distance(low >> 16, (pixel >> 16) & 255)) >> 1;
        coverage[i] = (uint8_t)cover;
    }
    return differs == 0;
}
