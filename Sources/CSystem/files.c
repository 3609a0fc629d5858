#include "CSystem.h"

#include <sys/socket.h>
#if defined(__APPLE__)
#include <sys/select.h>
#else
#include <poll.h>
#endif

int system_error(void) { return errno; }

int system_open(const char *path, int flags, unsigned mode) { return open(path, flags | O_CLOEXEC, (mode_t)mode); }

SystemKind system_kind(const char *path, bool follows_links) {
    struct stat status;
    if ((follows_links ? stat : lstat)(path, &status) != 0) { return SYSTEM_NOTHING; }
    if (S_ISDIR(status.st_mode)) { return SYSTEM_FOLDER; }
    if (S_ISLNK(status.st_mode)) { return SYSTEM_LINK; }
    return S_ISREG(status.st_mode) ? SYSTEM_FILE : SYSTEM_STREAM;
}

static bool is_stream(const struct stat *status) { return !S_ISREG(status->st_mode) && !S_ISDIR(status->st_mode); }

int system_open_file(const char *path) {
    struct stat status;
    // Opening a device may already have an effect.
    if (stat(path, &status) == 0 && is_stream(&status)) { return errno = SYSTEM_NO_FILE, -1; }
    int descriptor = system_open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, 0);
    if (descriptor < 0 || (fstat(descriptor, &status) == 0 && !is_stream(&status))) { return descriptor; }
    close(descriptor);
    return errno = SYSTEM_NO_FILE, -1;
}

int system_open_in_place(const char *path) {
    int descriptor = system_open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY, 0);
    if (descriptor >= 0) { fcntl(descriptor, F_SETFL, 0); }
    return descriptor;
}

bool system_has_other_names(const char *path) {
    struct stat status;
    return lstat(path, &status) == 0 && (S_ISLNK(status.st_mode) || status.st_nlink > 1);
}

int system_duplicate(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

int system_close_on_exec(int descriptor) { return fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

int system_set_nonblocking(int descriptor) { return fcntl(descriptor, F_SETFL, O_NONBLOCK); }

int system_flush_file(int descriptor) {
#if defined(__APPLE__)
    // On Darwin fsync(2) does not flush the drive's cache. Files that are not on a disk do not support the barrier.
    if (fcntl(descriptor, F_BARRIERFSYNC) == 0) { return 0; }
#endif
    return fsync(descriptor);
}

#if defined(__APPLE__)
// poll(2) on Darwin does not support terminals.
bool system_wait(const int *descriptors, size_t count, int milliseconds) {
    fd_set waiting;
    FD_ZERO(&waiting);
    int last = -1;
    for (size_t i = 0; i < count; i++) {
        if (descriptors[i] < 0 || descriptors[i] >= FD_SETSIZE) { continue; }
        FD_SET(descriptors[i], &waiting);
        if (descriptors[i] > last) { last = descriptors[i]; }
    }
    struct timeval time = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
    return select(last + 1, &waiting, NULL, NULL, milliseconds < 0 ? NULL : &time) > 0;
}
#else
bool system_wait(const int *descriptors, size_t count, int milliseconds) {
    struct pollfd waiting[count + 1];
    for (size_t i = 0; i < count; i++) { waiting[i] = (struct pollfd){.fd = descriptors[i], .events = POLLIN}; }
    return poll(waiting, count, milliseconds) > 0;
}
#endif

#if defined(__APPLE__)
// On Darwin SIGPIPE is sent to the process, so another thread would receive it.
ssize_t system_write_without_signal(int descriptor, const void *bytes, size_t count) {
    const int before = fcntl(descriptor, F_GETNOSIGPIPE);
    fcntl(descriptor, F_SETNOSIGPIPE, 1);
    ssize_t written = write(descriptor, bytes, count);
    int reason = errno;
    fcntl(descriptor, F_SETNOSIGPIPE, before > 0);
    errno = reason;
    return written;
}
#else
// Blocks SIGPIPE on this thread, and discards one that arrives.
ssize_t system_write_without_signal(int descriptor, const void *bytes, size_t count) {
    sigset_t signals, before, waiting;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, &before);
    ssize_t written = write(descriptor, bytes, count);
    int reason = errno;
    if (written < 0 && reason == EPIPE) {
        sigpending(&waiting);
        int number;
        if (sigismember(&waiting, SIGPIPE)) { sigwait(&signals, &number); }
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = reason;
    return written;
}
#endif

void system_flush_streams(void) { fflush(NULL); }

void system_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int system_socket_pair(int ends[2]) {
#if defined(__linux__)
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) { return -1; }
    for (int end = 0; end < 2; end++) {
        int yes = 1;
        setsockopt(ends[end], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
        system_close_on_exec(ends[end]);
    }
    return 0;
#endif
}

ssize_t system_send(int descriptor, const void *bytes, size_t count) {
#if defined(__linux__)
    return send(descriptor, bytes, count, MSG_NOSIGNAL);
#else
    return send(descriptor, bytes, count, 0);
#endif
}
