#ifndef CEDITLINE_DRAWING_H
#define CEDITLINE_DRAWING_H

#include "session.h"

#include <wchar.h>

#define SAVE_CURSOR "\0337"
#define RESTORE_CURSOR "\0338"

/// A place, from the start of the prompt.
typedef struct {
    int row, column;
    bool hasOthers;   // Whether there are characters before it that take no column or two.
} Place;

/// Moves behind a character.
void place_pass(Place *place, wchar_t character, int columns);
/// Moves behind a text; what stands between escape marks takes no columns.
void place_pass_text(Place *place, const char *text, size_t count, int columns);
/// The place behind the prompt and the first bytes of the text.
Place place_behind(EditlineSession *session, size_t count, int columns);

/// Columns of the right prompt, when libedit has room for it behind a text that ends at the place; else 0.
int right_prompt_columns(EditlineSession *session, Place end, int columns);
/// Writes a prompt without its escape marks.
void drawing_put_unmarked(EditlineSession *session, const char *text);

#endif
