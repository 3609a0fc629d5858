#pragma once

#include <stdbool.h>
#include <stdint.h>

// Delayed blocks of the main queue, as from `DispatchQueue.main.asyncAfter`.

#ifdef __cplusplus
extern "C" {
#endif

// Receives a block and its delay, on any thread. Returning true takes ownership of the block: run it once with
// `main_queue_run`, or release it with `main_queue_drop`.
typedef bool (*main_queue_watcher)(void *block, int64_t nanoseconds);

// Sets the one watcher of all such blocks. In a program with libdispatch linked statically it is never called.
void main_queue_watch(main_queue_watcher watcher);

// Runs an owned block and releases it. Call it on the main queue.
void main_queue_run(void *block);

// Releases an owned block without running it.
void main_queue_drop(void *block);

// Whether blocks wait on the main queue of a thread with a run loop. Such a block takes a turn of the run loop, which
// costs some system calls more than this question, also if it finds nothing.
bool main_queue_has_work(void);

// Calls a function on the main queue after a delay in real time.
void main_queue_call_after(int64_t nanoseconds, void *context, void (*function)(void *context));

#ifdef __cplusplus
}
#endif
