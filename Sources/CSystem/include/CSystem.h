// What Swift cannot import uniformly on every system: macros, variadic functions, structures whose fields differ. It
// also re-exports the rest of the C library. Only `System` imports it, and tests that start children.

#pragma once

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/inotify.h>
#elif defined(__APPLE__)
#include <sys/event.h>
#endif

// MARK: Errors

/// `errno`.
int system_error(void);

// MARK: Files

/// `open`, with `O_CLOEXEC`.
int system_open(const char *path, int flags, unsigned mode);

/// The value of `errno` for a pipe, a device or a socket where a file is needed.
enum { SYSTEM_NO_FILE = -1 };

/// Opens a regular file or a folder for reading. Never waits, as opening a FIFO does, and opens no device.
int system_open_file(const char *path);

/// Opens an existing file, device or FIFO for writing from its beginning. Does not wait for the reader of a FIFO: it is
/// an error if there is none.
int system_open_in_place(const char *path);

typedef enum {
    SYSTEM_NOTHING,
    SYSTEM_FOLDER,
    SYSTEM_LINK,
    SYSTEM_FILE,
    SYSTEM_STREAM,
} SystemKind;

/// The kind of a path's target. A FIFO, a socket or a device is a stream. `errno` explains SYSTEM_NOTHING.
SystemKind system_kind(const char *path, bool follows_links);

/// Whether a file has other hard links.
bool system_has_other_names(const char *path);

/// Duplicates a descriptor, as 3 or above and with close-on-exec; -1 on failure.
int system_duplicate(int descriptor);

int system_close_on_exec(int descriptor);
int system_set_nonblocking(int descriptor);

/// Returns when the data is on disk, or at least ordered before all later writes.
int system_flush_file(int descriptor);

/// Waits until one of the descriptors (below 1024 on Darwin) is readable; -1 waits indefinitely. False after the
/// timeout and after a signal.
bool system_wait(const int *descriptors, size_t count, int milliseconds);

/// `write`, except that a closed reader is the error EPIPE without a signal.
ssize_t system_write_without_signal(int descriptor, const void *bytes, size_t count);

/// Flushes all streams of the C library.
void system_flush_streams(void);

/// Makes C's standard output line-buffered.
void system_buffer_lines(void);

// MARK: Terminals

/// The width of a terminal in columns; 0 when there is no terminal or the width is unknown.
int system_columns(int descriptor);

/// Switches a terminal to single keys without echo. Stores its previous mode in `before`.
bool system_read_keys(int descriptor, struct termios *before);

// MARK: Signals

typedef void (*SystemSignalHandler)(int number);

/// Whether a signal is ignored, for example because of nohup.
bool system_ignores(int number);
void system_ignore(int number);
void system_catch(int number, SystemSignalHandler handler);

/// Restores a signal's default action, and raises it.
void system_obey(int number);

// MARK: Processes

/// Writes the path of this program's executable, with links resolved. Returns its length in bytes; 0 when it is
/// unknown.
size_t system_own_path(char *path, size_t capacity);

char **system_environment(void);

/// Lets a child inherit no descriptors but its standard streams: the reader of a pipe waits for all that have inherited
/// its other end. To be called last.
void system_inherit_streams_only(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes);

/// Starts a program from `PATH` without input, with two descriptors for its output and errors; 0 on success.
int system_spawn(pid_t *process, char *const words[], int output, int errors);

/// The exit code of a process, or 128 plus the number of the signal that ended it, as in a shell.
int system_exit_code(int status);

/// Raises this process's limit of open files to the system's maximum; some systems start at 256.
void system_raise_file_limit(void);

/// The resident memory of this process; 0 when it is unknown.
size_t system_resident_bytes(void);

/// A socket pair with close-on-exec, which reports a closed peer as an error without a signal.
int system_socket_pair(int ends[2]);
ssize_t system_send(int descriptor, const void *bytes, size_t count);

// MARK: Threads

typedef struct {
    pthread_t thread;
} SystemThread;

/// Starts a thread with a stack of `stack_bytes`; 0 on success.
int system_start_thread(SystemThread *thread, size_t stack_bytes, void (*body)(void *), void *context);
void system_join_thread(SystemThread thread);

/// The calling thread, as a number for `pthread_kill`.
size_t system_current_thread(void);

/// The processors that this process may use: on Linux those of its container or of taskset(1), without reading a file.
long system_processor_count(void);

// MARK: Clocks

/// The monotonic clock.
int64_t system_nanoseconds(void);

/// The processor time of the calling thread.
int64_t system_thread_nanoseconds(void);
