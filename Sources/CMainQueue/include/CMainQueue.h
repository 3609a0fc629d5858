#pragma once

#include <stdbool.h>
#include <stdint.h>

// Blocks that a program puts on the main queue for later, as `DispatchQueue.main.asyncAfter` does.

#ifdef __cplusplus
extern "C" {
#endif

// Told of a block and of how long it is to wait. May be called on any thread. The block is the watcher's from then on,
// when it returns true: to run with `main_queue_run`, once, or to let go of with `main_queue_drop`.
typedef bool (*main_queue_watcher)(void *block, int64_t nanoseconds);

// Tells one watcher of all such blocks from now on. In a program that has libdispatch linked into itself it is never
// told of any.
void main_queue_watch(main_queue_watcher watcher);

// Runs a block that was taken over, and lets go of it. On the main queue.
void main_queue_run(void *block);

// Lets go of a block that was taken over and will never run.
void main_queue_drop(void *block);

// Calls a function on the main queue after a while of real time.
void main_queue_call_after(int64_t nanoseconds, void *context, void (*function)(void *context));

#ifdef __cplusplus
}
#endif
