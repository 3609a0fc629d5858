#include "WorkCounter.h"

#include <stddef.h>

/// glibc's own, behind the name that takes its place here.
extern void *__libc_malloc(size_t size);

static _Thread_local struct allocations allocations;

// A program's `malloc` counts for the libraries that it loads, too: Swift's runtime allocates with it.
void *malloc(size_t size) {
    allocations.count++;
    allocations.bytes += size;
    return __libc_malloc(size);
}

struct allocations current_allocations(void) { return allocations; }
