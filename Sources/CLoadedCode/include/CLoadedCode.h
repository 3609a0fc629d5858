/// Information from the loader and the unwinder about the code of this process, which Swift cannot query itself.
#ifndef CLOADEDCODE_H
#define CLOADEDCODE_H

#include <stdbool.h>
#include <stddef.h>
#include <signal.h>
#include <stdint.h>

/// The addresses of a mapped segment of an executable or shared library, from `start` up to, not including, `end`.
typedef struct {
    uintptr_t start;
    uintptr_t end;
    /// The load address of the executable or library: equal for all its segments, and unique to them.
    uintptr_t image;
    bool isReadable;
    bool isExecutable;
} LoadedSegment;

/// Writes at most `capacity` segments of all loaded images. Returns their total number, which may be larger.
size_t loaded_segments(LoadedSegment *segments, size_t capacity);

/// The load address of this process's executable, the `image` of its segments.
uintptr_t loaded_executable(void);

/// The first instruction of the function that contains `address`, according to the unwind tables; 0 when they have no
/// entry for it. Costs a binary search in the tables. Never reads `address`.
uintptr_t loaded_function_start(uintptr_t address);

/// The demangled Swift name of a symbol, with modules and types; NULL for other symbols. The caller frees it.
char *loaded_swift_name(const char *symbol);

/// Writes at most `capacity` return addresses of the functions running on this thread, innermost first. The list ends
/// early where the chain of frames ends or code without frame pointers breaks it. Costs some nanoseconds each. Returns
/// their number.
size_t loaded_callers(uintptr_t *addresses, size_t capacity);

/// For a signal handler: writes the return addresses of the interrupted functions. First come the innermost function
/// and, on x86-64, its caller if it has no frame, then the callers according to the unwinder, then those along the
/// frame pointers, which partly repeat them. At most `capacity`, which is at least 2. `context` is the handler's third
/// argument. Async-signal-safe: allocates nothing and takes no lock. Returns their number.
size_t loaded_interrupted(const void *context, uintptr_t *addresses, size_t capacity);

/// Whether this thread currently serves Dispatch's main queue itself, rather than a queue that targets it. Costs two
/// loads and takes no lock, unlike a query for a queue-specific value.
bool loaded_serves_main_queue(void);

/// The file that contains the code at `address`, and its load address; NULL for code outside any file.
const char *loaded_file(uintptr_t address, uintptr_t *start);

/// A thread that receives this signal records its call stack and continues. The threads of Dispatch do not block it.
#define LOADED_WHERE_SIGNAL SIGSYS

/// From now on a thread that aborts, traps, reads a bad address or receives LOADED_WHERE_SIGNAL records its call stack,
/// and waits some seconds for `loaded_go_on_after_stop`. Then the process ends, except after LOADED_WHERE_SIGNAL. If
/// the calling thread overflows its stack, that is recorded, too. Used by processes whose crashes others report. Called
/// once.
void loaded_watch_stops(void);

/// Also records when the calling thread overflows its stack; after `loaded_watch_stops`. Takes 64 KB of address space
/// until the thread ends. Calling it again costs some nanoseconds.
void loaded_watch_overflows(void);

/// Blocks until the first thread has stopped. Sets `first` to its return addresses, innermost first, and `wasAsked` to
/// whether LOADED_WHERE_SIGNAL stopped it. Returns the number of addresses.
size_t loaded_wait_for_stop(const uintptr_t **first, bool *wasAsked);

/// Resumes the stopped thread.
void loaded_go_on_after_stop(void);

/// Calls an initializer of a Swift class that is only known at run time, with Swift's calling convention: `init(style:
/// CellStyle, reuseIdentifier: String?)`. The caller owns the result, and passes ownership of the string.
void *loaded_init_style(const void *initializer, uint8_t style, uintptr_t string0, uintptr_t string1, const void *type);

/// As above, for `init(reuseIdentifier: String?)`.
void *loaded_init_string(const void *initializer, uintptr_t string0, uintptr_t string1, const void *type);

/// As above, for `init(frame: CGRect)`.
void *loaded_init_frame(const void *initializer, double x, double y, double width, double height, const void *type);

/// As above, for `init(nibName: String?, bundle: Bundle?)`. The bundle is owned, too.
void *loaded_init_nib(
    const void *initializer, uintptr_t string0, uintptr_t string1, void *bundle, const void *type);

#endif
