/// Counts a process's heap allocations. Linking it replaces malloc and related functions by counting ones.
#ifndef VELARIUM_ALLOCATION_COUNT_H
#define VELARIUM_ALLOCATION_COUNT_H

/// The number of blocks that this thread has allocated since it started; reallocation counts as one.
long velarium_allocations(void);

/// The number of heap blocks in use: those that all threads have allocated, minus those that were freed.
long velarium_live_blocks(void);

/// The number of bytes of the blocks in use, as rounded up by the C library.
long velarium_live_bytes(void);

#endif
