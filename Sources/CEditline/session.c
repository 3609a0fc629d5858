#define _GNU_SOURCE
#include "session.h"
#include "signals.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

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
    free(session->prompt);
    session->prompt = strdup(prompt);
    free(session->rightPromptText);
    session->rightPromptText = NULL;
    session->isCancelled = session->hasEnded = false;
    session->injectedKey = session->error = 0;
}

static const char *read_text(EditlineSession *session, int *length) {
    signals_begin(SIGNALS_ALL);
    // Before the prompt appears, or what is typed at once would be echoed by the terminal and drawn by libedit.
    terminal_enter(session);
    const char *text = session->library->gets(session->editor, length);
    const int saved = errno;
    if (session->canPasteWhole) fputs("\033[?2004l", stdout);
    fflush(stdout);
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
    // NULL with a count of -1 is an error and with 0 it is Ctrl-D; a hang-up says -1 as well but sets no error.
    if (text == NULL && length < 0 && !session->hasEnded) {
        errno = session->error != 0 ? session->error : errno;
        return EDITLINE_FAILED;
    }
    if (text == NULL) return EDITLINE_END;
    // Enter leaves a newline at the end; the string belongs to the library, which is done with it.
    const size_t last = strlen(text);
    if (last > 0 && text[last - 1] == '\n') ((char *)text)[last - 1] = 0;
    *result = text;
    return EDITLINE_LINE;
}

void editline_session_set_right_prompt(EditlineSession *session, const char *text) {
    free(session->rightPrompt);
    session->rightPrompt = strdup(text);
}
