#include "WorkCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// glibc's own functions, under names that are not overridden here.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local struct allocations allocations;

static void *taken(void *block) {
    allocations.living += (int64_t)malloc_usable_size(block);
    if (allocations.living > allocations.peak) allocations.peak = allocations.living;
    return block;
}

// A program's `malloc` also counts for the libraries that it loads: Swift's runtime allocates with it.
void *malloc(size_t size) {
    allocations.count++;
    allocations.bytes += size;
    return taken(__libc_malloc(size));
}

// These count only as living bytes, so that `free` subtracts no more than was added.
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *old, size_t size) {
    allocations.living -= (int64_t)malloc_usable_size(old);
    return taken(__libc_realloc(old, size));
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = taken(__libc_memalign(alignment, size));
    return *block == NULL ? ENOMEM : 0;
}

void free(void *block) {
    allocations.living -= (int64_t)malloc_usable_size(block);
    __libc_free(block);
}

struct allocations current_allocations(void) { return allocations; }

void forget_peak(void) { allocations.peak = allocations.living; }
