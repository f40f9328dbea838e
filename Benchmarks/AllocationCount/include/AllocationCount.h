/// Counts what a process takes from the heap. Linking it in replaces malloc and its kin by ones that count.
#ifndef VELARIUM_ALLOCATION_COUNT_H
#define VELARIUM_ALLOCATION_COUNT_H

/// How many blocks this thread has asked for since it started; growing a block counts as asking for one.
long velarium_allocations(void);

#endif
