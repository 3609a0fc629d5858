#include "CLoadedCode.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void *(*style_initializer)(uint8_t, uintptr_t, uintptr_t, SELF const void *);
typedef SWIFT void *(*string_initializer)(uintptr_t, uintptr_t, SELF const void *);
typedef SWIFT void *(*frame_initializer)(double, double, double, double, SELF const void *);
typedef SWIFT void *(*nib_initializer)(uintptr_t, uintptr_t, void *, SELF const void *);

void *loaded_init_style(
    const void *initializer, uint8_t style, uintptr_t string0, uintptr_t string1, const void *type) {
    return ((style_initializer)initializer)(style, string0, string1, type);
}

void *loaded_init_string(const void *initializer, uintptr_t string0, uintptr_t string1, const void *type) {
    return ((string_initializer)initializer)(string0, string1, type);
}

void *loaded_init_frame(const void *initializer, double x, double y, double width, double height, const void *type) {
    return ((frame_initializer)initializer)(x, y, width, height, type);
}

void *loaded_init_nib(
    const void *initializer, uintptr_t string0, uintptr_t string1, void *bundle, const void *type) {
    return ((nib_initializer)initializer)(string0, string1, bundle, type);
}
