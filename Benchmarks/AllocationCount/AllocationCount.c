#include "AllocationCount.h"

#include <errno.h>
#include <stddef.h>

/* The C library's own names, which stay reachable when its public ones are replaced. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long asked;

long velarium_allocations(void) { return asked; }

void *malloc(size_t size) {
    asked++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    asked++;
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    asked++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    asked++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    asked++;
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}
