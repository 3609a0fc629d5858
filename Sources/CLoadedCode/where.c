#define _GNU_SOURCE
#include "CLoadedCode.h"

#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

// The C++ runtime's unwinder, as in code.c. Unlike a walk along frame pointers it gets through C libraries.
extern int _Unwind_Backtrace(int (*visit)(void *frame, void *context), void *context);
extern uintptr_t _Unwind_GetIPInfo(void *frame, int *isBeforeInstruction);

enum { capacity = 128 };

static uintptr_t addresses[capacity];
static size_t count;
static atomic_flag isTaken = ATOMIC_FLAG_INIT;
static sem_t wasStopped;
static sem_t wasHeard;
static struct sigaction before[NSIG];

static int keep_frame(void *frame, void *context) {
    (void)context;
    int isBeforeInstruction = 0;
    uintptr_t address = _Unwind_GetIPInfo(frame, &isBeforeInstruction);
    // All as return addresses, which stand behind the instruction.
    if (count < capacity) addresses[count++] = address + (isBeforeInstruction ? 1 : 0);
    return count == capacity;
}

/// Keeps where the thread is, and lets another thread look it up: nothing of that may be done in here.
static void stop(int signal, siginfo_t *info, void *context) {
    if (!atomic_flag_test_and_set(&isTaken)) {
        _Unwind_Backtrace(keep_frame, NULL);
        sem_post(&wasStopped);
        struct timespec limit;
        clock_gettime(CLOCK_REALTIME, &limit);
        limit.tv_sec += 3;
        while (sem_timedwait(&wasHeard, &limit) != 0 && count == 0) {}
    }
    if (signal == LOADED_WHERE_SIGNAL) return;
    const struct sigaction *next = &before[signal];
    if (next->sa_flags & SA_SIGINFO) {
        next->sa_sigaction(signal, info, context);
    } else if (next->sa_handler == SIG_DFL || next->sa_handler == SIG_IGN) {
        sigaction(signal, next, NULL);
        raise(signal);
    } else {
        next->sa_handler(signal);
    }
}

void loaded_watch_stops(void) {
    static const int signals[] = {SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS, LOADED_WHERE_SIGNAL};
    sem_init(&wasStopped, 0, 0);
    sem_init(&wasHeard, 0, 0);
    for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
        struct sigaction action = {.sa_sigaction = stop, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(signals[i], &action, &before[signals[i]]);
    }
}

size_t loaded_wait_for_stop(const uintptr_t **first) {
    while (sem_wait(&wasStopped) != 0) {}
    *first = addresses;
    return count;
}

void loaded_go_on_after_stop(void) {
    sem_post(&wasHeard);
}
