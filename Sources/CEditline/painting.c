// Lines with characters that are not one column wide. libedit loses its place when it inserts before a wide letter, and
// counts combining characters (accents, the joiners in emoji) as columns. Such lines are painted here instead.

#define _GNU_SOURCE
#include "drawing.h"

#include <stdlib.h>
#include <string.h>
#include <wctype.h>

#define CLEAR_TO_END_OF_ROW "\033[K"
#define CLEAR_BELOW "\033[J"

/// Writes a character as libedit displays it: tabs as blanks, control characters with a caret.
static void put_character(
    FILE *output, Place *place, const char *bytes, size_t length, wchar_t character, int columns) {
    if (character == L'\n') {
        fputs(CLEAR_TO_END_OF_ROW "\r\n", output);
    } else if (character == L'\t') {
        fprintf(output, "%*s", 8 - place->column % 8, "");
    } else if (character < 0x100 && iswcntrl((wint_t)character)) {
        fprintf(output, "^%c", character == 0x7f ? '?' : (char)(character | 0x40));
    } else if (!iswprint((wint_t)character)) {
        fprintf(output, "\\U+%04X", (unsigned int)character);
    } else {
        // Not all terminals wrap a wide letter that does not fit into the row.
        if (place->column + wcwidth(character) > columns) fputc(' ', output);
        fwrite(bytes, 1, length, output);
    }
    place_pass(place, character, columns);
}

static void put_text(FILE *output, Place *place, const char *text, size_t count, int columns) {
    mbstate_t state = {0};
    const char *end = text + count;
    while (text < end) {
        wchar_t character;
        const size_t length = mbrtowc(&character, text, (size_t)(end - text), &state);
        if (length == 0 || length > (size_t)(end - text)) return;
        put_character(output, place, text, length, character, columns);
        text += length;
    }
    // After the last column a terminal delays the wrap until the next character; libedit counts that position as the
    // next row.
    if (place->column == 0 && place->row > 0) fputs(" \r", output);
}

static void go_to(FILE *output, Place from, Place to) {
    if (from.row > to.row) fprintf(output, "\033[%dA", from.row - to.row);
    fputc('\r', output);
    if (to.column > 0) fprintf(output, "\033[%dC", to.column);
}

/// The cursor's position before a text: if a wide letter does not fit into the row, it is in the next row.
static Place place_of_cursor(Place place, const char *text, size_t count, int columns) {
    mbstate_t state = {0};
    wchar_t character;
    const size_t length = mbrtowc(&character, text, count, &state);
    const bool isCharacter = length > 0 && length <= count;
    if (isCharacter && place.column + wcwidth(character) > columns) place.row++, place.column = 0;
    return place;
}

static void paint(EditlineSession *session, const char *text, size_t cursor, size_t count, int columns) {
    FILE *output = session->output;
    const char *prompt = session->searchPrompt != NULL ? session->searchPrompt : session->prompt;
    Place place = {0};
    go_to(output, (Place){.row = session->cursorRow}, place);
    drawing_put_unmarked(session, prompt);
    place_pass_text(&place, prompt, strlen(prompt), columns);
    put_text(output, &place, text, cursor, columns);
    const Place cursorPlace = place_of_cursor(place, text + cursor, count - cursor, columns);
    // Within a row the terminal saves the position, because only it knows the widths it draws.
    fputs(SAVE_CURSOR, output);
    put_text(output, &place, text + cursor, count - cursor, columns);
    fputs(CLEAR_BELOW, output);
    const int rightPrompt = session->isCancelled ? 0 : right_prompt_columns(session, place, columns);
    if (rightPrompt > 0) {
        fprintf(output, "\033[%dG", columns - rightPrompt);
        drawing_put_unmarked(session, session->rightPrompt);
    }
    if (place.row == 0) fputs(RESTORE_CURSOR, output);
    else go_to(output, place, cursorPlace);
    session->cursorRow = cursorPlace.row;
}

/// Whether to paint the line here: libedit loses its place over characters that are zero or two columns wide.
static bool wants_painting(EditlineSession *session, Place end) {
    if (!session->canSaveCursor || end.row >= editline_terminal_rows()) return false;
    const bool isWanted = end.hasOthers || session->isPainted;
    session->isPainted = end.hasOthers;
    return isWanted;
}

void drawing_paint(EditlineSession *session) {
    const LineInfo *line = session->library->line(session->editor);
    const int columns = editline_terminal_columns();
    const size_t cursor = (size_t)(line->cursor - line->buffer), count = (size_t)(line->lastchar - line->buffer);
    if (wants_painting(session, place_behind(session, count, columns))) {
        output_drop(session);
        paint(session, line->buffer, cursor, count, columns);
    }
    const Place place = place_behind(session, cursor, columns);
    session->cursorRow = place_of_cursor(place, line->cursor, count - cursor, columns).row;
}

void drawing_end(EditlineSession *session, const char *text) {
    if (text == NULL) return;
    const int columns = editline_terminal_columns();
    size_t count = strlen(text);
    if (count > 0 && text[count - 1] == '\n') count--;
    const Place end = place_behind(session, count, columns);
    session->cursorRow = end.row;
    if (!wants_painting(session, end)) {
        drawing_color_prompts(session, end.row + 1);
        return drawing_color_text(session, text, count, end.row + 1);
    }
    output_drop(session);
    paint(session, text, count, count, columns);
    drawing_color_text(session, text, count, end.row);
    fputs("\r\n", session->output);
}

// MARK: - Colours

/// Whether the text with colours is this text.
static bool is_coloured(const char *coloured, const char *text, size_t count) {
    char *plain = coloured != NULL ? prompt_without_escapes(coloured) : NULL;
    const bool isSame = plain != NULL && strlen(plain) == count && memcmp(plain, text, count) == 0;
    free(plain);
    return isSame;
}

/// Writes a text with escape sequences between marks.
static void put_coloured(FILE *output, Place place, const char *text, int columns) {
    bool isEscape = false;
    while (*text != 0) {
        const size_t length = strcspn(text, (char[]){PROMPT_ESCAPE_MARK, 0});
        if (isEscape) fwrite(text, 1, length, output);
        else put_text(output, &place, text, length, columns);
        text += length;
        if (*text == 0) return;
        isEscape = !isEscape;
        text++;
    }
}

void drawing_color_text(EditlineSession *session, const char *text, size_t count, int rowsBelow) {
    const bool isWanted = !session->isSearching && is_coloured(session->colouredText, text, count);
    const bool hasColours = isWanted && strchr(session->colouredText, PROMPT_ESCAPE_MARK) != NULL;
    // libedit leaves the colours of letters that it does not write again, so a plain text is written over them, too.
    if (!session->canSaveCursor || (!hasColours && !session->isTextColoured)) return;
    const int columns = editline_terminal_columns();
    const char *prompt = session->searchPrompt != NULL ? session->searchPrompt : session->prompt;
    Place place = {0};
    place_pass_text(&place, prompt, strlen(prompt), columns);
    Place last = place;
    place_pass_text(&last, text, count, columns);
    // A text that does not fit, or that has left the screen, keeps what libedit has drawn.
    if (place.row > 0 || last.row + rowsBelow - session->cursorRow >= editline_terminal_rows()) return;
    fputs(SAVE_CURSOR, session->output);
    if (rowsBelow > 0) fprintf(session->output, "\033[%dA", rowsBelow);
    fputc('\r', session->output);
    drawing_put_unmarked(session, prompt);
    if (hasColours) put_coloured(session->output, place, session->colouredText, columns);
    else put_text(session->output, &place, text, count, columns);
    fputs(RESTORE_CURSOR, session->output);
    session->isTextColoured = hasColours;
}

void drawing_leave_line(EditlineSession *session) {
    drawing_paint(session);
    fputc('\n', session->output);
}

void drawing_start_anew(EditlineSession *session, const char *sequence) {
    fputs(sequence, session->output);
    output_send(session);
    session->cursorRow = 0;
    session->library->set(session->editor, EL_REFRESH);
}
