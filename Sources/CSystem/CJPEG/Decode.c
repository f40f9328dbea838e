#include "Failure.h"

#include <stdlib.h>

#include <jerror.h>

/// The state of a decoder: libjpeg's, and what its callbacks need.
typedef struct {
    struct jpeg_decompress_struct jpeg;
    velarium_jpeg_failure failure;
    struct jpeg_progress_mgr progress;
    int most_scans;
} reader;

/// libjpeg reports a truncated image as a warning and fills it with gray. We treat it as an error.
static void reject_early_end(j_common_ptr jpeg, int level) {
    if (level < 0 && (jpeg->err->msg_code == JWRN_JPEG_EOF || jpeg->err->msg_code == JWRN_HIT_MARKER))
        jpeg->err->error_exit(jpeg);
}

/// A small file can request thousands of passes over a large image.
static void reject_many_scans(j_common_ptr jpeg) {
    reader *read = (reader *)jpeg;
    if (read->jpeg.input_scan_number > read->most_scans)
        velarium_jpeg_fail(jpeg, "it has too many scans");
}

static void begin(reader *read, const uint8_t *bytes, size_t length, char *reason) {
    velarium_jpeg_catch(&read->failure, reason);
    read->failure.base.emit_message = reject_early_end;
    read->jpeg.err = &read->failure.base;
    jpeg_create_decompress(&read->jpeg);
    read->jpeg.client_data = &read->failure;
    read->progress.progress_monitor = reject_many_scans;
    read->jpeg.progress = &read->progress;
    jpeg_mem_src(&read->jpeg, bytes, length);
    jpeg_read_header(&read->jpeg, TRUE);
}

bool velarium_jpeg_measure(const uint8_t *bytes, size_t length, velarium_jpeg_size *size, char *reason) {
    reader read = {.most_scans = 1};
    if (setjmp(read.failure.outside)) {
        jpeg_destroy_decompress(&read.jpeg);
        return false;
    }
    begin(&read, bytes, length, reason);
    size->width = (int)read.jpeg.image_width;
    size->height = (int)read.jpeg.image_height;
    size->is_gray = read.jpeg.jpeg_color_space == JCS_GRAYSCALE;
    jpeg_destroy_decompress(&read.jpeg);
    return true;
}

static uint32_t opaque(unsigned red, unsigned green, unsigned blue) {
    return 0xFF000000u | red << 16 | green << 8 | blue;
}

/// Converts a row of libjpeg's samples into pixels. CMYK samples written by Adobe are inverted.
static void convert_row(const reader *read, const JSAMPLE *samples, uint32_t *pixels) {
    bool is_inverted = read->jpeg.saw_Adobe_marker;
    for (JDIMENSION x = 0; x < read->jpeg.output_width; x++) {
        switch (read->jpeg.out_color_space) {
        case JCS_GRAYSCALE:
            pixels[x] = opaque(samples[x], samples[x], samples[x]);
            break;
        case JCS_CMYK: {
            unsigned light[4];
            for (int i = 0; i < 4; i++)
                light[i] = is_inverted ? samples[4 * x + i] : 255u - samples[4 * x + i];
            pixels[x] = opaque(light[0] * light[3] / 255, light[1] * light[3] / 255, light[2] * light[3] / 255);
            break;
        }
        default:
            pixels[x] = opaque(samples[3 * x], samples[3 * x + 1], samples[3 * x + 2]);
        }
    }
}

static void choose_output(struct jpeg_decompress_struct *jpeg) {
    switch (jpeg->jpeg_color_space) {
    case JCS_GRAYSCALE:
        jpeg->out_color_space = JCS_GRAYSCALE;
        break;
    case JCS_CMYK:
    case JCS_YCCK:
        jpeg->out_color_space = JCS_CMYK;
        break;
    default:
        jpeg->out_color_space = JCS_RGB;
    }
}

bool velarium_jpeg_decode(const uint8_t *bytes, size_t length, uint8_t *rows, size_t bytes_per_row, long most_memory,
                          int most_scans, char *reason) {
    reader read = {.most_scans = most_scans};
    if (setjmp(read.failure.outside)) {
        jpeg_destroy_decompress(&read.jpeg);
        return false;
    }
    begin(&read, bytes, length, reason);
    read.jpeg.mem->max_memory_to_use = most_memory;
    choose_output(&read.jpeg);
    jpeg_start_decompress(&read.jpeg);
    JDIMENSION row_length = read.jpeg.output_width * (JDIMENSION)read.jpeg.output_components;
    JSAMPARRAY samples =
        read.jpeg.mem->alloc_sarray((j_common_ptr)&read.jpeg, JPOOL_IMAGE, row_length, 1);
    while (read.jpeg.output_scanline < read.jpeg.output_height) {
        uint8_t *row = rows + (size_t)read.jpeg.output_scanline * bytes_per_row;
        if (jpeg_read_scanlines(&read.jpeg, samples, 1) == 1)
            convert_row(&read, samples[0], (uint32_t *)(void *)row);
    }
    jpeg_finish_decompress(&read.jpeg);
    jpeg_destroy_decompress(&read.jpeg);
    return true;
}
