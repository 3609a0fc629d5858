#ifndef WORK_COUNTER_H
#define WORK_COUNTER_H

#include <stdint.h>

/// The allocations of a thread.
struct allocations {
    uint64_t count;
    uint64_t bytes;

    /// The bytes that it has not freed yet, rounded like in the allocator, and their maximum. Bytes that another thread
    /// frees still count here.
    int64_t living;
    int64_t peak;
};

/// A program's allocations are the same on every machine, independent of its load.
struct allocations current_allocations(void);

/// Resets the peak to the current value.
void forget_peak(void);

#endif
