#ifndef CEDITLINE_DRAWING_H
#define CEDITLINE_DRAWING_H

#include "session.h"

#include <wchar.h>

#define SAVE_CURSOR "\0337"
#define RESTORE_CURSOR "\0338"

/// A position relative to the start of the prompt.
typedef struct {
    int row, column;
    bool hasOthers;   // Whether a character before it is zero or two columns wide.
} Place;

/// Advances past a character.
void place_pass(Place *place, wchar_t character, int columns);
/// Advances past a text; text between escape marks takes no columns.
void place_pass_text(Place *place, const char *text, size_t count, int columns);
/// The position after the prompt and the first bytes of the text.
Place place_behind(EditlineSession *session, size_t count, int columns);

/// The width of the right prompt, when it fits after a text that ends at `end`; otherwise 0.
int right_prompt_columns(EditlineSession *session, Place end, int columns);
/// Writes a prompt without its escape marks.
void drawing_put_unmarked(EditlineSession *session, const char *text);

#endif
