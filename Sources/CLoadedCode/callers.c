#define _GNU_SOURCE
#include "CLoadedCode.h"

#include <dlfcn.h>
#include <pthread.h>

// The end of this thread's stack, cached: for the main thread, querying it reads a file in /proc.
static _Thread_local uintptr_t stack_end;

static uintptr_t end_of_stack(void) {
    if (stack_end != 0) return stack_end;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void *start = NULL;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) stack_end = (uintptr_t)start + size;
    pthread_attr_destroy(&attributes);
    return stack_end;
}

size_t loaded_callers(uintptr_t *addresses, size_t capacity) {
    // A frame starts with the address of the caller's frame and the return address. Async functions set bit 60 of the
    // former.
    const uintptr_t async_mark = (uintptr_t)1 << 60;
    uintptr_t end = end_of_stack();
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    size_t count = 0;
    while (count < capacity && frame % sizeof(uintptr_t) == 0 && frame + 2 * sizeof(uintptr_t) <= end) {
        const uintptr_t *record = (const uintptr_t *)frame;
        if (record[1] == 0) break;
        addresses[count++] = record[1];
        uintptr_t next = record[0] & ~async_mark;
        // Code without frame pointers may have left arbitrary values here.
        if (next <= frame) break;
        frame = next;
    }
    return count;
}

const char *loaded_file(uintptr_t address, uintptr_t *start) {
    Dl_info info;
    if (dladdr((const void *)address, &info) == 0) return NULL;
    *start = (uintptr_t)info.dli_fbase;
    return info.dli_fname;
}
