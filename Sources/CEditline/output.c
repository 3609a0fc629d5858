// Buffers what libedit draws, and sends it in one write before waiting for the next key. libedit flushes after every
// letter and movement, which flickers over a slow line and costs a system call each.

#define _GNU_SOURCE
#include "session.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static void wait_for_room(void) {
    fd_set output;
    FD_ZERO(&output);
    FD_SET(STDOUT_FILENO, &output);
    select(STDOUT_FILENO + 1, NULL, &output, NULL, NULL);
}

static void write_all(const char *bytes, size_t count) {
    while (count > 0) {
        const ssize_t written = write(STDOUT_FILENO, bytes, count);
        if (written < 0 && errno == EAGAIN) wait_for_room();
        else if (written < 0 && errno != EINTR) return;
        if (written > 0) bytes += written, count -= (size_t)written;
    }
}

static ssize_t keep(void *context, const char *bytes, size_t count) {
    EditlineSession *session = context;
    const size_t needed = session->frameCount + count;
    if (needed > session->frameSize) {
        char *larger = realloc(session->frame, needed * 2);
        if (larger != NULL) session->frame = larger, session->frameSize = needed * 2;
        else write_all(session->frame, session->frameCount), session->frameCount = 0;
    }
    if (session->frameCount + count > session->frameSize) {
        write_all(bytes, count);
        return (ssize_t)count;
    }
    memcpy(session->frame + session->frameCount, bytes, count);
    session->frameCount += count;
    return (ssize_t)count;
}

#if defined(__APPLE__)
static int keep_for_stream(void *context, const char *bytes, int count) {
    return (int)keep(context, bytes, (size_t)count);
}

FILE *output_open(EditlineSession *session) {
    FILE *stream = funopen(session, NULL, keep_for_stream, NULL, NULL);
    // libedit queries the terminal through the descriptor of its output stream.
    if (stream != NULL) stream->_file = STDOUT_FILENO;
    return stream;
}
#else
FILE *output_open(EditlineSession *session) {
    return fopencookie(session, "w", (cookie_io_functions_t){.write = keep});
}
#endif

void output_send(EditlineSession *session) {
    const int saved = errno;
    // The program's own output comes first.
    fflush(stdout);
    fflush(session->output);
    write_all(session->frame, session->frameCount);
    session->frameCount = 0;
    errno = saved;
}

void output_drop(EditlineSession *session) {
    fflush(session->output);
    size_t bells = 0;
    for (size_t i = 0; i < session->frameCount; i++) bells += session->frame[i] == '\a';
    session->frameCount = 0;
    while (bells-- > 0) fputc('\a', session->output);
}
