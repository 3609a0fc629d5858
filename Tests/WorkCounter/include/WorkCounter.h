#ifndef WORK_COUNTER_H
#define WORK_COUNTER_H

#include <stdint.h>

/// What a thread has allocated.
struct allocations {
    uint64_t count;
    uint64_t bytes;
};

/// The same program allocates the same on every machine, however busy it is.
struct allocations current_allocations(void);

#endif
