/// What the loader and the unwinder know about the code of this process, where Swift cannot ask them.
#ifndef CLOADEDCODE_H
#define CLOADEDCODE_H

#include <stdbool.h>
#include <stddef.h>
#include <signal.h>
#include <stdint.h>

/// A range of addresses that an executable or a shared library was mapped to, from `start` to before `end`.
typedef struct {
    uintptr_t start;
    uintptr_t end;
    /// The address that the executable or library was loaded at: the same for all its segments, and only for them.
    uintptr_t image;
    bool isReadable;
    bool isExecutable;
} LoadedSegment;

/// Writes at most `capacity` segments of everything that is loaded now.
/// Returns how many there are, which may be more.
size_t loaded_segments(LoadedSegment *segments, size_t capacity);

/// The address that the executable of this process was loaded at, the `image` of its segments.
uintptr_t loaded_executable(void);

/// The first instruction of the function that has an instruction at `address`, from the tables for unwinding; 0 when
/// no function with an entry there covers the address. Costs a binary search in the tables. Never reads `address`.
uintptr_t loaded_function_start(uintptr_t address);

/// The Swift name that a symbol stands for, as the runtime writes it: with modules and types.
/// NULL when it is not a symbol of Swift's. The caller frees it.
char *loaded_swift_name(const char *symbol);

/// Writes the return addresses of the functions that are running on this thread, innermost first: at most `capacity`,
/// and fewer where the chain of frames ends or code without frame pointers has broken it. Costs some nanoseconds each.
/// Returns how many there are.
size_t loaded_callers(uintptr_t *addresses, size_t capacity);

/// For the handler of a signal: writes the return addresses of the functions that the signal has interrupted, after
/// those of the handler itself, as the unwinder knows them; then those that frame pointers lead to, which are partly
/// the same. At most `capacity`. `context` is the handler's third argument. Allocates nothing and takes no lock.
/// Returns how many there are.
size_t loaded_interrupted(const void *context, uintptr_t *addresses, size_t capacity);

/// Whether this thread serves the main queue of Dispatch now, itself and not one that targets it. Takes no lock and
/// costs two loads, where to ask for a specific value of the queue takes a lock.
bool loaded_serves_main_queue(void);

/// The file that the code at `address` was loaded from, and the address of the file's first byte; NULL for code that
/// was loaded from none.
const char *loaded_file(uintptr_t address, uintptr_t *start);

/// A thread that gets this signal says where it is, and goes on. The threads of Dispatch do not block it.
#define LOADED_WHERE_SIGNAL SIGSYS

/// From now on a thread that aborts, traps or is asked keeps where it is, and waits some seconds for somebody to look.
/// Then it dies as it would have. For a process that plays what others want to know the end of.
void loaded_watch_stops(void);

/// Blocks until the first thread has stopped so. Points at its return addresses, innermost first, and returns how many.
size_t loaded_wait_for_stop(const uintptr_t **first);

/// Lets the thread go on.
void loaded_go_on_after_stop(void);

/// Calls an initializer of a Swift class that is known when the program runs only, with Swift's calling convention:
/// `init(style: CellStyle, reuseIdentifier: String?)`. The caller owns the result, and gives the string away.
void *loaded_init_style(const void *initializer, uint8_t style, uintptr_t string0, uintptr_t string1, const void *type);

/// The same of `init(reuseIdentifier: String?)`.
void *loaded_init_string(const void *initializer, uintptr_t string0, uintptr_t string1, const void *type);

/// The same of `init(frame: CGRect)`.
void *loaded_init_frame(const void *initializer, double x, double y, double width, double height, const void *type);

#endif
