#define _GNU_SOURCE
#include "CEditline.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

// Returns the C library's stream for a descriptor.
static FILE *stream(int descriptor, FILE *standard, const char *mode) {
  return descriptor == fileno(standard) ? standard : fdopen(descriptor, mode);
}

EditLine *ce_open(const char *program, int *knows_terminal) {
  *knows_terminal = 1;
  FILE *input = stream(ce_input(), stdin, "r");
  FILE *output = stream(ce_output(), stdout, "w"), *errors = stream(ce_errors(), stderr, "w");
  if (!input || !output || !errors) return NULL;
  // el_init() prints a message only if it doesn't know the terminal.
  char *messages = NULL;
  size_t size = 0;
  FILE *memory = open_memstream(&messages, &size);
  if (memory == NULL) return NULL;
  EditLine *editor = el_init(program, input, output, memory);
  if (editor != NULL) el_set(editor, EL_SETFP, 2, errors);
  fclose(memory);
  free(messages);
  *knows_terminal = size == 0;
  return editor;
}

void ce_close(EditLine *editor) {
  // el_end() sets the terminal's modes with TCSAFLUSH, which discards unread input. Redirect it to
  // /dev/null, which has no input.
  ce_prepare_terminal(editor, 0);
  FILE *null = fopen("/dev/null", "r");
  if (null == NULL) return;
  el_set(editor, EL_SETFP, 0, null);
  el_end(editor);
  fclose(null);
}

void ce_set_client(EditLine *editor, void *client) { el_set(editor, EL_CLIENTDATA, client); }

void *ce_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

void ce_set_prompt(EditLine *editor, ce_prompt prompt, char literal) {
  el_set(editor, EL_PROMPT_ESC, prompt, literal);
}

static unsigned historyRequests;

// libedit always passes one argument after the operation: a number, a string, or NULL.
static int counted_history(void *lines, HistEvent *event, int operation, ...) {
  va_list arguments;
  va_start(arguments, operation);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  historyRequests++;
  return history(lines, event, operation, argument);
}

void ce_set_history(EditLine *editor, History *lines) {
  el_set(editor, EL_HIST, counted_history, lines);
}

unsigned ce_history_requests(void) { return historyRequests; }

int ce_has_vi_keys(EditLine *editor) {
  const char *keys = NULL;
  return el_get(editor, EL_EDITOR, &keys) == 0 && keys != NULL && strcmp(keys, "vi") == 0;
}

void ce_push_keys(EditLine *editor, const char *keys) { el_push(editor, keys); }

void ce_set_read_key(EditLine *editor, ce_read_key read) { el_set(editor, EL_GETCFN, read); }

void ce_set_keys(EditLine *editor, const char *keys) { el_set(editor, EL_EDITOR, keys); }

void ce_enable_editing(EditLine *editor) { el_set(editor, EL_EDITMODE, 1); }

void ce_disable_terminal_signals(EditLine *editor) {
  el_set(editor, EL_SETTY, "-d", "-isig", NULL);
}

void ce_add_function(
    EditLine *editor, const char *name, const char *help, ce_function function) {
  el_set(editor, EL_ADDFN, name, help, function);
}

void ce_bind(EditLine *editor, const char *key, const char *function) {
  ce_bind_current(editor, key, function);
  ce_bind_alternative(editor, key, function);
}

void ce_bind_alternative(EditLine *editor, const char *key, const char *function) {
  el_set(editor, EL_BIND, "-a", key, function, NULL);
}

char *ce_bindings(EditLine *editor) {
  FILE *output = NULL;
  char *text = NULL;
  size_t size = 0;
  if (el_get(editor, EL_GETFP, 1, &output) != 0) return NULL;
  FILE *memory = open_memstream(&text, &size);
  if (memory == NULL) return NULL;
  el_set(editor, EL_SETFP, 1, memory);
  el_set(editor, EL_BIND, NULL);
  el_set(editor, EL_SETFP, 1, output);
  fclose(memory);
  return text;
}

void ce_bind_current(EditLine *editor, const char *key, const char *function) {
  el_set(editor, EL_BIND, key, function, NULL);
}

void ce_prepare_terminal(EditLine *editor, int editing) {
  el_set(editor, EL_PREP_TERM, editing);
}

void ce_draw(EditLine *editor) { el_set(editor, EL_REFRESH, NULL); }

int ce_history_fill(History *lines, const char *const *texts, int count) {
  HistEvent event;
  if (history(lines, &event, H_CLEAR) < 0) return -1;
  if (history(lines, &event, H_SETSIZE, count) < 0) return -1;
  for (int i = 0; i < count; i++) {
    if (texts[i] != NULL && history(lines, &event, H_ENTER, texts[i]) < 0) return -1;
  }
  return 0;
}

int ce_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
