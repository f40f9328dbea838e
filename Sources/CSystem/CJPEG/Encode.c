#include "Failure.h"

#include <stdlib.h>

/// The state of an encoder. The bytes are here and not in local variables, whose values `longjmp` may lose.
typedef struct {
    struct jpeg_compress_struct jpeg;
    velarium_jpeg_failure failure;
    unsigned char *bytes;
    unsigned long length;
} writer;

/// Writes an Exif block with a single entry, the orientation.
static void write_orientation(struct jpeg_compress_struct *jpeg, int orientation) {
    const unsigned char block[] = {
        'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8,           // big endian, the first list at byte 8
        0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, (unsigned char)orientation, // one entry: orientation, one short
        0, 0, 0, 0, 0, 0,
    };
    jpeg_write_marker(jpeg, JPEG_APP0 + 1, block, sizeof block);
}

static void write_rows(struct jpeg_compress_struct *jpeg, const uint8_t *rows, size_t bytes_per_row) {
    JSAMPARRAY samples = jpeg->mem->alloc_sarray((j_common_ptr)jpeg, JPOOL_IMAGE, jpeg->image_width * 3, 1);
    while (jpeg->next_scanline < jpeg->image_height) {
        const uint32_t *pixels = (const uint32_t *)(const void *)(rows + jpeg->next_scanline * bytes_per_row);
        for (JDIMENSION x = 0; x < jpeg->image_width; x++) {
            samples[0][3 * x] = (JSAMPLE)(pixels[x] >> 16 & 255);
            samples[0][3 * x + 1] = (JSAMPLE)(pixels[x] >> 8 & 255);
            samples[0][3 * x + 2] = (JSAMPLE)(pixels[x] & 255);
        }
        jpeg_write_scanlines(jpeg, samples, 1);
    }
}

bool velarium_jpeg_encode(const uint8_t *rows, size_t bytes_per_row, int width, int height, int quality,
                          int orientation, uint8_t **bytes, size_t *length, char *reason) {
    writer write = {.bytes = NULL};
    velarium_jpeg_catch(&write.failure, reason);
    if (setjmp(write.failure.outside)) {
        jpeg_destroy_compress(&write.jpeg);
        free(write.bytes);
        return false;
    }
    write.jpeg.err = &write.failure.base;
    jpeg_create_compress(&write.jpeg);
    jpeg_mem_dest(&write.jpeg, &write.bytes, &write.length);
    write.jpeg.image_width = (JDIMENSION)width;
    write.jpeg.image_height = (JDIMENSION)height;
    write.jpeg.input_components = 3;
    write.jpeg.in_color_space = JCS_RGB;
    jpeg_set_defaults(&write.jpeg);
    jpeg_set_quality(&write.jpeg, quality, TRUE);
    jpeg_start_compress(&write.jpeg, TRUE);
    if (orientation != 1)
        write_orientation(&write.jpeg, orientation);
    write_rows(&write.jpeg, rows, bytes_per_row);
    jpeg_finish_compress(&write.jpeg);
    jpeg_destroy_compress(&write.jpeg);
    *bytes = write.bytes;
    *length = write.length;
    return true;
}
