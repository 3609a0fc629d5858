// Signals arrive through a pipe during reading: a handler only sets a flag and writes a byte, and the reader waits for
// the terminal and the pipe together. So handlers do no other work, no signal is lost between a check and the wait, and
// any thread may receive the signal. (libedit's own EL_SIGNAL redraws inside the handler and sends each signal again to
// the whole process group, so it stays off.)

#define _GNU_SOURCE
#include "signals.h"
#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

static const int caught[] = {SIGINT, SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT};
enum { caughtCount = sizeof caught / sizeof *caught, firstDisruptive = 3 };

static volatile sig_atomic_t arrived[caughtCount];
static struct sigaction previous[caughtCount];
static bool isReplaced[caughtCount];
static int wakePipe[2] = {-1, -1};

volatile sig_atomic_t editline_interrupt_flag;

static void note_arrival(int signal) {
    const int saved = errno;
    for (int i = 0; i < caughtCount; i++) {
        if (caught[i] == signal) arrived[i] = 1;
    }
    if (wakePipe[1] >= 0) (void)!write(wakePipe[1], "", 1);
    errno = saved;
}

static bool make_wake_pipe(void) {
    if (pipe(wakePipe) != 0) return false;
    for (int end = 0; end < 2; end++) {
        fcntl(wakePipe[end], F_SETFD, FD_CLOEXEC);
        fcntl(wakePipe[end], F_SETFL, O_NONBLOCK);
    }
    if (wakePipe[0] < FD_SETSIZE) return true;
    close(wakePipe[0]);
    close(wakePipe[1]);
    return false;
}

static void open_wake_pipe(void) {
    if (wakePipe[0] < 0 && !make_wake_pipe()) wakePipe[0] = wakePipe[1] = -1;
    char bytes[64];
    while (wakePipe[0] >= 0 && read(wakePipe[0], bytes, sizeof bytes) > 0) {}
}

void signals_begin(SignalSelection selection) {
    open_wake_pipe();
    const int count = selection == SIGNALS_ALL ? caughtCount : 1;
    for (int i = 0; i < count; i++) {
        struct sigaction action = {.sa_handler = note_arrival};
        sigemptyset(&action.sa_mask);
        arrived[i] = 0;
        // Signals ignored from the start (nohup) stay ignored, except Ctrl-C, which always belongs to the reader.
        sigaction(caught[i], NULL, &previous[i]);
        const bool isIgnored = previous[i].sa_handler == SIG_IGN && caught[i] != SIGINT;
        isReplaced[i] = !isIgnored && sigaction(caught[i], &action, NULL) == 0;
    }
}

void signals_end(void) {
    for (int i = 0; i < caughtCount; i++) {
        if (isReplaced[i]) sigaction(caught[i], &previous[i], NULL);
        isReplaced[i] = false;
    }
}

bool signals_take(int signal) {
    for (int i = 0; i < caughtCount; i++) {
        if (caught[i] != signal || !arrived[i]) continue;
        arrived[i] = 0;
        return true;
    }
    return false;
}

int signals_take_disruptive(void) {
    for (int i = firstDisruptive; i < caughtCount; i++) {
        if (signals_take(caught[i])) return caught[i];
    }
    return 0;
}

// Uses select(2), because poll(2) does not support terminals on macOS.
int signals_wait(int descriptor) {
    fd_set waiting;
    FD_ZERO(&waiting);
    FD_SET(descriptor, &waiting);
    if (wakePipe[0] >= 0) FD_SET(wakePipe[0], &waiting);
    const int last = wakePipe[0] > descriptor ? wakePipe[0] : descriptor;
    if (select(last + 1, &waiting, NULL, NULL, NULL) < 0) return errno == EINTR ? 0 : -1;
    if (wakePipe[0] < 0 || !FD_ISSET(wakePipe[0], &waiting)) return 1;
    char bytes[64];
    while (read(wakePipe[0], bytes, sizeof bytes) > 0) {}
    return 0;
}

// MARK: - While the program runs

static struct sigaction beforeWatching;
static bool isWatching;

/// How long a set flag may stay unchecked, and how much processor time within.
enum { patienceMilliseconds = 500, processorMilliseconds = 50 };

static struct timespec requested;
static struct rusage usedBefore;

static long milliseconds(struct timeval time) { return time.tv_sec * 1000 + time.tv_usec / 1000; }

/// Whether the process has run or waited since the request. On a busy machine it may have done neither.
static bool has_had_its_turn(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    const long ran = milliseconds(used.ru_utime) + milliseconds(used.ru_stime) - milliseconds(usedBefore.ru_utime)
        - milliseconds(usedBefore.ru_stime);
    return ran >= processorMilliseconds || used.ru_nvcsw > usedBefore.ru_nvcsw;
}

/// Whether the flag has been set for a while: foreign code is running, or the program hangs, and Ctrl-C must end it.
static bool is_unheard(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!editline_interrupt_flag) {
        requested = now;
        getrusage(RUSAGE_SELF, &usedBefore);
        return false;
    }
    const long passed = (now.tv_sec - requested.tv_sec) * 1000 + (now.tv_nsec - requested.tv_nsec) / 1000000;
    return passed >= patienceMilliseconds && has_had_its_turn();
}

static void request_interrupt(int signal) {
    const int saved = errno;
    if (is_unheard()) {
        // The signal is blocked in its handler; it ends the process when the handler returns.
        sigaction(signal, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
        raise(signal);
    }
    editline_interrupt_flag = 1;
    errno = saved;
}

void editline_interrupt_watch(void) {
    if (isWatching) return;
    // SA_RESTART, so that reads and writes of the program are not interrupted.
    struct sigaction action = {.sa_handler = request_interrupt, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    isWatching = sigaction(SIGINT, &action, &beforeWatching) == 0;
    // A parent may have blocked it, as those do that start processes on a thread of libdispatch.
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    pthread_sigmask(SIG_UNBLOCK, &interrupt, NULL);
}

void editline_interrupt_unwatch(void) {
    if (isWatching) sigaction(SIGINT, &beforeWatching, NULL);
    isWatching = false;
}

// MARK: - Plain reading

static bool isReading;

void editline_begin_reading(int descriptor) {
    struct sigaction current;
    const bool endsProcess = sigaction(SIGINT, NULL, &current) == 0 && current.sa_handler == SIG_DFL;
    if (endsProcess && !isatty(descriptor)) return;
    signals_begin(SIGNALS_INTERRUPT_ONLY);
    isReading = true;
}

void editline_end_reading(void) {
    if (isReading) signals_end();
    isReading = false;
}

long editline_read_bytes(int descriptor, void *bytes, size_t count) {
    for (;;) {
        const int state = isReading ? signals_wait(descriptor) : 1;
        if (isReading && signals_take(SIGINT)) {
            errno = EINTR;
            return -1;
        }
        if (state < 0) return -1;
        if (state == 0) continue;
        const long result = read(descriptor, bytes, count);
        if (result >= 0 || errno != EINTR) return result;
    }
}
