// Screen positions, the hint after the cursor, and handling of a resized terminal.

#define _GNU_SOURCE
#include "drawing.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#define FAINT "\033[2m"
#define PLAIN "\033[0m"

static int columns_of(wchar_t character) {
    if (character < 0x100 && iswcntrl((wint_t)character)) return 2;
    if (!iswprint((wint_t)character)) return character > 0xffff ? 8 : 7;
    return wcwidth(character);
}

static void advance(Place *place, int count, int columns) {
    if (place->column + count > columns) place->row++, place->column = 0;
    place->column += count;
    if (place->column >= columns) place->row++, place->column = 0;
}

void place_pass(Place *place, wchar_t character, int columns) {
    if (character == L'\n') {
        place->row++;
        place->column = 0;
    } else if (character == L'\t') {
        do advance(place, 1, columns);
        while (place->column % 8 != 0);
    } else {
        const int count = columns_of(character);
        if (count != 1) place->hasOthers = true;
        if (count > 0) advance(place, count, columns);
    }
}

void place_pass_text(Place *place, const char *text, size_t count, int columns) {
    mbstate_t state = {0};
    bool isEscape = false;
    const char *end = text + count;
    while (text < end) {
        wchar_t character;
        const size_t length = mbrtowc(&character, text, (size_t)(end - text), &state);
        if (length == 0 || length > (size_t)(end - text)) return;
        text += length;
        if (character == PROMPT_ESCAPE_MARK) isEscape = !isEscape;
        else if (!isEscape) place_pass(place, character, columns);
    }
}

Place place_behind(EditlineSession *session, size_t count, int columns) {
    const char *prompt = session->searchPrompt != NULL ? session->searchPrompt : session->prompt;
    Place place = {0};
    place_pass_text(&place, prompt, strlen(prompt), columns);
    place_pass_text(&place, session->library->line(session->editor)->buffer, count, columns);
    return place;
}

static Place place_of_end(EditlineSession *session, int columns) {
    const LineInfo *line = session->library->line(session->editor);
    return place_behind(session, (size_t)(line->lastchar - line->buffer), columns);
}

int right_prompt_columns(EditlineSession *session, Place end, int columns) {
    if (session->rightPrompt == NULL || end.row > 0) return 0;
    Place place = {0};
    place_pass_text(&place, session->rightPrompt, strlen(session->rightPrompt), columns);
    return place.row == 0 && columns - end.column - place.column > 1 ? place.column : 0;
}

void drawing_put_unmarked(EditlineSession *session, const char *text) {
    for (; *text != 0; text++) {
        if (*text != PROMPT_ESCAPE_MARK) putc(*text, session->output);
    }
}

char *prompt_without_escapes(const char *prompt) {
    char *plain = malloc(strlen(prompt) + 1), *end = plain;
    if (plain == NULL) return NULL;
    bool isEscape = false;
    for (; *prompt != 0; prompt++) {
        if (*prompt == PROMPT_ESCAPE_MARK) isEscape = !isEscape;
        else if (!isEscape) *end++ = *prompt;
    }
    *end = 0;
    return plain;
}

static bool has_escapes(const char *prompt) { return prompt != NULL && strchr(prompt, PROMPT_ESCAPE_MARK) != NULL; }

void drawing_color_prompts(EditlineSession *session, int rowsBelow) {
    const bool isNeeded = session->needsColor && session->canSaveCursor && session->searchPrompt == NULL;
    session->needsColor = false;
    const int columns = editline_terminal_columns();
    const Place end = place_of_end(session, columns);
    Place place = {0};
    place_pass_text(&place, session->prompt, strlen(session->prompt), columns);
    // A prompt that does not fit, or that has left the screen, stays plain.
    if (!isNeeded || place.row > 0 || end.row + rowsBelow - session->cursorRow >= editline_terminal_rows()) return;
    if (has_escapes(session->prompt)) {
        fputs(SAVE_CURSOR, session->output);
        if (rowsBelow > 0) fprintf(session->output, "\033[%dA", rowsBelow);
        fputc('\r', session->output);
        drawing_put_unmarked(session, session->prompt);
        fputs(RESTORE_CURSOR, session->output);
    }
    const int rightPrompt = right_prompt_columns(session, end, columns);
    if (rightPrompt > 0 && rowsBelow == 0 && has_escapes(session->rightPrompt)) {
        fprintf(session->output, SAVE_CURSOR "\033[%dG", columns - rightPrompt);
        drawing_put_unmarked(session, session->rightPrompt);
        fputs(RESTORE_CURSOR, session->output);
    }
}

// MARK: - Hints

/// Writes as much of the hint as fits, with an ellipsis when it is cut. Returns its width in columns.
static int put_hint(EditlineSession *session, int room) {
    Place whole = {0};
    const char *hint = session->hint, *end = hint + strlen(hint);
    place_pass_text(&whole, hint, strlen(hint), INT16_MAX);
    const int limit = whole.column > room ? room - 1 : room;
    mbstate_t state = {0};
    int used = 0;
    while (hint < end) {
        wchar_t character;
        const size_t length = mbrtowc(&character, hint, (size_t)(end - hint), &state);
        if (length == 0 || length > (size_t)(end - hint)) break;
        const int count = wcwidth(character);
        if (count < 0 || used + count > limit) break;
        fwrite(hint, 1, length, session->output);
        used += count;
        hint += length;
    }
    if (hint < end) fputs("…", session->output), used++;
    return used;
}

static bool wants_hint(EditlineSession *session) {
    return session->canSaveCursor && session->hint != NULL && session->hint[0] != 0 && !session->isCancelled
        && !session->isSearching && session_is_at_end(session);
}

static void draw_hint(EditlineSession *session) {
    enum { roomMin = 4 };
    if (!wants_hint(session)) return;
    const int columns = editline_terminal_columns();
    const Place end = place_of_end(session, columns);
    const int rightPrompt = right_prompt_columns(session, end, columns);
    // Never uses the last column, where the cursor's row is ambiguous.
    const int room = columns - 1 - end.column - (rightPrompt > 0 ? rightPrompt + 1 : 0);
    if (room < roomMin) return;
    fputs(SAVE_CURSOR FAINT, session->output);
    session->hintColumns = put_hint(session, room);
    fputs(PLAIN RESTORE_CURSOR, session->output);
}

void drawing_erase_hint(EditlineSession *session) {
    if (session->hintColumns == 0) return;
    // Writes blanks because libedit assumes blanks there. Erasing the row instead could remove the right prompt.
    fprintf(session->output, SAVE_CURSOR "%*s" RESTORE_CURSOR, session->hintColumns, "");
    session->hintColumns = 0;
}

// MARK: - Letters

/// Whether libedit may take the cursor to be in another row than where it draws it. It counts a combining character as
/// a column where it draws, and as none where it moves; rows that have left a low screen count where it moves only.
static bool is_cursor_uncertain(EditlineSession *session, Place end) {
    return end.hasOthers || session->isResized || end.row + 1 >= editline_terminal_rows();
}

/// libedit adds a letter at the end to its picture of the screen without drawing anew: after a movement possibly below
/// the last row, where the picture ends and the process crashes. So the line is drawn, which puts the cursor right.
void drawing_before_key(EditlineSession *session, wchar_t key) {
    const LineInfo *line = session->library->line(session->editor);
    const size_t count = (size_t)(line->lastchar - line->buffer);
    const bool isChanged = count != session->countBeforeKey;
    session->countBeforeKey = count;
    if (key < 0x20 || isChanged || line->cursor != line->lastchar || session->isSearching) return;
    if (!is_cursor_uncertain(session, place_behind(session, count, editline_terminal_columns()))) return;
    drawing_paint(session);
    if (session->canSaveCursor && session->cursorRow > 0) fprintf(session->output, "\033[%dA", session->cursorRow);
    drawing_start_anew(session, "\r");
}

// MARK: - Resizing

/// Some terminals rewrap their rows when the width changes, others do not, and none reports it. Moving up by the
/// smaller number of rows never overwrites output above; at worst an old row of the line remains.
bool drawing_resize(EditlineSession *session) {
    const LineInfo *line = session->library->line(session->editor);
    const size_t cursor = (size_t)(line->cursor - line->buffer);
    const int rowBefore = session->cursorRow;
    session->library->resize(session->editor);
    session->columns = editline_terminal_columns();
    session->isResized = false;
    if (!session->canSaveCursor) return false;
    const int rowNow = place_behind(session, cursor, session->columns).row;
    const int up = rowBefore < rowNow ? rowBefore : rowNow;
    if (up > 0) fprintf(session->output, "\033[%dA", up);
    output_send(session);
    session->cursorRow = 0;
    return true;
}

void drawing_finish(EditlineSession *session) {
    drawing_paint(session);
    drawing_color_prompts(session, session->cursorRow);
    const LineInfo *line = session->library->line(session->editor);
    drawing_color_text(session, line->buffer, (size_t)(line->lastchar - line->buffer), session->cursorRow);
    draw_hint(session);
    output_send(session);
}
