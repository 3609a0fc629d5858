#ifndef WORK_COUNTER_H
#define WORK_COUNTER_H

#include <stdint.h>

/// What a thread has allocated.
struct allocations {
    uint64_t count;
    uint64_t bytes;

    /// Bytes that it has not freed yet, as the allocator rounds them, and the most that there were at once. What
    /// another thread frees lives on here.
    int64_t living;
    int64_t peak;
};

/// The same program allocates the same on every machine, however busy it is.
struct allocations current_allocations(void);

/// From here on the peak is a new one.
void forget_peak(void);

#endif
