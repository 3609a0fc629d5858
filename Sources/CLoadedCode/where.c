#define _GNU_SOURCE
#include "CLoadedCode.h"

#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

enum {
    capacity = 128,
    /// How long a thread waits after LOADED_WHERE_SIGNAL, before it resumes its work.
    secondsAsked = 1,
    secondsDying = 10,
};

static uintptr_t addresses[capacity];
static size_t count;
static atomic_flag isTaken = ATOMIC_FLAG_INIT;
static sem_t wasStopped;
static sem_t wasHeard;
static struct sigaction before[NSIG];

/// Waits until another thread has looked up this one's stack, for a limited time: the other may need a lock that this
/// one holds.
static void wait_until_heard(int seconds) {
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += seconds;
    while (sem_timedwait(&wasHeard, &limit) != 0 && errno == EINTR) {}
}

/// Records the call stack; another thread looks up its names, which a signal handler must not do.
static void stop(int signal, siginfo_t *info, void *context) {
    if (!atomic_flag_test_and_set(&isTaken)) {
        int errorBefore = errno;
        count = loaded_interrupted(context, addresses, capacity);
        sem_post(&wasStopped);
        wait_until_heard(signal == LOADED_WHERE_SIGNAL ? secondsAsked : secondsDying);
        errno = errorBefore;
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
