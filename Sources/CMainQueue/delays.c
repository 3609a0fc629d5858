#define _GNU_SOURCE
#include "CMainQueue.h"

#include <dlfcn.h>
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

// Functions of libdispatch. Its headers need the compiler's block support, which nothing else here needs.
extern char _dispatch_main_q;
extern void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *));
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static const uint64_t now = 0;
static const uint64_t wall_mark = (uint64_t)3 << 62;

static _Atomic(main_queue_watcher) current_watcher;

// The time that this thread last requested. A delay counts from then, so the time between the two calls does not
// shorten it.
static _Thread_local uint64_t time_told;

// The next two functions replace libdispatch's: the loader finds these first. They are weak, so that a program with
// libdispatch linked statically still links, and uses libdispatch's own.

static uint64_t real_time(uint64_t base, int64_t delta) {
    static uint64_t (*_Atomic original)(uint64_t, int64_t);
    if (original == NULL) original = (uint64_t (*)(uint64_t, int64_t))dlsym(RTLD_NEXT, "dispatch_time");
    return original(base, delta);
}

__attribute__((weak)) uint64_t dispatch_time(uint64_t base, int64_t delta) {
    uint64_t time = real_time(base, delta);
    if (base == now && delta == 0) time_told = time;
    return time;
}

static int64_t nanoseconds_until(uint64_t when) {
    if ((when & wall_mark) == wall_mark) {
        struct timespec time;
        clock_gettime(CLOCK_REALTIME, &time);
        return -(int64_t)when - ((int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
    }
    const int64_t second = 1000000000;
    uint64_t told = time_told;
    uint64_t time = real_time(now, 0);
    bool is_recent = told != 0 && (int64_t)(time - told) < second;
    return (int64_t)(when - (is_recent ? told : time));
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
    static void (*_Atomic original)(uint64_t, void *, void *);
    const uint64_t forever = ~(uint64_t)0;
    main_queue_watcher watcher = atomic_load(&current_watcher);
    if (watcher != NULL && queue == (void *)&_dispatch_main_q && when != forever) {
        int64_t wait = when == now ? 0 : nanoseconds_until(when);
        void *copy = _Block_copy(block);
        if (watcher(copy, wait > 0 ? wait : 0)) return;
        _Block_release(copy);
    }
    if (original == NULL) original = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
    original(when, queue, block);
}

void main_queue_watch(main_queue_watcher watcher) { atomic_store(&current_watcher, watcher); }

// The header of every block, which suffices to run one without the compiler's block support.
struct block_head {
    void *class;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(void *block);
};

void main_queue_run(void *block) {
    ((struct block_head *)block)->invoke(block);
    _Block_release(block);
}

void main_queue_drop(void *block) { _Block_release(block); }

bool main_queue_has_work(void) {
    // What run loops wait for: readable from the first block on, until the queue is served.
    struct pollfd handle = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    return poll(&handle, 1, 0) != 0;
}

void main_queue_call_after(int64_t nanoseconds, void *context, void (*function)(void *)) {
    dispatch_after_f(dispatch_time(now, nanoseconds), &_dispatch_main_q, context, function);
}
