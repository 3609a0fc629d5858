#define _GNU_SOURCE
#include "CLoadedCode.h"

#include <errno.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// From the unwinder of the C++ runtime, as in functions.c. Unlike a walk along frame pointers it unwinds through C
// libraries.
extern int _Unwind_Backtrace(int (*visit)(void *frame, void *context), void *context);
extern uintptr_t _Unwind_GetIPInfo(void *frame, int *isBeforeInstruction);

typedef struct {
    uintptr_t *addresses;
    size_t capacity;
    size_t count;
    /// The interrupted instruction. The unwinder comes to it after the frames of the signal handler.
    uintptr_t interrupted;
    bool isPastHandler;
} Walk;

static int keep_frame(void *frame, void *context) {
    Walk *walk = context;
    int isBeforeInstruction = 0;
    uintptr_t address = _Unwind_GetIPInfo(frame, &isBeforeInstruction);
    if (!walk->isPastHandler) {
        walk->isPastHandler = isBeforeInstruction && address == walk->interrupted;
        return 0;
    }
    // The outermost frame has no caller. All addresses are stored as return addresses, which lie after the instruction.
    if (address == 0) return 0;
    if (walk->count < walk->capacity) walk->addresses[walk->count++] = address + (isBeforeInstruction ? 1 : 0);
    return walk->count == walk->capacity;
}

/// Whether an address can be read. The kernel reads the signal set before it rejects the invalid operation, so the call
/// tests the address and changes nothing.
static bool is_readable(uintptr_t address) {
    const long nothing = ~0;
    const size_t setSize = 8;
    return syscall(SYS_rt_sigprocmask, nothing, address, NULL, setSize) == 0 || errno != EFAULT;
}

/// The registers at the interruption.
typedef struct {
    uintptr_t instruction;
    uintptr_t frame;
    uintptr_t stack;
} Registers;

static Registers registers(const ucontext_t *context) {
#if defined(__x86_64__)
    const greg_t *values = context->uc_mcontext.gregs;
    return (Registers){(uintptr_t)values[REG_RIP], (uintptr_t)values[REG_RBP], (uintptr_t)values[REG_RSP]};
#elif defined(__aarch64__)
    const mcontext_t *values = &context->uc_mcontext;
    return (Registers){(uintptr_t)values->pc, (uintptr_t)values->regs[29], (uintptr_t)values->sp};
#else
    (void)context;
    return (Registers){0, 0, 0};
#endif
}

static void walk_frames(Registers registers, Walk *walk) {
    // As in callers.c, except that registers may contain any value, so every address is tested before it is read.
    const uintptr_t async_mark = (uintptr_t)1 << 60;
    uintptr_t frame = registers.frame;
    if (frame < registers.stack) return;
    while (walk->count < walk->capacity && frame != 0 && frame % sizeof(uintptr_t) == 0) {
        const uintptr_t *record = (const uintptr_t *)frame;
        if (!is_readable(frame) || !is_readable(frame + sizeof(uintptr_t)) || record[1] == 0) return;
        walk->addresses[walk->count++] = record[1];
        uintptr_t next = record[0] & ~async_mark;
        if (next <= frame) return;
        frame = next;
    }
}

#if defined(__x86_64__)
static bool begins_with(const uint8_t *code, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!is_readable((uintptr_t)(code + i)) || code[i] != bytes[i]) return false;
    }
    return true;
}

/// Where the return address is if the interrupted function has not set up its frame, or has already removed it: in its
/// first two instructions, at its return, or in an entry of the procedure linkage table. NULL elsewhere.
static const uintptr_t *return_without_frame(const uint8_t *code, const uintptr_t *stack) {
    static const uint8_t pushThenSet[] = {0x55, 0x48, 0x89, 0xE5};
    static const uint8_t ret[] = {0xC3};
    static const uint8_t jumpThroughTable[] = {0xFF, 0x25};
    bool isBeforePush = begins_with(code, pushThenSet, sizeof(pushThenSet)) || begins_with(code, ret, sizeof(ret))
        || begins_with(code, jumpThroughTable, sizeof(jumpThroughTable));
    if (isBeforePush) return stack;
    return begins_with(code - 1, pushThenSet, sizeof(pushThenSet)) ? stack + 1 : NULL;
}

#else
static const uintptr_t *return_without_frame(const uint8_t *code, const uintptr_t *stack) {
    (void)code;
    (void)stack;
    return NULL;
}
#endif

/// Adds the caller if the interrupted function has no frame. There compilers and linkers omit unwind information, and
/// the frame pointer is the caller's: the unwinder and `walk_frames` both miss the caller.
static void add_caller_without_frame(Registers registers, Walk *walk) {
    const uintptr_t *caller =
        return_without_frame((const uint8_t *)registers.instruction, (const uintptr_t *)registers.stack);
    if (caller != NULL && is_readable((uintptr_t)caller)) walk->addresses[walk->count++] = *caller;
}

size_t loaded_interrupted(const void *context, uintptr_t *addresses, size_t capacity) {
    if (capacity < 2) return 0;
    int errorBefore = errno;
    Registers before = registers(context);
    Walk walk = {.addresses = addresses, .capacity = capacity, .interrupted = before.instruction};
    walk.addresses[walk.count++] = before.instruction + 1;
    add_caller_without_frame(before, &walk);
    _Unwind_Backtrace(keep_frame, &walk);
    // Without a frame the unwinder may find no caller or a wrong one; the frame pointer leads on from the caller.
    walk_frames(before, &walk);
    errno = errorBefore;
    return walk.count;
}
