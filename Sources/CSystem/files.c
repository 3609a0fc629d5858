#include "CSystem.h"

#include <sys/socket.h>

int system_error(void) { return errno; }

int system_open(const char *path, int flags, unsigned mode) { return open(path, flags | O_CLOEXEC, (mode_t)mode); }

SystemKind system_kind(const char *path, bool follows_links) {
    struct stat status;
    if ((follows_links ? stat : lstat)(path, &status) != 0) { return SYSTEM_NOTHING; }
    if (S_ISDIR(status.st_mode)) { return SYSTEM_FOLDER; }
    return S_ISLNK(status.st_mode) ? SYSTEM_LINK : SYSTEM_FILE;
}

bool system_has_other_names(const char *path) {
    struct stat status;
    return lstat(path, &status) == 0 && (S_ISLNK(status.st_mode) || status.st_nlink > 1);
}

int system_duplicate(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

int system_close_on_exec(int descriptor) { return fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

int system_set_nonblocking(int descriptor) { return fcntl(descriptor, F_SETFL, O_NONBLOCK); }

// Blocks the signal on this thread; one that comes is taken away again.
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

void system_flush_streams(void) { fflush(NULL); }

void system_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int system_socket_pair(int ends[2]) {
#if defined(SOCK_CLOEXEC)
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
#if defined(MSG_NOSIGNAL)
    return send(descriptor, bytes, count, MSG_NOSIGNAL);
#else
    return send(descriptor, bytes, count, 0);
#endif
}
