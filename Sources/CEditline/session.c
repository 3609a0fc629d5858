#define _GNU_SOURCE
#include "session.h"
#include "signals.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void replace_string(char **place, const char *text) {
    free(*place);
    *place = text != NULL ? strdup(text) : NULL;
}

static void set_prompt(char **place, char **plain, const char *text) {
    replace_string(place, text);
    free(*plain);
    *plain = prompt_without_escapes(text);
}

// MARK: - Keys

bool editline_session_is_editing(EditlineSession *session) {
    int isEditing = 0;
    session->library->get(session->editor, EL_EDITMODE, &isEditing);
    return isEditing != 0;
}

bool editline_session_uses_vi_keys(EditlineSession *session) {
    const char *name = NULL;
    session->library->get(session->editor, EL_EDITOR, &name);
    return name != NULL && strcmp(name, "vi") == 0;
}

void editline_session_use_emacs_keys(EditlineSession *session) {
    session->library->set(session->editor, EL_EDITOR, "emacs");
}

void editline_session_bind(EditlineSession *session, const char *keys, const char *command) {
    session->library->set(session->editor, EL_BIND, keys, command, NULL);
}

void editline_session_source_user_file(EditlineSession *session) {
    session->library->source(session->editor, NULL);
}

char *session_copy_text(EditlineSession *session) {
    const LineInfo *line = session->library->line(session->editor);
    return strndup(line->buffer, (size_t)(line->lastchar - line->buffer));
}

void session_keep_discarded(EditlineSession *session) {
    free(session->discarded);
    session->discarded = session_copy_text(session);
}

bool session_is_at_end(EditlineSession *session) {
    const LineInfo *line = session->library->line(session->editor);
    return line->cursor == line->lastchar;
}

// Changes the line through the structure that libedit returns for it. Old releases have no function that moves the
// cursor.
void session_move_cursor(EditlineSession *session, long distance) {
    LineInfoW *line = (LineInfoW *)session->library->wline(session->editor);
    const long first = line->buffer - line->cursor, last = line->lastchar - line->cursor;
    line->cursor += distance < first ? first : distance > last ? last : distance;
}

// MARK: - Callbacks to the owner

void session_ask_about_text(EditlineSession *session) {
    if (session->callbacks.textChanged == NULL || session->isCancelled || session->isSearching) return;
    const LineInfo *line = session->library->line(session->editor);
    const size_t count = (size_t)(line->lastchar - line->buffer);
    const bool isKnown = session->askedText != NULL && strlen(session->askedText) == count
        && memcmp(session->askedText, line->buffer, count) == 0;
    if (isKnown) return;
    free(session->askedText);
    session->askedText = strndup(line->buffer, count);
    const size_t cursor = (size_t)(line->cursor - line->buffer);
    if (session->askedText != NULL) {
        session->callbacks.textChanged(session->callbacks.context, session->askedText, cursor);
    }
}

bool session_perform(EditlineSession *session, EditlineRequest request, wchar_t character) {
    if (session->callbacks.perform == NULL) return false;
    const LineInfo *line = session->library->line(session->editor);
    const size_t cursor = (size_t)(line->cursor - line->buffer);
    char *text = session_copy_text(session);
    const bool isDone = text != NULL
        && session->callbacks.perform(session->callbacks.context, request, (unsigned int)character, text, cursor);
    free(text);
    return isDone;
}

// MARK: - History

void editline_session_set_history_limit(EditlineSession *session, int count) {
    HistEvent event;
    session->library->history(session->history, &event, H_SETSIZE, count);
}

void editline_session_add_history(EditlineSession *session, const char *entry) {
    HistEvent event;
    session->library->history(session->history, &event, H_ENTER, entry);
}

// MARK: - Reading

static void start_line(EditlineSession *session, const char *prompt) {
    set_prompt(&session->prompt, &session->plainPrompt, prompt);
    replace_string(&session->searchPrompt, NULL);
    replace_string(&session->askedText, NULL);
    replace_string(&session->hint, NULL);
    replace_string(&session->colouredText, NULL);
    session->isTextColoured = false;
    session->isCancelled = session->hasEnded = session->isSearching = session->isPainted = false;
    session->needsColor = session->isResized = session->isResizeInjected = false;
    session->injectedKey = session->error = session->hintColumns = 0;
    session->cursorRow = 0;
    session->countBeforeKey = 0;
    session->heldKey = session->lastKey = 0;
    session->columns = editline_terminal_columns();
}

static const char *read_text(EditlineSession *session, int *length) {
    signals_begin(SIGNALS_ALL);
    // Before the prompt appears; otherwise the terminal echoes what is typed at once, and libedit draws it again.
    terminal_enter(session);
    const char *text = session->library->gets(session->editor, length);
    const int saved = errno;
    drawing_end(session, text);
    if (session->canPasteWhole) fputs("\033[?2004l", session->output);
    output_send(session);
    signals_end();
    errno = saved;
    return text;
}

EditlineStatus editline_session_read(EditlineSession *session, const char *prompt, const char **result) {
    start_line(session, prompt);
    int length = 0;
    const char *text = read_text(session, &length);
    *result = NULL;
    if (session->isCancelled) {
        *result = session->discarded != NULL ? session->discarded : "";
        return EDITLINE_CANCELLED;
    }
    // NULL with a count of -1 is an error and with 0 it is Ctrl-D. A hang-up also returns -1 but sets no error.
    if (text == NULL && length < 0 && !session->hasEnded) {
        errno = session->error != 0 ? session->error : errno;
        return EDITLINE_FAILED;
    }
    if (text == NULL) return EDITLINE_END;
    // Removes the newline of Enter. The string belongs to the library, which no longer uses it.
    const size_t last = strlen(text);
    if (last > 0 && text[last - 1] == '\n') ((char *)text)[last - 1] = 0;
    *result = text;
    return EDITLINE_LINE;
}

// MARK: - Prompts, hints and lists

void editline_session_set_right_prompt(EditlineSession *session, const char *text) {
    const char *shown = session->rightPrompt != NULL ? session->rightPrompt : "";
    if (strcmp(shown, text) == 0) return;
    set_prompt(&session->rightPrompt, &session->plainRightPrompt, text);
    session->isRightPromptDrawn = false;
}

void editline_session_set_hint(EditlineSession *session, const char *text) { replace_string(&session->hint, text); }

void editline_session_set_coloured_text(EditlineSession *session, const char *text) {
    replace_string(&session->colouredText, text);
}

void editline_session_set_search_prompt(EditlineSession *session, const char *text) {
    replace_string(&session->searchPrompt, text);
}
