/// Counts what a process takes from the heap. Linking it in replaces malloc and its kin by ones that count.
#ifndef VELARIUM_ALLOCATION_COUNT_H
#define VELARIUM_ALLOCATION_COUNT_H

/// How many blocks this thread has asked for since it started; growing a block counts as asking for one.
long velarium_allocations(void);

/// How many blocks of the heap are in use now: those that all threads have asked for, less those that they gave back.
long velarium_live_blocks(void);

/// How many bytes the blocks in use have, as the C library rounded them up.
long velarium_live_bytes(void);

#endif
