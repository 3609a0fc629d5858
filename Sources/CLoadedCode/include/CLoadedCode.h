/// What the loader and the unwinder know about the code of this process, where Swift cannot ask them.
#ifndef CLOADEDCODE_H
#define CLOADEDCODE_H

#include <stdbool.h>
#include <stddef.h>
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

#endif
