#define _GNU_SOURCE
#include "CLoadedCode.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <time.h>

enum {
    capacity = 128,
    /// How long a thread waits after LOADED_WHERE_SIGNAL, before it resumes its work.
    secondsAsked = 1,
    /// A dead thread has nothing to resume, and a busy machine takes long to read the symbols of a large program.
    secondsDying = 20,
    bytesForHandler = 1 << 16,
    /// Released when a thread stops: it may have died because the process had used up its memory.
    bytesForLookup = 1 << 28,
};

static uintptr_t addresses[capacity];
static size_t count;
static bool isAsked;
static atomic_flag isTaken = ATOMIC_FLAG_INIT;
static void *reserve;
/// Where each thread keeps the stack on which it handles signals: its own may be used up.
static pthread_key_t handlerStack;
static sem_t wasStopped;
static sem_t wasHeard;

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
    (void)info;
    if (!atomic_flag_test_and_set(&isTaken)) {
        int errorBefore = errno;
        count = loaded_interrupted(context, addresses, capacity);
        if (reserve != MAP_FAILED) munmap(reserve, bytesForLookup);
        isAsked = signal == LOADED_WHERE_SIGNAL;
        sem_post(&wasStopped);
        wait_until_heard(isAsked ? secondsAsked : secondsDying);
        errno = errorBefore;
    }
    if (signal == LOADED_WHERE_SIGNAL) return;
    // The previous action may be Swift's, which would look everything up again.
    sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
    raise(signal);
}

/// Removes the handler's stack of a thread that ends.
static void remove_handler_stack(void *stack) {
    sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
    munmap(stack, bytesForHandler);
}

void loaded_watch_stops(void) {
    static const int signals[] = {SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, LOADED_WHERE_SIGNAL};
    sem_init(&wasStopped, 0, 0);
    sem_init(&wasHeard, 0, 0);
    // Address space, which takes no memory.
    reserve = mmap(NULL, bytesForLookup, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
        struct sigaction action = {.sa_sigaction = stop, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigemptyset(&action.sa_mask);
        sigaction(signals[i], &action, NULL);
    }
    pthread_key_create(&handlerStack, remove_handler_stack);
    loaded_watch_overflows();
}

void loaded_watch_overflows(void) {
    if (pthread_getspecific(handlerStack) != NULL) return;
    void *stack = mmap(NULL, bytesForHandler, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stack == MAP_FAILED) return;
    pthread_setspecific(handlerStack, stack);
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = bytesForHandler}, NULL);
}

size_t loaded_wait_for_stop(const uintptr_t **first, bool *wasAsked) {
    while (sem_wait(&wasStopped) != 0) {}
    *wasAsked = isAsked;
    *first = addresses;
    return count;
}

void loaded_go_on_after_stop(void) {
    sem_post(&wasHeard);
}
