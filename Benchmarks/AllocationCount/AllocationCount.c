#include "AllocationCount.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

/* The C library's internal names, which remain available when the public ones are replaced. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local long allocations;
/* A block may be freed by another thread than the one that allocated it. */
static atomic_long live_blocks;
static atomic_long live_bytes;

long velarium_allocations(void) { return allocations; }
long velarium_live_blocks(void) { return atomic_load_explicit(&live_blocks, memory_order_relaxed); }
long velarium_live_bytes(void) { return atomic_load_explicit(&live_bytes, memory_order_relaxed); }

static void count(long blocks, long bytes) {
    atomic_fetch_add_explicit(&live_blocks, blocks, memory_order_relaxed);
    atomic_fetch_add_explicit(&live_bytes, bytes, memory_order_relaxed);
}

static void *counted(void *block) {
    allocations++;
    if (block) count(1, (long)malloc_usable_size(block));
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    long before = block ? (long)malloc_usable_size(block) : 0;
    void *grown = __libc_realloc(block, size);
    allocations++;
    if (grown) {
        count(block ? 0 : 1, (long)malloc_usable_size(grown) - before);
    } else if (block && size == 0) {
        /* The C library frees a block that is resized to 0 bytes. */
        count(-1, -before);
    }
    return grown;
}

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = counted(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    if (block) count(-1, -(long)malloc_usable_size(block));
    __libc_free(block);
}
