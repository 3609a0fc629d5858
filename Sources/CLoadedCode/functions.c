#include "CLoadedCode.h"

// The C++ runtime's unwinder, which the Swift runtime is linked with. <unwind.h> is the compiler's own header and is
// not installed with every toolchain.
extern void *_Unwind_FindEnclosingFunction(void *returnAddress);

uintptr_t loaded_function_start(uintptr_t address) {
    // It takes return addresses, which stand behind the instruction that is meant.
    return (uintptr_t)_Unwind_FindEnclosingFunction((void *)(address + 1));
}
