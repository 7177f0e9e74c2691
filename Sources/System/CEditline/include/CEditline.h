#ifndef CEDITLINE_H
#define CEDITLINE_H

// The parts of Editline that are written in C because Swift cannot import or express them.

#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

#include <histedit.h>

// --- The terminal's descriptors. They are 0, 1 and 2 unless ce_use() sets others.

void ce_use(int input, int output, int errors);
int ce_input(void);
int ce_output(void);
int ce_errors(void);

// --- Editors. el_init() needs streams of the C library. `stdin` and the others are mutable global
// variables, which Swift 6 can't use.

// Creates an editor; `knows_terminal` becomes 0 if libedit doesn't know the terminal in TERM.
EditLine *_Nullable ce_open(const char *_Nonnull program, int *_Nonnull knows_terminal);

// Ends an editor. Unlike el_end(), it leaves unread input for the next program that reads the
// terminal.
void ce_close(EditLine *_Nonnull);

// --- el_set() and el_get() are variadic, so each use has its own function.

typedef char *_Nullable (*ce_prompt)(EditLine *_Nullable);
typedef unsigned char (*ce_function)(EditLine *_Nullable, int);
typedef int (*ce_read_key)(EditLine *_Nullable, wchar_t *_Nullable);

// The object on which the callbacks operate. It is stored in the editor because C functions cannot
// capture it.
void ce_set_client(EditLine *_Nonnull, void *_Nonnull);
void *_Nullable ce_client(EditLine *_Nonnull);

// Sets the callback that returns the prompt. In the prompt, the character `literal` begins and ends
// a sequence that occupies no space on the screen.
void ce_set_prompt(EditLine *_Nonnull, ce_prompt _Nonnull, char literal);
void ce_set_history(EditLine *_Nonnull, History *_Nonnull);

// Returns the number of times that libedit has looked up a line of the history.
unsigned ce_history_requests(void);
void ce_set_read_key(EditLine *_Nonnull, ce_read_key _Nonnull);
void ce_set_keys(EditLine *_Nonnull, const char *_Nonnull keys);

// Turns on editing, even if an .editrc file turned it off. Without editing, typed keys would not be
// displayed.
void ce_enable_editing(EditLine *_Nonnull);

// Makes Ctrl-C and Ctrl-Z ordinary keys while a line is being edited. Otherwise, their signals
// would reach the whole process group.
void ce_disable_terminal_signals(EditLine *_Nonnull);
void ce_add_function(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help, ce_function _Nonnull);

// Binds a key in the current key map and in the alternative key map, which vi's command mode uses.
void ce_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);

// Binds a key in only one of the key maps.
void ce_bind_current(
    EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);
void ce_bind_alternative(
    EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);

// Returns whether the user has chosen vi keys.
int ce_has_vi_keys(EditLine *_Nonnull);

// Makes libedit read keys before those that the user types next.
void ce_push_keys(EditLine *_Nonnull, const char *_Nonnull keys);

// Returns libedit's list of all bindings, one on a line, which the caller frees; NULL if there is
// not enough memory.
char *_Nullable ce_bindings(EditLine *_Nonnull);

// Sets the terminal's modes for the editor (if `editing` is 1) or for other programs (if it is 0).
void ce_prepare_terminal(EditLine *_Nonnull, int editing);

// Draws the prompt and the line at the cursor.
void ce_draw(EditLine *_Nonnull);

// --- history() is variadic.

// Replaces the lines that Up and Ctrl-R find. `lines` is ordered from oldest to newest. Returns -1
// if there is not enough memory.
int ce_history_fill(
    History *_Nonnull, const char *_Nullable const *_Nonnull lines, int count);

// --- wcwidth() is not in the Glibc module. It returns -1 for a character that is not printable.

int ce_width(uint32_t scalar);

// --- Signals. A handler may only touch `volatile sig_atomic_t`, which Swift does not have.
// Each `…_take` function returns whether the signal has arrived since its last call.

// Starts recording SIGINT. While no line is being read, a second SIGINT ends the process unless
// ce_signals_interrupted_take() was called in between.
void ce_signals_watch_interrupt(void);
void ce_signals_unwatch_interrupt(void);

// Called by the signal handler when SIGTERM or SIGHUP arrives while a line is being read, or when
// SIGINT arrives while none is. `isAgain` is 1 if the previous one hasn't been handled. If the
// function returns 0, a second SIGINT ends the process immediately.
typedef int (*ce_ending_signal)(int signal, int isAgain);
void ce_signals_report_ending(ce_ending_signal _Nullable);

// Begins and ends recording SIGTERM, SIGHUP, SIGTSTP, SIGCONT, and SIGWINCH.
void ce_signals_begin_reading(void);
void ce_signals_end_reading(void);

int ce_signals_interrupted_take(void);
int ce_signals_suspended_take(void);
int ce_signals_continued_take(void);
int ce_signals_resized_take(void);

// Returns the number of the signal that asked the process to end, or 0. After this call, SIGTERM
// and SIGHUP are still caught: a terminal that closes sends SIGHUP twice, and the second one must
// not interrupt the cleanup.
int ce_signals_terminated_take(void);

// Stops the process group, as Ctrl-Z does, and returns when it continues. While it is stopped, the
// terminal has its original modes. The modes at the time it continues become the new original
// modes.
void ce_signals_stop(void);

// --- The terminal's original modes. libedit restores modes that it computes itself. After exit()
// or a signal, it restores none, so a terminal on which a line was being read would remain in raw
// mode.

// Saves the modes. After this call, exit(), a crash, and other signals that end the process restore
// them. Ctrl-Z restores them while the process is stopped. When the process continues, it gets its
// own modes back.
void ce_guard_begin(void);

// Restores the modes and ends the guard.
void ce_guard_end(void);

// Stops the terminal from showing what the user types until ce_guard_show_typing(). Does nothing if
// the input isn't a terminal, or if the process is in the background.
void ce_guard_hide_typing(void);
void ce_guard_show_typing(void);

// Restores the modes unless the process is in the background. Like ce_guard_leave(), this function
// is async-signal-safe.
void ce_guard_restore(void);

// Restores the modes and turns off bracketed paste in a process that is about to end.
void ce_guard_leave(void);

// Saves the current modes as the original modes unless the process is in the background.
void ce_guard_keep(void);

// Returns whether another process or the terminal has sent a crash signal to this process. Each
// handler of such a signal calls this function with the signal's si_code and si_pid. It is
// async-signal-safe.
int ce_guard_is_from_outside(int signal, int code, int sender);

// Sets whether bracketed paste is on, so that ce_guard_leave() turns it off.
void ce_guard_pastes(int areMarked);

#endif
