// What Swift cannot import the same way on every system: macros, functions with a variable number of arguments,
// structures whose fields differ. With it comes the rest of the C library, for the module `System` alone.

#pragma once

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <pthread.h>
#include <signal.h>
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

typedef enum {
    SYSTEM_NOTHING,
    SYSTEM_FOLDER,
    SYSTEM_LINK,
    SYSTEM_FILE,
} SystemKind;

/// What a path stands for; everything that is neither a folder nor a link is a file. `errno` says why there is nothing.
SystemKind system_kind(const char *path, bool follows_links);

/// Whether a file has further names.
bool system_has_other_names(const char *path);

/// A descriptor of the same file, 3 or above, that no program started from here inherits; -1 where there is none.
int system_duplicate(int descriptor);

int system_close_on_exec(int descriptor);
int system_set_nonblocking(int descriptor);

/// Returns when the disk has everything before anything that is written later.
int system_flush_file(int descriptor);

/// Waits until one of some descriptors, below 1024 on Darwin, has something to read; -1 waits for ever. False when the
/// time is over, and after a signal.
bool system_wait(const int *descriptors, size_t count, int milliseconds);

/// `write`, where a reader that is gone is an error, EPIPE, and no signal.
ssize_t system_write_without_signal(int descriptor, const void *bytes, size_t count);

/// Writes everything that C's streams hold back.
void system_flush_streams(void);

/// Has C's standard output written at the end of each line.
void system_buffer_lines(void);

// MARK: Terminals

/// How many columns a terminal has; 0 for what is no terminal, or one that does not know.
int system_columns(int descriptor);

/// Has the keys of a terminal come one by one, and not shown. Returns how it was before.
bool system_read_keys(int descriptor, struct termios *before);

// MARK: Signals

typedef void (*SystemSignalHandler)(int number);

/// Whether a signal was ignored before the program began, as by nohup.
bool system_ignores(int number);
void system_ignore(int number);
void system_catch(int number, SystemSignalHandler handler);

/// Does what a signal does to programs that do not catch it.
void system_obey(int number);

// MARK: Processes

/// The path of this program's own file, without links; 0 where it is not known. Returns the count of its bytes.
size_t system_own_path(char *path, size_t capacity);

char **system_environment(void);

/// Starts a program that is looked for in `PATH`, with nothing to read, writing to two descriptors; 0 when it runs.
int system_spawn(pid_t *process, char *const words[], int output, int errors);

/// The exit code of a process, or 128 and the number of the signal that ended it, as a shell says it.
int system_exit_code(int status);

/// How many files this process may open is as many as the system allows; some begin with 256.
void system_raise_file_limit(void);

/// How much memory of this process the machine holds; 0 where it is not known.
size_t system_resident_bytes(void);

/// Two ends of a connection that no program started from here inherits, for which a peer that is gone is no signal.
int system_socket_pair(int ends[2]);
ssize_t system_send(int descriptor, const void *bytes, size_t count);

// MARK: Threads

typedef struct {
    pthread_t thread;
} SystemThread;

/// Starts a thread with a stack of so many bytes; 0 when it runs.
int system_start_thread(SystemThread *thread, size_t stack_bytes, void (*body)(void *), void *context);
void system_join_thread(SystemThread thread);

/// The calling thread, as a number for `pthread_kill`.
size_t system_current_thread(void);

long system_processor_count(void);

// MARK: Clocks

/// A clock that is never set.
int64_t system_nanoseconds(void);

/// How much processor time the calling thread has taken.
int64_t system_thread_nanoseconds(void);
