#ifndef CSWIFTCALL_H
#define CSWIFTCALL_H

#include <stdint.h>

// Calls initializers of Swift classes that are known at run time only, with Swift's calling convention.
//
// Swift lets a class that is held as a value be instantiated through `required` initializers alone. UIKit instantiates
// the classes that were registered through `init(style:reuseIdentifier:)`, `init(reuseIdentifier:)` and `init(frame:)`,
// which are not.
// The result is owned by the caller; so is, before the call, the string.

// `init(style: CellStyle, reuseIdentifier: String?)`
void *dnd_init_style(const void *initializer, uint8_t style, uintptr_t string0, uintptr_t string1, const void *type);

// `init(reuseIdentifier: String?)`
void *dnd_init_string(const void *initializer, uintptr_t string0, uintptr_t string1, const void *type);

// `init(frame: CGRect)`
void *dnd_init_frame(const void *initializer, double x, double y, double width, double height, const void *type);

#endif
