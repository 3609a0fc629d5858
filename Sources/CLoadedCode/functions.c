#include "CLoadedCode.h"

// From the unwinder of the C++ runtime, which the Swift runtime links. Not every toolchain installs the compiler's own
// header <unwind.h>.
extern void *_Unwind_FindEnclosingFunction(void *returnAddress);

uintptr_t loaded_function_start(uintptr_t address) {
    // The unwinder expects a return address, which lies after the instruction in question.
    return (uintptr_t)_Unwind_FindEnclosingFunction((void *)(address + 1));
}
